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
      <bdi>
        <Sum text={now} />
      </bdi>
      {before && (
        <>
          {beforeLabel && <span className="sr-only"> {beforeLabel} </span>}
          <s>
            <bdi>
              <Sum text={before} />
            </bdi>
          </s>
        </>
      )}
    </span>
  )
}

/** Words, such as those of a currency, in their own voice beside the numerals. */
function Sum({ text }: { text: string }) {
  return text.split(/(\p{L}+)/u).map((part, index) =>
    index % 2 ? (
      <span key={part} className="unit">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
