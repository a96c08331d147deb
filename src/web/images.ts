// A stored image lies in several widths beside each other, such as …/480.avif, …/960.avif, …/1440.avif. The address
// that is stored is that of one of them, and says by its width which others there are.
const SETS_PX: Readonly<Record<string, readonly number[]>> = {
  600: [300, 600, 1200],
  640: [640, 1280],
  960: [480, 960, 1440],
}
const STORED = /\/(\d+)\.(avif|webp|jpg)$/

export type ImageFiles = {
  readonly src: string
  readonly srcSet?: string
  /** The widest file, for a view in full size. */
  readonly full: string
}

/** @param url address of a stored image @returns its files by width; one file alone when it has no siblings */
export function imageFiles(url: string): ImageFiles {
  const [ending = '', stored = '', type = ''] = STORED.exec(url) ?? []
  const widths = SETS_PX[stored]
  if (!widths) return { src: url, full: url }
  const at = (width: number) => `${url.slice(0, -ending.length)}/${width}.${type}`
  const srcSet = widths.map(width => `${at(width)} ${width}w`).join(', ')
  return { src: url, srcSet, full: at(Math.max(...widths)) }
}
