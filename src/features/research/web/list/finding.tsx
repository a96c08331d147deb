import { useTranslations } from 'use-intl'

import { noBreak } from '#src/ui/display/no-break.ts'

import { dayOf, type CardResearch } from '../research.ts'

interface FindingProps {
  research: Pick<CardResearch, 'finding' | 'findingNote' | 'publishedOn' | 'createdAt'>
  /** A paper without a finding shows its year. */
  orYear?: boolean
  /** The figure beside it carries both: they are only said. */
  isDrawn?: boolean
}

/** The number that stands for a paper, and what it is of. */
export function Finding({ research, orYear = false, isDrawn = false }: FindingProps) {
  const { finding, findingNote } = research
  if (!finding && !orYear) return null
  return (
    <p className={isDrawn ? 'sr-only' : 'finding'}>
      {finding ? <Numeral text={finding} /> : <b>{dayOf(research).slice(0, 4)}</b>}
      {finding && findingNote && <span>{noBreak(findingNote)}</span>}
    </p>
  )
}

/** What follows a number, with the spaces beside it, which are as small as it is. */
const WORDS = /((?<=\d)\s*[%‰°\p{L}][^\d\s]*\s*)/u

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
