import type { ReactNode } from 'react'

export interface PictureProps {
  src: string
  /** Empty for decoration. */
  alt: string
  /** px of the file; they reserve the place before it arrives. */
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Better formats first, such as `<source type="image/avif" srcSet=… />`. */
  sources?: ReactNode
  /** The image the first paint waits for: loaded at once and first. At most one on a page, as a phone shows no more. */
  priority?: boolean | undefined
  /** True for one that stands beside it in the first view: loaded at once, but after it. */
  eager?: boolean | undefined
  /** Address of a few seconds of video, which play in its place while a mouse rests there (`watchGlimpses`). */
  glimpse?: string | undefined
  /** A drawing on white paper: by night it is light on dark. */
  onPaper?: boolean | undefined
}

export function Picture({ src, alt, width, height, srcSet, sizes, sources, glimpse, onPaper, ...view }: PictureProps) {
  const { priority, eager = priority } = view
  return (
    <picture className={onPaper ? 'on-paper' : undefined}>
      {sources}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        data-glimpse={glimpse}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
