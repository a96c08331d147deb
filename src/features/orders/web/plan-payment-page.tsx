import { CalendarCheck, HandCoins, ReceiptText } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { onGround } from '#src/features/courses/web/ground.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useAmount } from '#src/web/words/prices.ts'

import { groundOf, PlanMark, useBought } from './bought.tsx'
import { buyPlan } from './buy-plan.ts'
import { Payment } from './payment.tsx'
import type { planPaymentLoader } from './plan-loader.ts'

/** Pays for one period of a plan, or for one more (decision 0097). */
export function PlanPaymentPage() {
  const t = useTranslations('orders.planPayment')
  const { plan, amount, isRenewal, isProcessing, method, transfer } = useLoaderData<typeof planPaymentLoader>()
  const name = t(plan.duration, { name: plan.name })
  // The order may keep another price than was read.
  const [dollars, setDollars] = useState(amount)
  const buying = useMemo(() => buyPlan(plan._id), [plan._id])
  const onAmount = useCallback((asked: number) => setDollars(asked), [])
  const title = t(isRenewal ? 'renewTitle' : 'title')
  return (
    <div className="pay wrap">
      <Head title={t('about', { name })} description={title} hidden />
      <h1>{title}</h1>
      <div className="pay-columns">
        <PlanSummary dollars={dollars} name={name} />
        {isProcessing ? (
          <Processing transfer={transfer} />
        ) : (
          <Payment
            buying={buying}
            dollars={dollars}
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

/** What is bought, on the ground of its plan: the days, the sum, and what comes with it. */
function PlanSummary({ dollars, name }: { dollars: number; name: string }) {
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
        <div className="pay-total">
          <dt>{sums('total')}</dt>
          <dd>
            <Price now={amount(dollars)} className="pay-sum" />
          </dd>
        </div>
      </dl>
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
