import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { acceptedAddress } from '#src/features/memberships/web/accepted-address.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api } from '#src/web/calls/api.ts'
import { usePage, useViewer } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import type { Method } from '#src/wire/money/methods.ts'

import { buyPlan } from './buy-plan.ts'
import type { Buying } from './buying.ts'
import type { CardPaymentProps } from './card-payment.tsx'
import type { Applied } from './coupon-link.ts'
import { FreePlan } from './free-plan.tsx'
import { Payment } from './payment.tsx'
import type { planPaymentLoader } from './plan-loader.ts'
import { PlanSummary } from './plan-summary.tsx'
import { useWhere, type Where } from './tax.ts'
import { type Charge, useCharge } from './use-charge.ts'
import { useCoupon } from './use-coupon.ts'
import { useMethod, type Way } from './use-method.ts'
import { WhereForm } from './where-form.tsx'

import './coupon-field.css'

/** Pays for one period of a plan, or for one more (decision 0097); with a coupon also by card, where it renews (decision 0103). */
export function PlanPaymentPage() {
  const t = useTranslations('orders.planPayment')
  const { plan, price, amount, tax, isRenewal, tried, added } = useLoaderData<typeof planPaymentLoader>()
  const name = t(plan.duration, { name: plan.name })
  const coupon = useCoupon(code => api().checkPlanCoupon({ id: plan._id, coupon: code }), tried)
  const { applied } = coupon
  const { isOnce, card } = useWays(applied)
  const said = useWhere(isOnce ? added : null)
  // The order may keep another price, or tax, than what is offered now.
  const once = useCharge({ price, applied, where: said, kept: { dollars: amount, tax } })
  const { way, charge, isByCard } = useChosen({ card, applied, once: once.charge })
  const where = isByCard ? { ...said, tax: null, isAsked: false } : said
  const buying = useMemo(() => buyPlan(plan._id, { coupon: applied?.code, card }), [plan._id, applied?.code, card])
  const isFree = charge.dollars === 0 && isOnce
  const title = t(isRenewal ? 'renewTitle' : isFree ? 'freeTitle' : 'title')
  return (
    <div className="pay wrap">
      <Head title={t('about', { name })} description={title} hidden />
      <h1>{title}</h1>
      <div className="pay-columns">
        <PlanSummary
          charge={charge}
          name={name}
          coupon={coupon}
          where={where}
          isOnce={isOnce}
          isByCard={isByCard && !isFree}
        />
        <Pay
          key={`${applied?.code} ${said.key}`}
          isFree={isFree}
          where={where}
          way={way}
          buying={buying}
          dollars={charge.dollars}
          onAmount={once.onAmount}
          onCouponLost={refusal => coupon.lose(applied?.code ?? '', refusal)}
        />
      </div>
    </div>
  )
}

interface PayProps extends CardPaymentProps {
  isFree: boolean
  where: Where
  way: Way
}

function Pay({ isFree, where, way, ...paid }: PayProps) {
  const { isProcessing, transfer } = useLoaderData<typeof planPaymentLoader>()
  if (isProcessing) return <Processing transfer={transfer} />
  if (isFree) return <FreePlan {...paid} />
  return (
    <Payment {...paid} way={way} transfer={transfer} {...(where.isAsked && { asked: <WhereForm where={where} /> })} />
  )
}

/**
 * By which means they pay, and what: what the card provider sells has the provider's own taxes (decision 0107).
 * @param once what is charged by any other
 */
function useChosen({ card, applied, once }: { card: Buying['card']; applied: Applied | undefined; once: Charge }) {
  const { price, method: begun } = useLoaderData<typeof planPaymentLoader>()
  const renewing = { dollars: applied?.amount ?? price, discount: applied?.discount ?? 0, tax: null }
  const chargeBy = (method: Method | undefined): Charge => (card && method === 'card' ? renewing : once)
  const way = useMethod({ isPlan: true, ...(card && { card }), begun, cost: method => chargeBy(method).dollars })
  const charge = chargeBy(way.method)
  return { way, charge, isByCard: charge === renewing }
}

/**
 * How the plan can be paid here: once, and by card, where it renews. Without a coupon its own page of the provider sells it by
 * card, to which the plans lead; so that is offered where nothing else is.
 */
function useWays(applied: Applied | undefined): { isOnce: boolean; card: Buying['card'] } {
  const { plan, price, link, trialDays, until, isRenewal } = useLoaderData<typeof planPaymentLoader>()
  const { methods } = usePage().site.payments
  const viewer = useViewer()
  const code = applied?.code
  const first = applied?.amount ?? price
  const isOnce = methods.some(one => one !== 'card')
  const isByCard = link !== null && !isRenewal && methods.includes('card') && (code !== undefined || !isOnce)
  const card = useMemo(() => {
    if (!isByCard || !viewer) return undefined
    const id = plan._id
    const begin = async () =>
      code === undefined
        ? acceptedAddress({ id, link }, viewer)
        : (await api().beginCheckout({ id, coupon: code, replaces: true })).url
    return { price, first, duration: plan.duration, nextAt: until, trialDays, isReduced: code !== undefined, begin }
  }, [isByCard, viewer, plan, code, first, link, price, until, trialDays])
  return { isOnce, card }
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
