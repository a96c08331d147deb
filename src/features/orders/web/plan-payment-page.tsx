import { CalendarCheck, HandCoins, ReceiptText } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { onGround } from '#src/features/courses/web/ground.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useAmount } from '#src/web/words/prices.ts'

import { groundOf, PlanMark, useBought } from './bought.tsx'
import { buyPlan } from './buy-plan.ts'
import { Payment } from './payment.tsx'
import type { planPaymentLoader } from './plan-loader.ts'
import { TaxedTotal, TaxPlace } from './tax-rows.tsx'
import { type OrderTax, type Sum, useSum, useWhere, type Where } from './tax.ts'
import { WhereForm } from './where-form.tsx'

/** Pays for one period of a plan, or for one more (decision 0097). */
export function PlanPaymentPage() {
  const t = useTranslations('orders.planPayment')
  const { plan, isRenewal, isProcessing, method, transfer, added } = useLoaderData<typeof planPaymentLoader>()
  const name = t(plan.duration, { name: plan.name })
  const where = useWhere(added)
  const { sum, onAmount } = useCharge(where)
  const buying = useMemo(() => buyPlan(plan._id), [plan._id])
  const title = t(isRenewal ? 'renewTitle' : 'title')
  return (
    <div className="pay wrap">
      <Head title={t('about', { name })} description={title} hidden />
      <h1>{title}</h1>
      <div className="pay-columns">
        <PlanSummary sum={sum} name={name} where={where} />
        {isProcessing ? (
          <Processing transfer={transfer} />
        ) : where.isAsked ? (
          <WhereForm where={where} />
        ) : (
          <Payment
            key={where.key}
            buying={buying}
            dollars={sum.dollars}
            onAmount={onAmount}
            onCouponLost={() => {}}
            begun={method}
            transfer={transfer}
          />
        )}
      </div>
    </div>
  )
}

/** What will be charged: the order may keep another price, or tax, than what is offered now. */
function useCharge(where: Where) {
  const { amount, price, tax } = useLoaderData<typeof planPaymentLoader>()
  const [ordered, setOrdered] = useState<Sum & { of: string }>()
  const of = where.key
  const isItsTax = where.tax === null || tax?.country === where.tax.country
  const offered = useSum()(price, where.tax)
  const shown = isItsTax ? { dollars: amount, tax } : offered
  const onAmount = useCallback(
    (dollars: number, _: number, added: OrderTax | null) => setOrdered({ of, dollars, tax: added }),
    [of],
  )
  return { sum: ordered?.of === of ? ordered : shown, onAmount }
}

interface PlanSummaryProps {
  sum: Sum
  name: string
  where: Where
}

/** What is bought, on the ground of its plan: the days, the sum, and what comes with it. */
function PlanSummary({ sum, name, where }: PlanSummaryProps) {
  const day = useLongDay()
  const t = useTranslations('orders.planPayment')
  const sums = useTranslations('orders')
  const { plan, from, until, isRenewal, stops } = useLoaderData<typeof planPaymentLoader>()
  const nameOf = useBought()
  const amount = useAmount()
  return (
    <aside className="pay-summary" {...onGround(groundOf({ course: null, plan }))}>
      <div className="pay-picture">
        <PlanMark plan={plan} />
      </div>
      <div className="pay-course">
        <h2>{sums('summary')}</h2>
        <p>
          <b>{name}</b>
          <span>{isRenewal ? t('fromTo', { from: day(from), to: day(until) }) : t('fromNow', { to: day(until) })}</span>
        </p>
        {stops.map(held => (
          <Notice key={`${held.name}, ${held.duration}`} tone="warning">
            {t('stops', { name: nameOf({ course: null, plan: held }), day: day(held.until) })}
          </Notice>
        ))}
      </div>
      <dl>
        {sum.tax && (
          <div>
            <dt>{t('price')}</dt>
            <dd>{amount(sum.tax.net)}</dd>
          </div>
        )}
        <TaxedTotal sum={sum} where={where} />
      </dl>
      <TaxPlace where={where} />
      <ul className="pay-included">
        <li>
          <HandCoins />
          {t('nothingTaken')}
        </li>
        <li>
          <CalendarCheck />
          {t('reminded')}
        </li>
        <li>
          <ReceiptText />
          {t('receipt')}
        </li>
      </ul>
    </aside>
  )
}

/** It is paid for, as far as its buyer says or a bank works on it. */
function Processing({ transfer }: { transfer: string | null }) {
  const t = useTranslations('orders.planPayment')
  const goOn = useTranslations('orders.transfer')
  return (
    <section className="panel pay-form">
      <Notice tone="info" role="status">
        {t('processing')}
      </Notice>
      <Link
        className={buttonClass({ variant: 'line', size: 'lg', block: true })}
        to={transfer ? `/transfer/${transfer}` : '/dashboard/membership'}
      >
        {transfer ? goOn('goOn') : t('toMembership')}
      </Link>
    </section>
  )
}
