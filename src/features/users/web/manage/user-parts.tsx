import { Monitor, Plus, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { MemberState } from '#src/features/memberships/web/manage/member-state.tsx'
import { OrderState } from '#src/features/orders/web/manage/order-state.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { useShortDay } from '#src/web/words/own-days.ts'
import { useAmount, usePrice } from '#src/web/words/prices.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import { EndMembershipPrompt } from './end-membership-prompt.tsx'
import { GiveMembershipDialog } from './give-membership-dialog.tsx'
import { Part } from './part.tsx'
import type { UserDetail } from './user.tsx'

/** A day as these lists say it. */
export function Day({ instant }: { instant: string }) {
  const shortDay = useShortDay()
  return <time dateTime={instant}>{shortDay(instant)}</time>
}

export function Orders({ orders }: Pick<UserDetail, 'orders'>) {
  const t = useTranslations('managers.users')
  const money = useAmount()
  return (
    <Part title={t('orders')} count={orders.length}>
      {orders.map(({ _id, course, plan, amount, createdAt, ...order }) => (
        <li key={_id}>
          <div>
            <Link to={`/dashboard/manage-orders/${_id}`} dir="auto">
              {plan ? t(`plans.${plan.duration}`, { name: plan.name }) : course}
            </Link>
            <small>
              <Day instant={createdAt} />
            </small>
          </div>
          <span className="num">{money(amount, order.currency)}</span>
          <OrderState order={order} />
        </li>
      ))}
    </Part>
  )
}

export function Memberships({ memberships, user }: Pick<UserDetail, 'memberships' | 'user'>) {
  const t = useTranslations('managers.users')
  const [endingId, setEnding] = useAsked<string>(id =>
    memberships.some(({ _id, status }) => _id === id && status !== 'ended'),
  )
  const [isGiving, setGiving] = useState(false)
  const ending = memberships.find(({ _id }) => _id === endingId)
  const nameOf = ({ duration, name }: UserDetail['memberships'][number]) => t(`plans.${duration}`, { name })
  return (
    <>
      <Part
        title={t('memberships')}
        count={memberships.length}
        {...(user.erasedAt === null && {
          none: t('noMemberships'),
          action: (
            <Button size="sm" onClick={() => setGiving(true)}>
              <Plus />
              {t('give')}
            </Button>
          ),
        })}
      >
        {memberships.map(membership => (
          <li key={membership._id}>
            <div>
              <b>{nameOf(membership)}</b>
              <small>
                <Period {...membership} />
              </small>
            </div>
            <MemberState {...membership} />
            {membership.state !== 'over' && membership.paidBy !== 'place' && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('endNamed', { plan: nameOf(membership) })}
                onClick={() => setEnding(membership._id)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </Part>
      {isGiving && (
        <GiveMembershipDialog id={user._id} name={user.name ?? t('erased')} onClose={() => setGiving(false)} />
      )}
      {ending && (
        <EndMembershipPrompt
          membership={ending}
          plan={nameOf(ending)}
          user={user.name ?? t('erased')}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

function Period({ startedAt, endedAt, currentPeriodEnd, state, paidBy, ...paid }: UserDetail['memberships'][number]) {
  const t = useTranslations('managers.users')
  const price = usePrice()
  const day = useShortDay()
  if (state === 'over') return t('was', { from: day(startedAt), to: day(endedAt ?? currentPeriodEnd) })
  const period = { from: day(startedAt), to: day(currentPeriodEnd) }
  if (paidBy === 'given') return t('givenUntil', period)
  if (paidBy !== 'card') return t('paidUntil', { ...period, by: paidBy })
  if (state === 'ending') return t('ends', period)
  if (state === 'past-due') return t(paid.trialEndsAt ? 'trialUsed' : 'unpaidSince', period)
  return t('renews', { ...period, price: price(paid.payable, paid.currency) })
}

const phones = new Set(['iPhone', 'iPad', 'Android'])

/** Where somebody is signed in just now. */
export function Sessions({ sessions }: Pick<UserDetail, 'sessions'>) {
  const t = useTranslations('managers.users')
  const devices = useTranslations('profile.sessions')
  return (
    <Part title={t('sessions')} count={sessions.length}>
      {sessions.map(({ _id, browser, system, createdAt, lastSeenAt }) => (
        <li key={_id}>
          {phones.has(system ?? '') ? <Smartphone aria-hidden="true" /> : <Monitor aria-hidden="true" />}
          <div>
            <b>
              {browser && system ? devices('named', { browser, system }) : (browser ?? system ?? devices('unknown'))}
            </b>
            <small>
              {devices('seen')} <TimeAgo instant={lastSeenAt} /> · {t('signedIn')} <Day instant={createdAt} />
            </small>
          </div>
        </li>
      ))}
    </Part>
  )
}

const kinds = ['orders', 'memberships', 'certificates'] as const

/** What somebody has none of, in one line instead of a card for each. */
export function Nothing({ detail }: { detail: UserDetail }) {
  const t = useTranslations('managers.users')
  const format = useFormatter()
  // Its own part says that there is none, as long as one may be given.
  const isSaid = (kind: (typeof kinds)[number]) => kind === 'memberships' && detail.user.erasedAt === null
  const missing = kinds.filter(kind => detail[kind].length === 0 && !isSaid(kind))
  const isOut = detail.sessions.length === 0
  if (missing.length === 0 && !isOut) return null
  const things = format.list(
    missing.map(kind => t(`noneOf.${kind}`)),
    { type: 'disjunction' },
  )
  return (
    <p className="user-nothing">
      {missing.length > 0 && t('none', { things })} {isOut && t(detail.user.erasedAt ? 'noAccount' : 'noSessions')}
    </p>
  )
}
