import { Link } from '#src/web/links/link.tsx'

interface ItemCellProps {
  /** Its update screen. */
  to: string
  name: string
  image?: string | null
  /** Things of this kind have images: one that lacks its own keeps the place. */
  hasImage?: boolean
}

/** The first cell of a row: the thing's image and name, which begins where its own letters begin. */
export function ItemCell({ to, name, image, hasImage }: ItemCellProps) {
  return (
    <Link className="manager-thing" to={to}>
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
