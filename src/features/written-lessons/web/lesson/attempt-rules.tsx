import { useFormatter, useTranslations } from 'use-intl'

import { useHydrated } from '#src/web/forms/form.ts'

import type { OpenLesson } from '../loaders.ts'

/** What it takes to pass, and how often one may still try. */
export function AttemptRules({ lesson }: { lesson: OpenLesson }) {
  const t = useTranslations('lessons')
  const format = useFormatter()
  // The server does not know what the clock says where somebody reads.
  const isAlive = useHydrated()
  const { passPercent, attemptsLeft, attemptsPerDay, opensAgainAt } = lesson
  const opens = opensAgainAt === null ? undefined : new Date(opensAgainAt)
  return (
    <p className="lesson-rules">
      {t('pass', { percent: passPercent })}{' '}
      {attemptsLeft === null || attemptsPerDay === null
        ? t('asOften')
        : t('attemptsLeft', { left: attemptsLeft, count: attemptsPerDay })}{' '}
      {opens &&
        isAlive &&
        t('opensAgain', { time: format.dateTime(opens, { dateStyle: 'medium', timeStyle: 'short' }) })}
    </p>
  )
}
