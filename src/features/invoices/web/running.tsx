import { useTranslations } from 'use-intl'

import { PortalButton } from '#src/features/memberships/web/portal-button.tsx'
import { PlanMark, useBought } from '#src/features/orders/web/bought.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import type { Api } from '#src/web/calls/api.ts'
import type { Failed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { OwnPart } from '#src/web/own-part.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'

import { NextPayment } from './next-payment.tsx'

type Membership = Awaited<ReturnType<Api['myMemberships']>>['memberships'][number]

interface RunningProps {
  memberships: { memberships: readonly Membership[] } | Failed
}

/** What will be paid next, and what else runs. Whose payment failed finds that first. */
export function Running({ memberships: read }: RunningProps) {
  const t = useTranslations('invoices.billing')
  return (
    <OwnPart title={t('next')} read={read} failedText={t('failed')} retryLabel={t('retry')}>
      {({ memberships }) => <Parts running={memberships.filter(({ status }) => status !== 'ended')} />}
    </OwnPart>
  )
}

function Parts({ running }: { running: readonly Membership[] }) {
  // Whose free days were used up before has been charged for nothing yet.
  const unpaid = running.filter(({ status, trialEndsAt }) => status === 'past-due' && !trialEndsAt)
  const renewing = running
    .filter(({ status, cancelAtPeriodEnd }) => status === 'active' && !cancelAtPeriodEnd)
    .toSorted((one, other) => one.currentPeriodEnd.localeCompare(other.currentPeriodEnd))
  const others = running.filter(one => !renewing.includes(one) && !unpaid.includes(one))
  const [next, ...later] = renewing
  return (
    <div className="running">
      {unpaid.map(membership => (
        <Unpaid key={membership._id} membership={membership} />
      ))}
      {next && <NextPayment key={next._id} membership={next} />}
      {!next && unpaid.length === 0 && <NoPayment />}
      {later.length + others.length > 0 && (
        <ul className="panel prof-list prof-orders">
          {[...later, ...others].map(membership => (
            <Row key={membership._id} membership={membership} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Unpaid({ membership }: { membership: Membership }) {
  const t = useTranslations('invoices.billing')
  return (
    <Notice tone="error" role="alert">
      <span className="running-unpaid">
        {t('unpaid', { name: membership.name })}
        <PortalButton id={membership._id} isUrgent />
      </span>
    </Notice>
  )
}

function NoPayment() {
  const t = useTranslations('invoices.billing')
  return (
    <div className="panel prof-box">
      <p>
        <b>{t('noNext')}</b> <span className="text-muted">{t('noNextText')}</span>
      </p>
      <Link className={buttonClass({ variant: 'line' })} to="/pricing">
        {t('toPlans')}
      </Link>
    </div>
  )
}

function wordOf({ status, cancelAtPeriodEnd }: Membership) {
  if (cancelAtPeriodEnd) return 'until'
  return status === 'past-due' ? 'opens' : 'renews'
}

function Row({ membership }: { membership: Membership }) {
  const day = useLongDay()
  const t = useTranslations('invoices.billing')
  const name = useBought()({ course: null, plan: membership })
  const { cancelAtPeriodEnd, currentPeriodEnd, paidOnce } = membership
  return (
    <li>
      <span className="media">
        <PlanMark plan={membership} />
      </span>
      <div>
        <b>{name}</b>
        <small>
          <Badge tone={cancelAtPeriodEnd ? 'warning' : 'success'}>
            {t(wordOf(membership), { day: day(currentPeriodEnd) })}
          </Badge>
        </small>
      </div>
      <Link
        className={buttonClass({ size: 'sm' })}
        to="/dashboard/membership"
        aria-label={t(paidOnce ? 'seeOf' : 'manageOf', { name })}
      >
        {t(paidOnce ? 'see' : 'manage')}
      </Link>
    </li>
  )
}
