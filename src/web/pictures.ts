// Stored pictures come in three widths beside each other: …/480.avif, …/960.avif, …/1440.avif.
const WIDTHS_PX = [480, 960, 1440] as const
const MIDDLE = /\/960\.(avif|webp|jpg)$/

export type PictureFiles = {
  readonly src: string
  readonly srcSet?: string
  /** The widest file, for a view in full size. */
  readonly full: string
}

/** @param url address of a stored picture @returns its files by width; one file alone when it has no siblings */
export function pictureFiles(url: string): PictureFiles {
  const [ending, type = ''] = MIDDLE.exec(url) ?? []
  if (!ending) return { src: url, full: url }
  const at = (width: number) => `${url.slice(0, -ending.length)}/${width}.${type}`
  return { src: url, srcSet: WIDTHS_PX.map(width => `${at(width)} ${width}w`).join(', '), full: at(1440) }
}
