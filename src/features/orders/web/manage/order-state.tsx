import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/display/badge.tsx'
import type { Api } from '#src/web/calls/api.ts'

import './orders-manager.css'

export type OrderRow = Awaited<ReturnType<Api['manageOrders']>>['orders'][number]

const tones = {
  open: 'neutral',
  processing: 'warning',
  paid: 'success',
  joined: 'success',
  refunded: 'neutral',
  'charged-back': 'error',
  cancelled: 'neutral',
} as const

/** The state of an order, and what somebody should look at beside it. */
export function OrderState({ order }: { order: Pick<OrderRow, 'state' | 'refunded' | 'dispute' | 'needsReview'> }) {
  const t = useTranslations('managers.orders.states')
  const { state, refunded, dispute, needsReview } = order
  return (
    <span className="order-state">
      <Badge tone={tones[state]}>{t(state === 'paid' && refunded > 0 ? 'partly-refunded' : state)}</Badge>
      {dispute === 'open' ? (
        <Badge tone="error">{t('disputed')}</Badge>
      ) : (
        needsReview && <Badge tone="warning">{t('needs-review')}</Badge>
      )}
    </span>
  )
}
