import { CalendarClock, CircleCheck, ClipboardList, CreditCard, RotateCcw, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { shortDay } from '#src/web/words/days.ts'

import { FailedPart } from './failed-part.tsx'
import type { HomeData } from './types.ts'

/** A line of what waits; `count` things of it. */
type Waiting = { key: string; Icon: LucideIcon; count: number; title: string; text: string; action?: ReactNode }

/** What waits for somebody today, each with the way to it. */
export function AttentionPanel({ attention }: Pick<HomeData, 'attention'>) {
  const t = useTranslations('analytics')
  const format = useFormatter()
  const waiting = useWaiting(attention)
  return (
    <section className="panel chart-panel attention">
      <header>
        <div>
          <h2>{t('attention')}</h2>
          <p>{t('attentionText')}</p>
        </div>
        {waiting && waiting.length > 0 && <Badge plain>{format.number(sumOf(waiting))}</Badge>}
      </header>
      {!waiting && <FailedPart />}
      {waiting?.length === 0 && (
        <p className="attention-none">
          <CircleCheck />
          <span>
            <b>{t('nothing')}</b>
            {t('nothingText')}
          </span>
        </p>
      )}
      <ul>
        {waiting?.map(({ key, Icon, title, text, action }) => (
          <li key={key}>
            <Icon />
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
            {action}
          </li>
        ))}
      </ul>
    </section>
  )
}

const sumOf = (waiting: readonly Waiting[]): number => waiting.reduce((sum, { count }) => sum + count, 0)

function useWaiting(attention: HomeData['attention']): Waiting[] | undefined {
  const t = useTranslations('analytics')
  const format = useFormatter()
  const now = useNow()
  if (hasFailed(attention)) return undefined
  const { registrations, deadlines, paymentsToReview, failingJobs } = attention
  const go = (to: string, text: string, name: string) => (
    <Link className={buttonClass({ size: 'sm' })} to={to} aria-label={`${text}: ${name}`}>
      {text}
    </Link>
  )
  return [
    ...registrations.map(({ applicationId, kind, name, pending, oldestAt }) => ({
      key: `${kind}${applicationId}`,
      Icon: ClipboardList,
      count: pending,
      title: t(kind, { count: pending }),
      text: t('oldest', { name, age: format.relativeTime(new Date(oldestAt), now) }),
      action: go(`/dashboard/manage-applications/${kind}/${applicationId}?status=pending`, t('review'), name),
    })),
    ...deadlines.map(({ applicationId, name, deadline }) => ({
      key: `deadline${applicationId}`,
      Icon: CalendarClock,
      count: 1,
      title: t('deadline', { date: shortDay.format(new Date(deadline)) }),
      text: name,
      action: go(`/application/${applicationId}`, t('viewIt'), name),
    })),
    ...(paymentsToReview > 0
      ? [
          {
            key: 'review',
            Icon: CreditCard,
            count: paymentsToReview,
            title: t('toReview', { count: paymentsToReview }),
            text: t('toReviewText'),
            action: go(
              '/dashboard/manage-orders/needs-review',
              t('toReviewLook'),
              t('toReview', { count: paymentsToReview }),
            ),
          },
        ]
      : []),
    ...failingJobs.map(({ name, count }) => ({
      key: `job${name}`,
      Icon: RotateCcw,
      count,
      title: t('failing', { name, count }),
      text: t('failingText'),
    })),
  ]
}
