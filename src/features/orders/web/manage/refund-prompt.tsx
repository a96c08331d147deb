import { useTranslations } from 'use-intl'

import { api } from '#src/web/api.ts'
import { PasswordPrompt } from '#src/web/manager/password-prompt.tsx'

import { useAmount } from '../use-amount.ts'
import type { OrderRow } from './order-state.tsx'

interface RefundPromptProps {
  order: Pick<OrderRow, '_id' | 'amount' | 'buyer' | 'course'>
  onClose: () => void
}

/** Names what goes back to whom, and what ends with it, before the password is typed. */
export function RefundPrompt({ order: { _id, amount, buyer, course }, onClose }: RefundPromptProps) {
  const t = useTranslations('managers.orders')
  const dollars = useAmount()
  const names = { amount: dollars(amount), buyer: buyer.name, course: course.title }
  return (
    <PasswordPrompt
      title={t('refundTitle', names)}
      text={t('refundText', names)}
      labels={{ normal: t('refundButton', names), checking: t('refunding') }}
      onConfirm={password => api().refundOrder({ id: _id, password })}
      onClose={onClose}
      done={t('refunded', names)}
      failed={t('refundFailed')}
    />
  )
}
