import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { PlanCourses } from '#src/features/courses/web/course/plan-courses.tsx'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { api } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useAmount, usePrice } from '#src/web/words/prices.ts'

import type { membershipLoader } from './own-loader.ts'
import { PortalButton } from './portal-button.tsx'
import { useAction } from './use-action.ts'

export type Membership = Awaited<ReturnType<typeof membershipLoader>>['memberships'][number]

const states = {
  trial: { tone: 'success', word: 'statusTrial', next: 'firstPayment' },
  trialUsed: { tone: 'warning', word: 'statusTrialUsed', next: 'firstPayment' },
  unpaid: { tone: 'error', word: 'statusUnpaid', next: undefined },
  ending: { tone: 'warning', word: 'statusEnding', next: undefined },
  renewing: { tone: 'success', word: 'statusActive', next: 'renewsOn' },
} as const

function stateOf({ status, cancelAtPeriodEnd, trialEndsAt }: Membership): keyof typeof states {
  if (status === 'past-due') return trialEndsAt ? 'trialUsed' : 'unpaid'
  if (cancelAtPeriodEnd) return 'ending'
  return trialEndsAt ? 'trial' : 'renewing'
}

interface MembershipCardProps {
  membership: Membership
  /** The name of the membership that renews, this one or another: beside it none that ends can be kept. */
  renewing: string | undefined
}

export function MembershipCard({ membership, renewing }: MembershipCardProps) {
  const day = useLongDay()
  const t = useTranslations('memberships')
  const price = useOwnPrice()
  const bill = useAmount()
  const { name, payable, lastPaid, startedAt, currentPeriodEnd, cancelAtPeriodEnd } = membership
  const state = stateOf(membership)
  const { tone, word, next } = states[state]
  const isReplaced = cancelAtPeriodEnd && renewing !== undefined
  const isUnpaid = state === 'unpaid'
  return (
    <section className="panel membership" aria-labelledby={membership._id}>
      <div className="membership-name">
        <h2 id={membership._id}>{name}</h2>
        <Badge tone={tone}>{t(word, { day: day(currentPeriodEnd) })}</Badge>
      </div>
      {isUnpaid && (
        <Notice tone="error" role="alert">
          {t('unpaid')}
        </Notice>
      )}
      {state === 'trialUsed' && <p className="text-muted">{t('trialUsed')}</p>}
      <dl>
        {!cancelAtPeriodEnd && <Fact name={t('price')}>{price(membership)}</Fact>}
        {lastPaid !== null && lastPaid !== payable && (
          <Fact name={t('lastBill')}>{bill(lastPaid, membership.currency)}</Fact>
        )}
        <Fact name={t('opens')}>
          <PlanCourses {...membership} />
        </Fact>
        <Fact name={t('since')}>
          <time dateTime={startedAt}>{day(startedAt)}</time>
        </Fact>
        {next && (
          <Fact name={t(next)}>
            <time dateTime={currentPeriodEnd}>{day(currentPeriodEnd)}</time>
          </Fact>
        )}
      </dl>
      {isReplaced && <p className="text-muted">{t('replaced', { name: renewing })}</p>}
      <Actions membership={membership} isReplaced={isReplaced} />
    </section>
  )
}

/** What can be done with it: one that is not paid, or ends, moves to no other plan. */
function Actions({ membership, isReplaced }: { membership: Membership; isReplaced: boolean }) {
  const t = useTranslations('memberships')
  const isUnpaid = membership.status === 'past-due'
  return (
    <div className="membership-actions">
      <PortalButton id={membership._id} isUrgent={isUnpaid} />
      {!isUnpaid && !membership.cancelAtPeriodEnd && !membership.trialEndsAt && (
        <Link className={buttonClass({ variant: 'line' })} to={`/dashboard/membership/${membership._id}/change`}>
          <ArrowLeftRight />
          {t('change.title')}
        </Link>
      )}
      {!isReplaced && <Decision membership={membership} />}
      <Link className={buttonClass({ variant: 'ghost' })} to="/dashboard/billing">
        {t('toPayments')}
      </Link>
    </div>
  )
}

const Decision = ({ membership }: { membership: Membership }) =>
  membership.cancelAtPeriodEnd ? <KeepButton membership={membership} /> : <CancelButton membership={membership} />

const rhythms = { month: 'priceMonth', year: 'priceYear' } as const
const isRhythm = (interval: string): interval is keyof typeof rhythms => interval in rhythms

/** What this person pays, in the currency in which they do. */
function useOwnPrice(): (membership: Membership) => string {
  const t = useTranslations('memberships')
  const written = usePrice()
  return ({ payable, currency, interval }) => {
    const price = written(payable, currency)
    return isRhythm(interval) ? t(rhythms[interval], { price }) : t('priceOther', { price, interval })
  }
}

export function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function KeepButton({ membership: { _id, name } }: { membership: Membership }) {
  const t = useTranslations('memberships')
  const { isBusy, isAlive, run } = useAction()
  return (
    <Button
      variant="ink"
      busy={isBusy}
      disabled={!isAlive}
      onClick={() => void run(() => api().keepMembership({ id: _id }), t('keptToast', { name }))}
    >
      {t('keep')}
    </Button>
  )
}

const cancelTexts = {
  trial: 'cancelTrialText',
  trialUsed: 'cancelTrialUsedText',
  unpaid: 'cancelNowText',
  ending: 'cancelText',
  renewing: 'cancelText',
} as const

function CancelButton({ membership }: { membership: Membership }) {
  const day = useLongDay()
  const { _id, name, currentPeriodEnd } = membership
  const t = useTranslations('memberships')
  const [isOpen, setOpen] = useState(false)
  const { isBusy, isAlive, run } = useAction()
  const cancel = async () => {
    await run(() => api().cancelMembership({ id: _id }), t('cancelledToast', { name }))
    setOpen(false)
  }
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="line" disabled={!isAlive}>
          {t('cancel')}
        </Button>
      }
      title={t('cancelTitle', { name })}
      description={t(cancelTexts[stateOf(membership)], { day: day(currentPeriodEnd) })}
      cancelLabel={t('cancelNot')}
      action={
        <Button variant="danger" busy={isBusy} onClick={() => void cancel()}>
          {t('cancelYes')}
        </Button>
      }
    />
  )
}

export function EndedMembership({ membership }: { membership: Membership }) {
  const day = useLongDay()
  const { name, duration, startedAt, endedAt, currentPeriodEnd } = membership
  const t = useTranslations('memberships')
  return (
    <li>
      <b>{t(duration === 'year' ? 'nameYear' : 'nameMonth', { name })}</b>
      <span>{t('fromTo', { from: day(startedAt), to: day(endedAt ?? currentPeriodEnd) })}</span>
    </li>
  )
}
