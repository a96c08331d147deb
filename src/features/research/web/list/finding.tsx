import { useTranslations } from 'use-intl'

import { dayOf, type CardResearch } from '../research.ts'

/** What a row begins with: the number that stands for the paper and what it is of, or else the year of the paper. */
export function Finding({ research }: { research: CardResearch }) {
  const { finding, findingNote } = research
  return (
    <p className="finding">
      <Numeral text={finding || dayOf(research).slice(0, 4)} />
      {finding && findingNote && <span>{findingNote}</span>}
    </p>
  )
}

/** With the spaces beside them, which are as small as they are. */
const WORDS = /(\s*\p{L}[^\d\s]*\s*)/u

/** Its words and its unit stand smaller than its numbers: `1.6 cm`, `22 to 53`. */
export function Numeral({ text }: { text: string }) {
  const t = useTranslations('research')
  return (
    <b dir="ltr">
      <span className="sr-only">{t('finding')} </span>
      {text.split(WORDS).map((part, index) => (index % 2 === 1 ? <small key={index}>{part}</small> : part))}
    </b>
  )
}
