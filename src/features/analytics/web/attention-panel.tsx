import { CircleCheck } from 'lucide-react'
import { useFormatter, useNow, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { shortDay } from '#src/web/words/days.ts'

import { FailedPart } from './failed-part.tsx'
import type { HomeData } from './types.ts'

import './attention.css'

/** A line of what waits: `count` things of it, and the way to where it is done. */
interface Waiting {
  key: string
  count: number
  title: string
  text: string
  way?: { to: string; verb: string; name: string }
}

/** So many lines stand open; the rest below a word. */
const LINES = 6

/** What waits for somebody today, each with the way to it. */
export function AttentionPanel({ attention }: Pick<HomeData, 'attention'>) {
  const t = useTranslations('analytics')
  const format = useFormatter()
  const waiting = useWaiting(attention)
  return (
    <section className="panel attention">
      <header>
        <h2>{t('attention')}</h2>
        {waiting && waiting.length > 0 && <Badge plain>{format.number(sumOf(waiting))}</Badge>}
      </header>
      {waiting ? <Lines waiting={waiting} /> : <FailedPart />}
    </section>
  )
}

const sumOf = (waiting: readonly Waiting[]): number => waiting.reduce((sum, { count }) => sum + count, 0)

function Lines({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useTranslations('analytics')
  if (waiting.length === 0)
    return (
      <p className="attention-none">
        <CircleCheck />
        <span>
          <b>{t('nothing')}</b>
          {t('nothingText')}
        </span>
      </p>
    )
  const rest = waiting.slice(LINES)
  return (
    <>
      <ul>{waiting.slice(0, LINES).map(lineOf)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{t('moreWaiting', { count: rest.length })}</summary>
          <ul>{rest.map(lineOf)}</ul>
        </details>
      )}
    </>
  )
}

const lineOf = ({ key, ...line }: Waiting) => <Line key={key} {...line} />

function Line({ count, title, text, way }: Omit<Waiting, 'key'>) {
  const format = useFormatter()
  return (
    <li>
      <b>{format.number(count)}</b>
      <div>
        <b>{title}</b>
        <span dir="auto">{text}</span>
      </div>
      {way && (
        <Link className={buttonClass({ size: 'sm' })} to={way.to} aria-label={`${way.verb}: ${way.name}`}>
          {way.verb}
        </Link>
      )}
    </li>
  )
}

function useWaiting(attention: HomeData['attention']): Waiting[] | undefined {
  const t = useTranslations('analytics')
  const format = useFormatter()
  const now = useNow()
  if (hasFailed(attention)) return undefined
  const { registrations, deadlines, paymentsToReview, failingJobs, failedVideos, drafts } = attention
  const lines: (Waiting | false | null)[] = [
    ...registrations.map(({ applicationId, kind, name, pending, oldestAt }) => ({
      key: `${kind}${applicationId}`,
      count: pending,
      title: t(kind, { count: pending }),
      text: t('oldest', { name, age: format.relativeTime(new Date(oldestAt), now) }),
      way: { to: `/dashboard/manage-applications/${kind}/${applicationId}?status=pending`, verb: t('review'), name },
    })),
    paymentsToReview > 0 && {
      key: 'review',
      count: paymentsToReview,
      title: t('toReview', { count: paymentsToReview }),
      text: t('toReviewText'),
      way: {
        to: '/dashboard/manage-orders/needs-review',
        verb: t('viewIt'),
        name: t('toReview', { count: paymentsToReview }),
      },
    },
    ...failedVideos.map(({ videoId, title }) => ({
      key: `video${videoId}`,
      count: 1,
      title: t('failedVideo'),
      text: title,
      way: { to: `/dashboard/manage-videos/update-video/${videoId}`, verb: t('openIt'), name: title },
    })),
    ...failingJobs.map(({ name, count }) => ({
      key: `job${name}`,
      count,
      title: t('failing', { name, count }),
      text: t('failingText'),
    })),
    ...deadlines.map(({ applicationId, name, deadline }) => ({
      key: `deadline${applicationId}`,
      count: 1,
      title: t('deadline', { date: shortDay.format(new Date(deadline)) }),
      text: name,
      way: { to: `/application/${applicationId}`, verb: t('viewIt'), name },
    })),
    drafts.oldest && {
      key: 'drafts',
      count: drafts.count,
      title: t('drafts', { count: drafts.count }),
      text: t('oldestDraft', { title: drafts.oldest.title }),
      way: { to: editors[drafts.oldest.kind](drafts.oldest.id), verb: t('openIt'), name: drafts.oldest.title },
    },
  ]
  return lines.filter(line => !!line)
}

const editors = {
  course: (id: string) => `/dashboard/manage-courses/update-course/${id}`,
  blog: (id: string) => `/dashboard/manage-blogs/update-blog/${id}`,
  research: (id: string) => `/dashboard/manage-researches/update-research/${id}`,
}
