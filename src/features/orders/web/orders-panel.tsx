import { Landmark, Receipt, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Price } from '#src/ui/display/price.tsx'
import type { Api } from '#src/web/calls/api.ts'
import type { Failed } from '#src/web/calls/loader.ts'
import { usePage } from '#src/web/calls/page-data.ts'
import { Link } from '#src/web/links/link.tsx'
import { OwnPart } from '#src/web/own-part.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import { PlanMark, useBought } from './bought.tsx'

type Order = Awaited<ReturnType<Api['myOrders']>>['orders'][number]

const tones = {
  waiting: 'warning',
  processing: 'warning',
  paid: 'success',
  refunded: 'neutral',
  'charged-back': 'neutral',
} as const

const paidAs = ({ amount, refunded }: Order) => {
  if (refunded > 0) return 'partlyRefunded'
  return amount > 0 ? 'paid' : 'joined'
}

interface OrdersPanelProps<One> {
  orders: { orders: readonly One[] } | Failed
  /** What else there is of an order. */
  moreOf: (order: One) => ReactNode
  /** Below them. */
  children?: ReactNode
}

/** What a person bought, with the receipt of each. */
export function OrdersPanel<One extends Order>({ orders, moreOf, children }: OrdersPanelProps<One>) {
  const t = useTranslations('orders.history')
  return (
    <OwnPart title={t('title')} read={orders} failedText={t('failed')} retryLabel={t('retry')}>
      {read => (
        <>
          <Rows orders={read.orders} moreOf={moreOf} />
          {children}
        </>
      )}
    </OwnPart>
  )
}

interface RowsProps<One> {
  orders: readonly One[]
  moreOf: OrdersPanelProps<One>['moreOf']
}

function Rows<One extends Order>({ orders, moreOf }: RowsProps<One>) {
  const t = useTranslations('orders.history')
  const amount = useAmount()
  const nameOf = useBought()
  const { timeZone } = usePage().site
  const date = new Intl.DateTimeFormat('en-GB', { timeZone })
  if (orders.length === 0) {
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        action={
          <Link className={buttonClass({ variant: 'ink' })} to="/courses">
            {t('toCourses')}
          </Link>
        }
      />
    )
  }
  return (
    <ul className="panel prof-list prof-orders">
      {orders.map(order => (
        <li key={order._id}>
          <span className="media">
            {order.plan && <PlanMark plan={order.plan} />}
            {order.course && <CourseImage course={order.course} sizes="80px" />}
          </span>
          <div>
            <b dir="auto">{nameOf(order)}</b>
            <small>
              <time dateTime={order.createdAt}>{date.format(new Date(order.createdAt))}</time>
              <Badge tone={tones[order.status]}>{t(order.status === 'paid' ? paidAs(order) : order.status)}</Badge>
            </small>
            {order.coupon && (
              <small>{t('withCoupon', { code: order.coupon, amount: amount(-order.discount, order.currency) })}</small>
            )}
          </div>
          <Price now={amount(order.amount, order.currency)} />
          {order.isTransfer && !order.paidAt && (
            <Link
              className={buttonClass({ size: 'sm' })}
              to={`/transfer/${order._id}`}
              aria-label={t('transferOf', { title: nameOf(order) })}
            >
              <Landmark />
              {t('transfer')}
            </Link>
          )}
          {order.group && (
            <Link
              className={buttonClass({ size: 'sm' })}
              to={`/seats/${order.group}`}
              aria-label={t('placesOf', { title: nameOf(order) })}
            >
              <Users />
              {t('places')}
            </Link>
          )}
          {order.paidAt && (
            <Link
              className={buttonClass({ size: 'sm' })}
              to={`/receipt/${order._id}`}
              aria-label={t('receiptOf', { title: nameOf(order) })}
            >
              <Receipt />
              {t('receipt')}
            </Link>
          )}
          {moreOf(order)}
        </li>
      ))}
    </ul>
  )
}
