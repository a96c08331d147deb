import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { onGround } from '#src/features/courses/web/ground.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { AcademyLogo } from '#src/web/brand/academy-logo.tsx'
import type { Api } from '#src/web/calls/api.ts'
import { usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { Email } from '#src/web/words/email.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useAmount, useFullAmount } from '#src/web/words/prices.ts'

import { groundOf, PlanMark, useBought } from './bought.tsx'
import { CopyButton } from './copy-button.tsx'
import { TaxRow } from './tax-rows.tsx'

type Receipt = Awaited<ReturnType<Api['getReceipt']>>['receipt']

interface ReceiptPageProps {
  receipt: Receipt
  /** What else there is of the order, beside the button that prints. */
  children?: ReactNode
}

/** The receipt of an order, made to be printed: on paper nothing but the sheet is left of the page. */
export function ReceiptPage({ receipt, children }: ReceiptPageProps) {
  const t = useTranslations('orders.receiptSheet')
  const history = useTranslations('orders.history')
  const name = useBought()(receipt)
  const { site } = usePage()
  const longDay = useLongDay()
  return (
    <div className="wrap receipt">
      <Head title={history('receiptOf', { title: name })} description={t('title')} hidden />
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          <Link key="payments" to="/dashboard/billing">
            {t('payments')}
          </Link>,
          t('title'),
        ]}
      />
      <article className="panel receipt-sheet">
        <header {...onGround(groundOf(receipt))}>
          <AcademyLogo />
          <div>
            <h1>{t('title')}</h1>
            <p>{t('paid', { date: longDay(receipt.paidAt) })}</p>
          </div>
          {receipt.plan && <PlanMark plan={receipt.plan} />}
          {receipt.course && <CourseImage course={receipt.course} sizes="(width < 40rem) 92vw, 22rem" priority />}
        </header>
        {receipt.status === 'refunded' && <Notice tone="warning">{t('refunded')}</Notice>}
        {receipt.status === 'charged-back' && <Notice tone="warning">{t('chargedBack')}</Notice>}
        <Items receipt={receipt} />
        <Facts receipt={receipt} />
        <p className="receipt-seller">
          {t('seller', { academy: site.name })}
          {site.contactEmail && (
            <span>
              <Email address={site.contactEmail} />
            </span>
          )}
        </p>
      </article>
      <div className="receipt-acts">
        {children}
        <Button variant="ink" onClick={() => window.print()}>
          <Printer />
          {t('print')}
        </Button>
      </div>
    </div>
  )
}

/** What was bought, what was taken off and added, and what is left of that. */
function Items({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('orders.receiptSheet')
  const name = useBought()(receipt)
  const [written, full] = [useAmount(), useFullAmount()]
  const amount = (paid: number) => written(paid, receipt.currency)
  const net = receipt.tax?.net ?? receipt.amount
  return (
    <dl className="receipt-items">
      <div>
        <dt>
          <span dir="auto">{name}</span>
          <small>
            <ItemText receipt={receipt} />
          </small>
        </dt>
        <dd>{amount(net + receipt.discount)}</dd>
      </div>
      {receipt.coupon && (
        <div>
          <dt>{t('coupon', { code: receipt.coupon })}</dt>
          <dd>{amount(-receipt.discount)}</dd>
        </div>
      )}
      {receipt.tax && <TaxRow tax={receipt.tax} currency={receipt.currency} />}
      {receipt.status === 'paid' && receipt.refunded > 0 && (
        <div>
          <dt>{t('refundedPart')}</dt>
          <dd>{amount(-receipt.refunded)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{t('total')}</dt>
        <dd>
          <Price now={full(receipt.amount - (receipt.status === 'paid' ? receipt.refunded : 0), receipt.currency)} />
        </dd>
      </div>
    </dl>
  )
}

/** What of it was paid for. */
function ItemText({ receipt: { plan, period, seats, tax, amount: total, currency } }: { receipt: Receipt }) {
  const t = useTranslations('orders.receiptSheet')
  const day = useLongDay()
  const amount = useAmount()
  if (seats && seats > 1) return t('each', { count: seats, price: amount((tax?.net ?? total) / seats, currency) })
  if (seats) return t('gift')
  if (!plan) return t('item')
  if (!period) return t('difference')
  return t('period', { from: day(period.from), to: day(period.to) })
}

/** Who paid, and by which numbers the academy and the provider know of it. */
function Facts({ receipt: { _id, buyer, email, payment } }: { receipt: Receipt }) {
  const t = useTranslations('orders.receiptSheet')
  return (
    <dl className="receipt-facts">
      <div>
        <dt>{t('buyer')}</dt>
        <dd>
          {buyer && (
            <span>
              <bdi>{buyer}</bdi>
            </span>
          )}
          {email && (
            <small>
              <Email address={email} />
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('order')}</dt>
        <dd>
          <span translate="no">{_id.slice(0, 8).toUpperCase()}</span>
          <small translate="no">{_id}</small>
          <CopyButton text={_id} />
        </dd>
      </div>
      {payment && (
        <div>
          <dt>{t('payment')}</dt>
          <dd>
            <span translate="no">{payment}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
