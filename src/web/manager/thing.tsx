import { Link } from 'react-router'

interface ThingProps {
  /** Its update screen. */
  to: string
  name: string
  image?: string | null
  /** Things of this kind have pictures: one that lacks its own keeps the place. */
  hasImage?: boolean
}

/** The first cell of a row: the thing's picture and name. */
export function Thing({ to, name, image, hasImage }: ThingProps) {
  return (
    <Link className="manager-thing" to={to}>
      {hasImage &&
        (image ? (
          <img className="manager-thumb" src={image} alt="" width={56} height={32} loading="lazy" />
        ) : (
          <i className="manager-thumb" />
        ))}
      <span>{name}</span>
    </Link>
  )
}
