import { useTranslations } from 'use-intl'

import { useAmount } from '#src/web/words/prices.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import type { UserDetail } from './user.tsx'

import './user-numbers.css'

const counted = ['courses', 'orders', 'certificates', 'memberships'] as const

/** A person in numbers: what they spent, how much they have of each kind, and when they were here. */
export function UserNumbers({ detail }: { detail: UserDetail }) {
  const t = useTranslations('managers.users')
  const amount = useAmount()
  const seen = lastSeen(detail)
  return (
    <dl className="user-numbers">
      <div>
        <dt>{t('spent')}</dt>
        <dd>{amount(detail.spent)}</dd>
      </div>
      {counted.map(kind => (
        <div key={kind} data-none={detail[kind].length === 0}>
          <dt>{t(kind)}</dt>
          <dd>{detail[kind].length}</dd>
        </div>
      ))}
      <div>
        <dt>{t('lastSeen')}</dt>
        <dd className="user-seen">{seen ? <TimeAgo instant={seen} /> : t('notSeen')}</dd>
      </div>
    </dl>
  )
}

/** The newest sign of life that is known: of a browser that is signed in, or of a lesson that was watched. */
const lastSeen = ({ sessions, courses }: UserDetail): string | undefined =>
  [...sessions.map(({ lastSeenAt }) => lastSeenAt), ...courses.flatMap(({ lastWatchedAt }) => lastWatchedAt ?? [])]
    .toSorted()
    .at(-1)
