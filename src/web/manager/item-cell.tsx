import type { ReactNode } from 'react'

import { Link } from '#src/web/links/link.tsx'

interface ItemCellProps {
  /** Its update screen. */
  to: string
  name: string
  image?: string | null
  /** Things of this kind have images: one that lacks its own keeps the place. */
  hasImage?: boolean
  /** What stands in the place of an image. */
  picture?: ReactNode
}

/** The first cell of a row: the thing's image and name, which begins where its own letters begin. */
export function ItemCell({ to, name, image, hasImage, picture }: ItemCellProps) {
  return (
    <Link className="manager-thing" to={to}>
      {picture}
      {hasImage &&
        (image ? (
          <img className="manager-thumb" src={image} alt="" width={56} height={32} loading="lazy" />
        ) : (
          <i className="manager-thumb" />
        ))}
      <span dir="auto">{name}</span>
    </Link>
  )
}
