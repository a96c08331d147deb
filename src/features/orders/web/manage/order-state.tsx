import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/badge.tsx'
import type { Api } from '#src/web/api.ts'

export type OrderRow = Awaited<ReturnType<Api['manageOrders']>>['orders'][number]

const tones = {
  open: 'neutral',
  processing: 'warning',
  paid: 'success',
  joined: 'success',
  refunded: 'neutral',
  cancelled: 'neutral',
} as const

/** The state of an order, and what somebody should look at beside it. */
export function OrderState({ order }: { order: Pick<OrderRow, 'state' | 'isDisputed' | 'isParked'> }) {
  const t = useTranslations('managers.orders.states')
  return (
    <span className="order-state">
      <Badge tone={tones[order.state]}>{t(order.state)}</Badge>
      {order.isDisputed ? (
        <Badge tone="error">{t('disputed')}</Badge>
      ) : (
        order.isParked && <Badge tone="warning">{t('parked')}</Badge>
      )}
    </span>
  )
}
