import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { RefundFields } from '#src/features/orders/web/manage/refund-fields.tsx'
import { type Refundable, useRefundForm, useRefundKey } from '#src/features/orders/web/manage/use-refund-form.ts'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'
import { useShortDay } from '#src/web/words/own-days.ts'
import { useAmount } from '#src/web/words/prices.ts'
import { isByHand, methodOf } from '#src/wire/money/methods.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import type { UserDetail } from './user.tsx'

type Membership = UserDetail['memberships'][number]

interface EndMembershipPromptProps {
  membership: Membership
  /** What it is called, and whose it is. */
  plan: string
  user: string
  onClose: () => void
}

/** Ends a membership now or with its period, with nothing, a part or all of its last bill. */
export function EndMembershipPrompt({ membership, plan, user, onClose }: EndMembershipPromptProps) {
  const shortDay = useShortDay()
  const t = useTranslations('managers.users')
  const written = useAmount()
  const payment = refundableOf(membership)
  const refund = useRefundForm(payment, true)
  const [chosen, setWhen] = useState<'period-end' | 'now'>('period-end')
  // What is not paid has no end to wait for, what goes back whole ends with that, and what is paid until a date ends then anyway.
  const mustBeNow = membership.status !== 'active' || membership.paidBy !== 'card' || refund.scope === 'all'
  const when = mustBeNow ? 'now' : chosen
  const { send, sent } = useEnd(membership, { payment, refund })
  const names = {
    plan,
    user,
    when,
    // Of what is paid until a date, or was given, no provider knows.
    by: membership.paidBy === 'card' ? 'provider' : 'once',
    day: shortDay(membership.currentPeriodEnd),
    sum: sent === undefined ? 'none' : written(fromMinor(sent, payment.currency), payment.currency),
  }
  return (
    <PasswordPrompt
      title={t('endTitle', names)}
      text={t('endText', names)}
      labels={{ normal: t('endButton', { when }), checking: t('ending') }}
      fields={{
        content: (
          <>
            {!mustBeNow && (
              <Segmented
                label={t('endWhen')}
                value={chosen}
                onChange={setWhen}
                options={(['period-end', 'now'] as const).map(value => ({ value, label: t(`endsWhen.${value}`) }))}
              />
            )}
            <RefundFields refund={refund} payment={payment} />
          </>
        ),
        check: refund.check,
      }}
      onConfirm={password => send(password, when)}
      onClose={onClose}
      done={t('endDone', names)}
      failed={message => message}
    />
  )
}

type Money = { payment: Refundable; refund: ReturnType<typeof useRefundForm> }

/** @returns how it is sent, and how much goes back with it in minor units; undefined where nothing does */
function useEnd({ _id, lastBill }: Membership, { payment: { leftCents, currency }, refund }: Money) {
  const keyFor = useRefundKey()
  const sent = refund.scope === 'none' ? undefined : refund.cents
  const send = async (password: string, when: 'now' | 'period-end') => {
    const { key, forget } = keyFor(sent)
    const shown = { order: lastBill?.order ?? '', left: fromMinor(leftCents, currency) }
    const back = { ...shown, amount: fromMinor(sent ?? 0, currency) }
    const { reason = '', note } = refund.said()
    const input = { id: _id, password, reason, when, ...(note && { note }), ...(sent !== undefined && { back }) }
    try {
      return await api().endMembership(input, key)
    } catch (error) {
      if (isCallRefused(error) && error.code === 'refund-refused') forget()
      throw error
    }
  }
  return { send, sent }
}

function refundableOf({ lastBill }: Membership): Refundable {
  if (!lastBill) return { paidCents: 0, leftCents: 0, currency: 'usd', method: 'card', isByHand: false }
  const { paid, left, currency, payment } = lastBill
  const by = { method: methodOf(payment ?? ''), isByHand: isByHand(payment ?? '') }
  return { paidCents: toMinor(paid, currency), leftCents: toMinor(left, currency), currency, ...by }
}
