import clsx from 'clsx'

export interface PriceProps {
  /** Formatted, with its currency. */
  now: string
  /** The price before the discount, formatted. */
  before?: string | undefined
  /** Read out before the old price, such as "before". Needed with `before`. */
  beforeLabel?: string | undefined
  className?: string | undefined
}

export function Price({ now, before, beforeLabel, className }: PriceProps) {
  return (
    <span className={clsx('price', className)}>
      <bdi>{now}</bdi>
      {before && (
        <>
          {beforeLabel && <span className="sr-only"> {beforeLabel} </span>}
          <s>
            <bdi>{before}</bdi>
          </s>
        </>
      )}
    </span>
  )
}
