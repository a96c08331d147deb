import { Lock, Receipt, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import type { Api } from '#src/web/calls/api.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { ListLink } from '#src/web/manager/lists/kept-list.tsx'
import { useMoment } from '#src/web/manager/moment.tsx'
import { useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { Email } from '#src/web/words/email.tsx'
import { useAmount } from '#src/web/words/prices.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import { useBought } from '../bought.tsx'
import type { manageOrderLoader } from './loaders.ts'
import { OrderPlaces } from './order-places.tsx'
import { OrderState } from './order-state.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { RefundPrompt } from './refund-prompt.tsx'
import { TaxOf } from './tax-of.tsx'
import { useThingFacts } from './thing-facts.tsx'
import { WithdrawPrompt } from './withdraw-prompt.tsx'

import '#src/web/manager/sheets.ts'

import './orders-manager.css'

type Order = Awaited<ReturnType<Api['manageOrder']>>['order']

/** One order: who bought what, what became of the money, and whether the course is open by it. */
export function OrderPage() {
  const t = useTranslations('managers.orders')
  const { order, places } = useLoaderData<typeof manageOrderLoader>()
  const name = useBought()(order)
  const [asking, setAsking] = useAsked<'refund' | 'withdraw'>(what =>
    what === 'refund' ? order.refundBar === null : order.canWithdraw,
  )
  const close = () => setAsking(undefined)
  return (
    <>
      <Head title={t('orderOf', { course: name, buyer: order.buyer.name })} description={t('title')} hidden />
      <Breadcrumb
        label={t('path')}
        items={[
          <ListLink key="list" to="/dashboard/manage-orders">
            {t('back')}
          </ListLink>,
          order.buyer.name,
        ]}
      />
      <div className="manager-top">
        <h1>{name}</h1>
        <div className="order-acts">
          {order.hasReceipt && (
            <Link className={buttonClass({ variant: 'line' })} to={`/receipt/${order._id}`}>
              <Receipt />
              {t('receipt')}
            </Link>
          )}
          {order.canWithdraw && (
            <Button variant="line" onClick={() => setAsking('withdraw')}>
              <Lock />
              {t('withdraw')}
            </Button>
          )}
          {order.refundBar === null && (
            <Button variant="ink" onClick={() => setAsking('refund')}>
              <RotateCcw />
              {t('refund')}
            </Button>
          )}
        </div>
      </div>
      <div className="order-columns">
        <div>
          <Summary order={order} />
          {places && <OrderPlaces places={places} />}
          <Outlet />
          <Remark order={order} />
        </div>
        <section className="panel order-history">
          <h2>{t('history')}</h2>
          <OrderTimeline
            steps={order.timeline}
            dispute={order.dispute}
            isMembership={order.membership !== null}
            currency={order.currency}
          />
        </section>
      </div>
      {asking === 'refund' && <RefundPrompt order={order} onClose={close} />}
      {asking === 'withdraw' && <WithdrawPrompt order={order} course={name} onClose={close} />}
    </>
  )
}

/** Why there is nothing to give back, or what somebody should know before they do. */
function Remark({ order }: { order: Order }) {
  const t = useTranslations('managers.orders')
  if (order.dispute === 'open')
    return <Notice tone="warning">{t(order.refundBar === null ? 'inquiryNote' : 'disputedNote')}</Notice>
  if (order.state === 'charged-back') return <Notice tone="error">{t(order.plan ? 'lostPlanNote' : 'lostNote')}</Notice>
  if (order.needsReview)
    return (
      <Notice tone="warning">
        {t.rich('reviewNote', {
          link: words => (
            <Link className="link" to="/dashboard/manage-orders/needs-review">
              {words}
            </Link>
          ),
        })}
      </Notice>
    )
  if (order.refundBar === 'free' || order.refundBar === 'no-payment')
    return <Notice>{t(`bars.${order.refundBar}`)}</Notice>
  return null
}

function Summary({ order }: { order: Order }) {
  const t = useTranslations('managers.orders')
  const amount = useAmount()
  const moment = useMoment()
  const time = (instant: string) => <time dateTime={instant}>{moment(instant)}</time>
  const facts: [string, ReactNode][] = [
    [t('buyer'), <BuyerOf key="buyer" order={order} />],
    ...useThingFacts(order),
    [t('ordered'), time(order.createdAt)],
    ...(order.paidAt ? [[t('paidAt'), time(order.paidAt)] satisfies [string, ReactNode]] : []),
    ...(order.closedAt && order.state === 'refunded'
      ? [[t('refundedAt'), time(order.closedAt)] satisfies [string, ReactNode]]
      : []),
    ...(order.coupon ? [[t('coupon'), <CouponOf key="coupon" order={order} />] satisfies [string, ReactNode]] : []),
    ...(order.tax ? [[t('tax'), <TaxOf key="tax" order={order} />] satisfies [string, ReactNode]] : []),
    ...(order.refunded > 0
      ? [[t('refundedAmount'), <RefundedOf key="refunded" order={order} />] satisfies [string, ReactNode]]
      : []),
    [t('payment'), <PaymentOf key="payment" payment={order.payment} />],
    [t('orderId'), <Code key="order" text={order._id} />],
  ]
  return (
    <section className="panel order-facts" aria-label={t('summary')}>
      <p className="order-sum">
        <b>{amount(order.amount, order.currency)}</b>
        {!amount(order.amount, order.currency).includes(order.currency.toUpperCase()) && (
          <span>{order.currency.toUpperCase()}</span>
        )}
        <OrderState order={order} />
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What went back, and what is left where that was a part. */
function RefundedOf({ order: { amount: paid, refunded, currency } }: { order: Order }) {
  const t = useTranslations('managers.orders')
  const amount = useAmount()
  const left = fromMinor(toMinor(paid, currency) - toMinor(refunded, currency), currency)
  return (
    <>
      {amount(refunded, currency)}
      {left > 0 && <small>{t('refundedLeft', { left: amount(left, currency) })}</small>}
    </>
  )
}

/** By which means it was paid, and the provider's number; a transfer leads to where it is decided. */
function PaymentOf({ payment }: { payment: string | null }) {
  const t = useTranslations('managers.orders')
  if (payment === null) return <span className="text-muted">{t('noPayment')}</span>
  const method = methodOf(payment)
  return (
    <>
      {method === 'transfer' ? (
        <Link className="link" to={`/dashboard/manage-orders/transfers?words=${payment}`}>
          {t('methods.transfer')}
        </Link>
      ) : (
        t(`methods.${method}`)
      )}
      <small>
        <Code text={payment} />
      </small>
    </>
  )
}

const Code = ({ text }: { text: string }) => <code translate="no">{text}</code>

function BuyerOf({ order: { buyer } }: { order: Order }) {
  return (
    <>
      <Link className="link" to={`/dashboard/manage-users/${buyer._id}`}>
        {buyer.name}
      </Link>
      {buyer.email && (
        <small>
          <Email address={buyer.email} />
        </small>
      )}
    </>
  )
}

/** Which coupon was used, and what it took off which price. */
function CouponOf({ order: { coupon, tax, amount: paid, currency } }: { order: Order }) {
  const t = useTranslations('managers.orders')
  const amount = useAmount()
  if (!coupon) return null
  const sums = {
    amount: amount(coupon.discount, currency),
    price: amount((tax?.net ?? paid) + coupon.discount, currency),
  }
  return (
    <>
      {coupon._id ? (
        <Link className="link" to={`/dashboard/manage-coupons/${coupon._id}`} translate="no">
          {coupon.code}
        </Link>
      ) : (
        <span translate="no">{coupon.code}</span>
      )}
      <small>{t('couponOff', sums)}</small>
    </>
  )
}
