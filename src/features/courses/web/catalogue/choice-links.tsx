import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Link } from '#src/web/links/link.tsx'

import { LevelMark } from '../course/course-facts.tsx'
import { addressOf, type Filters, lengths, levels } from './filters.ts'

/** All courses, or those of one level: each one press away, and in the address. */
export function LevelLinks({ filters }: { filters: Filters }) {
  const t = useTranslations('courses')
  return (
    <ChoiceLinks
      label={t('level')}
      any={t('anyLevel')}
      choices={levels.map(level => ({ value: level, content: <LevelMark level={level} /> }))}
      chosen={filters.level}
      at={level => addressOf({ ...filters, level, page: 1 })}
    />
  )
}

/** The same of how long courses take. */
export function LengthLinks({ filters }: { filters: Filters }) {
  const t = useTranslations('courses')
  return (
    <ChoiceLinks
      label={t('length')}
      any={t('anyLength')}
      choices={lengths.map(length => ({ value: length, content: t(`lengths.${length}`) }))}
      chosen={filters.length}
      at={length => addressOf({ ...filters, length, page: 1 })}
    />
  )
}

interface ChoiceLinksProps<V extends string> {
  label: string
  /** Takes all of them. */
  any: string
  choices: readonly { value: V; content: ReactNode }[]
  chosen: V | undefined
  /** Where the courses of a choice are listed. */
  at: (value?: V) => string
}

function ChoiceLinks<V extends string>({ label, any, choices, chosen, at }: ChoiceLinksProps<V>) {
  const current = (isCurrent: boolean) => (isCurrent ? 'true' : undefined)
  return (
    <nav className="choice-links" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <Link to={at()} aria-current={current(!chosen)} preventScrollReset>
        {any}
      </Link>
      {choices.map(({ value, content }) => (
        <Link key={value} to={at(value)} aria-current={current(value === chosen)} preventScrollReset>
          {content}
        </Link>
      ))}
    </nav>
  )
}
