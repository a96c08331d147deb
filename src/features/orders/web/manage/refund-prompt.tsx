import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'
import { useAmount } from '#src/web/words/prices.ts'
import { isReturnedByHand, type Method, methodOf } from '#src/wire/money/methods.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import { useBought } from '../bought.tsx'
import type { OrderRow } from './order-state.tsx'

/** How it goes back. */
const texts = { card: 'refundText', transfer: 'refundTransferText', chargily: 'refundChargilyText' } as const

/** It has gone back before, or nobody knows whether it has. */
const mayBeBack = (code: string): boolean => code === 'order-refunded' || code.startsWith('payment-')

function textFor({ isPlan, method, refunded }: { isPlan: boolean; method: Method; refunded: number }) {
  if (isPlan) return 'refundPlanText'
  return method === 'card' && refunded > 0 ? 'refundRestText' : texts[method]
}

interface RefundPromptProps {
  order: Pick<OrderRow, '_id' | 'amount' | 'refunded' | 'currency' | 'buyer' | 'course' | 'plan' | 'payment'> & {
    certificateGoes: boolean
    membership: { endsWithRefund: boolean } | null
  }
  onClose: () => void
}

/** Names what goes back to whom, and what ends with it, before the password is typed. */
export function RefundPrompt({ order, onClose }: RefundPromptProps) {
  const { _id, amount, refunded, currency, buyer, membership, certificateGoes, payment } = order
  const nameOf = useBought()
  const t = useTranslations('managers.orders')
  const written = useAmount()
  const method = payment === null ? 'card' : methodOf(payment)
  const isByHand = payment !== null && isReturnedByHand(payment)
  const left = toMinor(amount, currency) - toMinor(refunded, currency)
  // A part may have gone back before.
  const names = {
    amount: written(fromMinor(left, currency), currency),
    buyer: buyer.name,
    course: nameOf(order),
    certificate: certificateGoes ? 'goes' : 'stays',
    membership: membership?.endsWithRefund ? 'ends' : 'stays',
    part: refunded > 0 ? 'rest' : 'all',
  }
  return (
    <PasswordPrompt
      title={t('refundTitle', names)}
      text={t(textFor({ isPlan: membership !== null, method, refunded }), names)}
      labels={{ normal: t('refundButton', names), checking: t('refunding') }}
      {...(isByHand && {
        reason: {
          label: t('refundNote'),
          help: t(method === 'chargily' ? 'refundNoteChargilyHelp' : 'refundNoteHelp'),
          missing: t('refundNoteMissing'),
          maxLength: 200,
        },
      })}
      onConfirm={(password, note) => api().refundOrder({ id: _id, password, ...(isByHand && { note }) })}
      onClose={onClose}
      done={t('refunded', names)}
      failed={(message, code) => (mayBeBack(code) ? message : t('refundFailed'))}
    />
  )
}
