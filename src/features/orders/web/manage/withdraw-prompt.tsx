import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'

import type { OrderRow } from './order-state.tsx'

interface WithdrawPromptProps {
  order: Pick<OrderRow, '_id' | 'buyer'> & { access: readonly string[] }
  /** Its title. */
  course: string
  onClose: () => void
}

/** Takes the course away without giving money back, after the password. */
export function WithdrawPrompt({ order: { _id, buyer, access }, course, onClose }: WithdrawPromptProps) {
  const t = useTranslations('managers.orders')
  const names = {
    buyer: buyer.name,
    course,
    open: access.some(source => source !== 'purchase') ? 'yes' : 'no',
    mail: buyer.email ? 'sent' : 'none',
  }
  return (
    <PasswordPrompt
      title={t('withdrawTitle', names)}
      text={t('withdrawText', names)}
      labels={{ normal: t('withdraw'), checking: t('withdrawing') }}
      onConfirm={password => api().withdrawOrder({ id: _id, password })}
      onClose={onClose}
      done={t('withdrawn', names)}
      failed={t('withdrawFailed')}
    />
  )
}
