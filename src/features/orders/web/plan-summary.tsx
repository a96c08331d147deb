import { CalendarCheck, CalendarSync, HandCoins, ReceiptText } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { onGround } from '#src/features/courses/web/ground.ts'
import { Notice } from '#src/ui/controls/message.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { useLongDay } from '#src/web/words/own-days.ts'
import { plusTax, taxAdded, useAmount } from '#src/web/words/prices.ts'

import { groundOf, PlanMark, useBought } from './bought.tsx'
import { CouponField, CouponRow } from './coupon-field.tsx'
import type { planPaymentLoader } from './plan-loader.ts'
import { TaxedTotal, TaxPlace } from './tax-rows.tsx'
import type { Where } from './tax.ts'
import type { Charge } from './use-charge.ts'
import type { CouponChoice } from './use-coupon.ts'

interface PlanSummaryProps {
  charge: Charge
  name: string
  coupon: CouponChoice
  where: Where
  isOnce: boolean
  isByCard: boolean
}

/** What is bought, on the ground of its plan: the days, the sum, what a coupon takes off the first one, and what comes with it. */
export function PlanSummary({ name, isOnce, isByCard, ...sums }: PlanSummaryProps) {
  const day = useLongDay()
  const t = useTranslations('orders.planPayment')
  const texts = useTranslations('orders')
  const { plan, from, until, isRenewal, stops, trialDays } = useLoaderData<typeof planPaymentLoader>()
  const nameOf = useBought()
  const isCardAlone = isByCard && !isOnce
  const term = isRenewal
    ? t('fromTo', { from: day(from), to: day(until) })
    : t(isCardAlone ? 'firstUntil' : 'fromNow', { to: day(until), duration: plan.duration })
  return (
    <aside className="pay-summary" {...onGround(groundOf({ course: null, plan }))}>
      <div className="pay-picture">
        <PlanMark plan={plan} />
      </div>
      <div className="pay-course">
        <h2>{texts('summary')}</h2>
        <p>
          <b>{name}</b>
          <span>{isCardAlone && trialDays !== null ? t('freeFirst', { days: trialDays }) : term}</span>
        </p>
        {stops.map(held => (
          <Notice key={`${held.name}, ${held.duration}`} tone="warning">
            {t('stops', { name: nameOf({ course: null, plan: held }), day: day(held.until) })}
          </Notice>
        ))}
      </div>
      <Sums {...sums} isByCard={isByCard} />
      {(!isRenewal || sums.coupon.refused) && <CouponField coupon={sums.coupon} />}
      <Included isOnce={isOnce} isByCard={isByCard} />
    </aside>
  )
}

/** What is paid first, with a tax that is added, and what each time after that. */
function Sums({ charge, coupon, where, isByCard }: Pick<PlanSummaryProps, 'charge' | 'coupon' | 'where' | 'isByCard'>) {
  const t = useTranslations('orders.planPayment')
  const { plan, price } = useLoaderData<typeof planPaymentLoader>()
  const amount = useAmount()
  const { dollars, discount, tax } = charge
  const isLess = discount > 0
  const { addedTax } = usePage().site
  const each = plusTax(amount(price), taxAdded(addedTax, isByCard))
  return (
    <>
      <dl>
        {(isLess || tax) && <Before {...charge} />}
        <CouponRow coupon={coupon} discount={discount} />
        <TaxedTotal sum={charge} where={where} {...(isLess && { label: t('first') })} />
      </dl>
      {dollars > 0 && <TaxPlace where={where} ordered={tax} />}
      {isByCard && addedTax !== null && <p className="pay-then">{t('taxIn', { tax: addedTax })}</p>}
      {isLess && <p className="pay-then">{t('then', { price: each, duration: plan.duration })}</p>}
    </>
  )
}

/** The price, where it is not the total. */
function Before({ dollars, discount, tax }: Charge) {
  const t = useTranslations('orders.planPayment')
  const amount = useAmount()
  return (
    <div>
      <dt>{t('price')}</dt>
      <dd>{amount((tax?.net ?? dollars) + discount)}</dd>
    </div>
  )
}

function Included({ isOnce, isByCard }: Pick<PlanSummaryProps, 'isOnce' | 'isByCard'>) {
  const t = useTranslations('orders.planPayment')
  return (
    <ul className="pay-included">
      {!isByCard && (
        <>
          <li>
            <HandCoins />
            {t('nothingTaken')}
          </li>
          <li>
            <CalendarCheck />
            {t('reminded')}
          </li>
        </>
      )}
      {isByCard && !isOnce && (
        <li>
          <CalendarSync />
          {t('renews')}
        </li>
      )}
      <li>
        <ReceiptText />
        {t('receipt')}
      </li>
    </ul>
  )
}
