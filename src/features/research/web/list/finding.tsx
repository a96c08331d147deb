import { useTranslations } from 'use-intl'

import { dayOf, type CardResearch } from '../research.ts'

interface FindingProps {
  research: Pick<CardResearch, 'finding' | 'findingNote' | 'publishedOn' | 'createdAt'>
  /** A paper without a finding shows its year. */
  orYear?: boolean
}

/** The number that stands for a paper, and what it is of. */
export function Finding({ research, orYear = false }: FindingProps) {
  const { finding, findingNote } = research
  if (!finding && !orYear) return null
  return (
    <p className="finding">
      {finding ? <Numeral text={finding} /> : <b>{dayOf(research).slice(0, 4)}</b>}
      {finding && findingNote && <span>{findingNote}</span>}
    </p>
  )
}

/** With the spaces beside them, which are as small as they are. */
const WORDS = /(\s*\p{L}[^\d\s]*\s*)/u

/** Its words and its unit stand smaller than its numbers: `1.6 cm`, `22 to 53`. */
function Numeral({ text }: { text: string }) {
  const t = useTranslations('research')
  return (
    <b dir="ltr">
      <span className="sr-only">{t('finding')} </span>
      {text.split(WORDS).map((part, index) => (index % 2 === 1 ? <small key={index}>{part}</small> : part))}
    </b>
  )
}
