import { Star } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'

const five = [1, 2, 3, 4, 5]

export interface StarsProps {
  /** 0 to 5, rounded to half stars. */
  value: number
  /** Such as "4 of 5 stars". */
  label: string
  /** px of one star; 16 unless told. */
  size?: number | undefined
}

export function Stars({ value, label, size = 16 }: StarsProps) {
  const style: CSSProperties & { '--star-size': string } = { '--star-size': `${size}px` }
  return (
    <span className="stars" role="img" aria-label={label} style={style}>
      {five.map(star => (
        <OneStar key={star} share={Math.min(1, Math.max(0, Math.round(value * 2) / 2 - star + 1))} />
      ))}
    </span>
  )
}

/** A star that is full, empty, or full in the half that is read first. */
function OneStar({ share }: { share: number }) {
  if (share === 0 || share === 1) return <Star className={share ? undefined : 'off'} />
  return (
    <span className="half">
      <Star className="off" />
      <span>
        <Star />
      </span>
    </span>
  )
}

export interface RatingSummaryProps {
  /** The average as text, such as "4.8". */
  value: string
  /** How many rated, as text, such as "(212)". */
  count?: ReactNode
  /** Read out before the number, such as "Rated". */
  label: string
}

/** One star, the average and the count, for the row under a card. */
export function RatingSummary({ value, count, label }: RatingSummaryProps) {
  return (
    <span className="rate">
      <Star />
      <span className="sr-only">{label} </span>
      <b>{value}</b> {count}
    </span>
  )
}

export interface RatingInputProps {
  /** The accessible name of the group. */
  label: string
  /** 1 to 5, or 0 for none yet. */
  value: number
  onChange: (value: number) => void
  /** Returns the name of one star, such as "3 stars". */
  starLabel: (stars: number) => string
  disabled?: boolean | undefined
}

/** Five radio buttons: arrow keys move the choice, as in every radio group. */
export function RatingInput({ label, value, onChange, starLabel, disabled }: RatingInputProps) {
  const name = useId()
  return (
    <fieldset className="rating-input" disabled={disabled}>
      <legend className="sr-only">{label}</legend>
      {five.map(star => (
        <label key={star}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            aria-label={starLabel(star)}
            onChange={() => onChange(star)}
          />
          <Star />
        </label>
      ))}
    </fieldset>
  )
}
