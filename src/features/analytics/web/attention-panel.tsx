import { CircleCheck } from 'lucide-react'
import { useFormatter, useNow, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { useShortDay } from '#src/web/words/own-days.ts'

import { FailedPart } from './failed-part.tsx'
import type { HomeData } from './types.ts'

import './attention.css'

/** A line of what waits: `count` things of it, and the way to where it is done. */
interface Waiting {
  key: string
  count: number
  title: string
  text: string
  way?: Way
  /** Where more of the same kind waits. */
  others?: readonly (Way & { count: number })[]
}

interface Way {
  to: string
  verb: string
  name: string
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

function Line({ count, title, text, way, others = [] }: Omit<Waiting, 'key'>) {
  const format = useFormatter()
  return (
    <li>
      <b>{format.number(count)}</b>
      <div>
        <b>{title}</b>
        <span dir="auto">{text}</span>
        {others.map(({ to, verb, name, count: more }) => (
          <Link key={to} className="attention-other" to={to} aria-label={`${verb}: ${name}`}>
            <span dir="auto">{name}</span>
            {more > 1 && <b>{format.number(more)}</b>}
          </Link>
        ))}
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
  const shortDay = useShortDay()
  const t = useTranslations('analytics')
  const registrations = useRegistrations()
  const money = useMoney()
  if (hasFailed(attention)) return undefined
  const { failingJobs, drafts } = attention
  const lines: (Waiting | false | null | undefined)[] = [
    ...registrations(attention.registrations),
    ...money(attention.transfersToCheck, attention.paymentsToReview),
    grouped(
      'videos',
      attention.failedVideos.map(({ videoId, title: name }) => ({
        to: `/dashboard/manage-videos/update-video/${videoId}`,
        verb: t('openIt'),
        name,
        count: 1,
        text: name,
      })),
      count => t('failedVideo', { count }),
    ),
    ...failingJobs.map(({ name, count }) => ({
      key: `job${name}`,
      count,
      title: t('failing', { name, count }),
      text: t('failingText'),
    })),
    grouped(
      'deadlines',
      attention.deadlines.map(({ applicationId, name, deadline }) => ({
        to: `/application/${applicationId}`,
        verb: t('viewIt'),
        name,
        count: 1,
        text: `${name}. ${t('deadline', { date: shortDay(deadline) })}`,
      })),
      count => t('deadlines', { count }),
    ),
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

/** Money that waits for somebody: transfers to compare with the account, and payments that fit nothing. */
function useMoney(): (transfers: number, payments: number) => Waiting[] {
  const t = useTranslations('analytics')
  const lineFor = (key: string, count: number, page: string, [title, text]: readonly [string, string]) => ({
    key,
    count,
    title,
    text,
    way: { to: `/dashboard/manage-orders/${page}`, verb: t('viewIt'), name: title },
  })
  return (transfers, payments) =>
    [
      lineFor('transfers', transfers, 'transfers?state=sent', [t('toCheck', { count: transfers }), t('toCheckText')]),
      lineFor('review', payments, 'needs-review', [t('toReview', { count: payments }), t('toReviewText')]),
    ].filter(({ count }) => count > 0)
}

type One = Way & { count: number; text: string }

/** Everything of one kind in one line: what waits longest has its button, the others their names below it. */
function grouped(key: string, all: readonly One[], titleOf: (count: number) => string): Waiting | undefined {
  const [first, ...others] = all
  if (!first) return undefined
  const { text, ...way } = first
  const count = all.reduce((sum, one) => sum + one.count, 0)
  return { key, count, title: titleOf(count), text, way, others }
}

type Registrations = Exclude<HomeData['attention'], Failed>['registrations']

/** Those of clubs and those of coaches, whichever wait longer first. */
function useRegistrations(): (all: Registrations) => (Waiting | undefined)[] {
  const t = useTranslations('analytics')
  const format = useFormatter()
  const now = useNow()
  const oneOf = ({ applicationId, kind, name, pending, oldestAt }: Registrations[number]) => ({
    to: `/dashboard/manage-applications/${kind}/${applicationId}?status=pending`,
    verb: t('review'),
    name,
    count: pending,
    text: t('oldest', { name, age: format.relativeTime(new Date(oldestAt), now) }),
  })
  return all =>
    [...new Set(all.map(({ kind }) => kind))].map(kind =>
      grouped(kind, all.filter(one => one.kind === kind).map(oneOf), count => t(kind, { count })),
    )
}

const editors = {
  course: (id: string) => `/dashboard/manage-courses/update-course/${id}`,
  blog: (id: string) => `/dashboard/manage-blogs/update-blog/${id}`,
  research: (id: string) => `/dashboard/manage-researches/update-research/${id}`,
}
