import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'
import { useReread } from '#src/web/manager/prompts/use-reread.ts'
import { useAmount } from '#src/web/words/prices.ts'

import type { OrderRow } from './order-state.tsx'

interface RefundPromptProps {
  order: Pick<OrderRow, '_id' | 'amount' | 'refunded' | 'buyer' | 'course'> & {
    certificateGoes: boolean
  }
  onClose: () => void
}

/** Names what goes back to whom, and what ends with it, before the password is typed. */
export function RefundPrompt({
  order: { _id, amount, refunded, buyer, course, certificateGoes },
  onClose,
}: RefundPromptProps) {
  const t = useTranslations('managers.orders')
  const dollars = useAmount()
  const reread = useReread()
  // A part may have gone back before.
  const names = {
    amount: dollars(Math.round((amount - refunded) * 100) / 100),
    buyer: buyer.name,
    course: course.title,
    certificate: certificateGoes ? 'goes' : 'stays',
  }
  return (
    <PasswordPrompt
      title={t('refundTitle', names)}
      text={t(refunded > 0 ? 'refundRestText' : 'refundText', names)}
      labels={{ normal: t('refundButton', names), checking: t('refunding') }}
      onConfirm={password => reread(api().refundOrder({ id: _id, password }))}
      onClose={onClose}
      done={t('refunded', names)}
      failed={(message, code) => (code === 'order-refunded' ? message : t('refundFailed'))}
    />
  )
}
