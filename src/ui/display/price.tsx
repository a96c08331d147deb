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
    <span className={clsx('price', className)} data-word={hasNumerals(now) ? undefined : ''}>
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

const hasNumerals = (text: string): boolean => /\p{N}/u.test(text)

/** Words beside numerals, such as those of a currency or of a tax that is added, in their own voice; a word alone, such as "Free", stays whole. */
function Sum({ text }: { text: string }) {
  if (!hasNumerals(text)) return text
  return text.split(/( \+ .+|\p{L}+)/u).map((part, index) =>
    index % 2 ? (
      <span key={part} className={part[0] === ' ' ? 'plus' : 'unit'}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
