import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'
import { useAmount } from '#src/web/words/prices.ts'
import { isByHand, methodOf } from '#src/wire/money/methods.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import { useBought } from '../bought.tsx'
import type { OrderRow } from './order-state.tsx'
import { RefundFields } from './refund-fields.tsx'
import { type Refundable, type RefundForm, useRefundForm, useRefundKey } from './use-refund-form.ts'

/** How it goes back. */
const texts = { card: 'refundText', transfer: 'refundTransferText', chargily: 'refundChargilyText' } as const

/** It has gone back before, or nobody knows whether it has. */
const mayBeBack = (code: string): boolean => code.startsWith('order-') || /^(payment|refund)-/.test(code)

interface RefundPromptProps {
  order: Pick<
    OrderRow,
    '_id' | 'amount' | 'refunded' | 'currency' | 'buyer' | 'course' | 'plan' | 'seats' | 'payment'
  > & {
    certificateGoes: boolean
    membership: { endsWithRefund: boolean } | null
  }
  onClose: () => void
}

function textFor({ plan, seats, refunded }: RefundPromptProps['order'], { method }: Refundable) {
  if (plan && seats === null) return method === 'card' ? 'refundPlanText' : 'refundPassText'
  return method === 'card' && refunded > 0 ? 'refundRestText' : texts[method]
}

/** Names what goes back to whom, and what ends with it, before the password is typed. */
export function RefundPrompt({ order, onClose }: RefundPromptProps) {
  const t = useTranslations('managers.orders')
  const payment = refundableOf(order)
  const refund = useRefundForm(payment)
  const send = useSend(order, { payment, refund })
  const names = useNames(order, { payment, refund })
  const isUnsaid = refund.cents === undefined
  const isPart = refund.isPart && refund.cents !== payment.leftCents
  return (
    <PasswordPrompt
      title={t(isUnsaid ? 'refundPartTitle' : 'refundTitle', names)}
      text={[
        t(isPart ? 'refundPartText' : textFor(order, payment), names),
        ...(isPart || order.seats === null ? [] : [t(order.plan ? 'refundPlanPlaces' : 'refundPlaces')]),
      ].join(' ')}
      labels={{ normal: isUnsaid ? t('refund') : t('refundButton', names), checking: t('refunding') }}
      fields={{ content: <RefundFields refund={refund} payment={payment} />, check: refund.check }}
      onConfirm={send}
      onClose={onClose}
      done={t('refunded', names)}
      failed={(message, code) => (mayBeBack(code) ? message : t('refundFailed'))}
    />
  )
}

type Asked = { payment: Refundable; refund: RefundForm }

const wayOf = ({ isByHand: isHand, method }: Refundable) => (isHand ? 'hand' : method)

function useNames(order: RefundPromptProps['order'], { payment, refund: { cents } }: Asked) {
  const { refunded, currency, buyer, plan, membership, certificateGoes } = order
  const nameOf = useBought()
  const written = useAmount()
  return {
    amount: written(fromMinor(cents ?? payment.leftCents, currency), currency),
    sum: cents === undefined ? 'none' : 'some',
    buyer: buyer.name,
    course: nameOf(order),
    certificate: certificateGoes ? 'goes' : 'stays',
    membership: membership?.endsWithRefund ? 'ends' : 'stays',
    part: refunded > 0 ? 'rest' : 'all',
    mail: buyer.email ? 'sent' : 'none',
    kind: order.seats === null ? (plan ? 'plan' : 'course') : 'places',
    method: wayOf(payment),
  }
}

/** @returns a function that gives back what was typed */
function useSend({ _id, currency }: RefundPromptProps['order'], { payment: { leftCents }, refund }: Asked) {
  const keyFor = useRefundKey()
  return async (password: string) => {
    const cents = refund.isPart ? refund.cents : undefined
    const part = cents !== undefined && { amount: fromMinor(cents, currency), left: fromMinor(leftCents, currency) }
    const { key, forget } = keyFor(cents)
    try {
      return await api().refundOrder({ id: _id, password, ...refund.said(), ...(part && { part }) }, key)
    } catch (error) {
      if (isCallRefused(error) && error.code === 'refund-refused') forget()
      throw error
    }
  }
}

function refundableOf({ amount, refunded, currency, payment }: RefundPromptProps['order']): Refundable {
  const paidCents = toMinor(amount, currency)
  const by = { method: methodOf(payment ?? ''), isByHand: isByHand(payment ?? '') }
  return { paidCents, leftCents: paidCents - toMinor(refunded, currency), currency, ...by }
}
