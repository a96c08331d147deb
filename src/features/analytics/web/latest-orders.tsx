import { useTranslations } from 'use-intl'

import { PlanMark, useBought } from '#src/features/orders/web/bought.tsx'
import { OrderState } from '#src/features/orders/web/manage/order-state.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'
import { useAmount } from '#src/web/words/prices.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import { FailedPart } from './failed-part.tsx'
import type { HomeData } from './types.ts'

import './latest-orders.css'

/** The newest orders at a glance: who bought what, and what became of it. */
export function LatestOrders({ attention }: Pick<HomeData, 'attention'>) {
  const t = useTranslations('analytics')
  return (
    <section className="latest" aria-labelledby="latest">
      <header>
        <h2 id="latest">{t('latest')}</h2>
        <Link to="/dashboard/manage-orders">{t('allOrders')}</Link>
      </header>
      {hasFailed(attention) ? <FailedPart /> : <Orders orders={attention.latestOrders} />}
    </section>
  )
}

type Order = Exclude<HomeData['attention'], { failed: true }>['latestOrders'][number]

function Orders({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('analytics')
  const money = useAmount()
  const nameOf = useBought()
  if (orders.length === 0) return <EmptyState title={t('noOrders')} text={t('noOrdersText')} />
  return (
    <ul>
      {orders.map(({ _id, course, plan, seats, thumbnail, buyer, image, amount, createdAt, ...order }) => (
        <li key={_id}>
          <Avatar name={buyer} src={image} size={28} decorative />
          <b dir="auto">{buyer}</b>
          <span className="latest-course">
            {plan && <PlanMark plan={plan} />}
            {thumbnail && (
              <img {...smallest(thumbnail)} alt="" width={48} height={27} loading="lazy" decoding="async" />
            )}
            <Link to={`/dashboard/manage-orders/${_id}`} dir="auto">
              {nameOf({ course, plan, seats })}
            </Link>
          </span>
          <Price now={money(amount, order.currency)} />
          <OrderState order={order} />
          <span className="latest-age">
            <TimeAgo instant={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function smallest(thumbnail: string) {
  const { src, srcSet } = imageFiles(thumbnail)
  return { src, srcSet, sizes: '48px' }
}
