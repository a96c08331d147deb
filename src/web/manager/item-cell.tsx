import clsx from 'clsx'
import { Image } from 'lucide-react'
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
  className?: string
}

/** The first cell of a row: the thing's image and name, which begins where its own letters begin. */
export function ItemCell({ to, name, image, hasImage, picture, className }: ItemCellProps) {
  return (
    <Link className={clsx('manager-thing', className)} to={to}>
      {picture}
      {hasImage &&
        (image ? (
          <img className="manager-thumb" src={image} alt="" width={56} height={32} loading="lazy" />
        ) : (
          <i className="manager-thumb">
            <Image />
          </i>
        ))}
      <span dir="auto">{name}</span>
    </Link>
  )
}
