import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { usePlanName } from '#src/features/memberships/web/manage/plan-name.ts'
import { useCurrency } from '#src/web/calls/page-data.ts'
import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { amountIn } from '#src/web/manager/forms/typed-price.ts'
import { useAmount } from '#src/web/words/prices.ts'
import { codeOf, discountOf } from '#src/wire/money/coupons.ts'
import { fromMinor, shownDecimals, toMinor } from '#src/wire/money/money.ts'

import { CouponTicket } from './coupon-ticket.tsx'
import type { CouponValues } from './values.ts'

/** What is taken off as it is typed, in the form that a coupon has it. */
function valueIn({ kind, value: typed }: CouponValues, currency: string) {
  const value = amountIn(typed) || 0
  return kind === 'percent'
    ? { percentOff: Math.min(100, Math.floor(value)), amountOffCents: null, currency }
    : { percentOff: null, amountOffCents: toMinor(value, currency), currency }
}

/** The coupon with what the form holds now, and what it does to the price of an example. */
export function CouponPreview({ form }: { form: UseFormReturn<CouponValues> }) {
  const t = useTranslations('managers.coupons')
  const amount = useAmount()
  const currency = useCurrency()
  const typed = useValues(form)
  const { code, kind, things, scope, courses, plans } = typed
  const isPlan = things === 'plans'
  const priceCents = toMinor(shownDecimals(currency) === 0 ? 12_000 : 120, currency)
  const discountCents = discountOf(valueIn(typed, currency), { priceCents, currency })
  const said = (cents: number) => amount(fromMinor(cents, currency))
  const ticket = {
    code: codeOf(code),
    kind,
    things,
    scope,
    value: amountIn(typed.value) || 0,
    startsOn: typed.startsOn || null,
    endsOn: typed.endsOn || null,
  }
  return (
    <Preview isBlank={code === '' && typed.value === ''}>
      <CouponTicket coupon={ticket} count={isPlan ? plans.length : courses.length} />
      <dl className="coupon-sums">
        <div>
          <dt>
            <Example {...typed} /> <small>{t('sampleNote')}</small>
          </dt>
          <dd>{said(priceCents)}</dd>
        </div>
        <div>
          <dt>{t('coupon')}</dt>
          <dd>{discountCents > 0 ? said(-discountCents) : '–'}</dd>
        </div>
        <div className="coupon-total">
          <dt>{t(isPlan ? 'first' : 'total')}</dt>
          <dd>{said(priceCents - discountCents)}</dd>
        </div>
        {isPlan && (
          <div>
            <dt>{t('later')}</dt>
            <dd>{said(priceCents)}</dd>
          </div>
        )}
      </dl>
    </Preview>
  )
}

/** The first of what it is for, or what stands for that. */
function Example({ things, courses, plans }: CouponValues) {
  const t = useTranslations('managers.coupons')
  const planName = usePlanName()
  const [plan] = plans
  if (things === 'plans') return plan ? planName(plan) : t('samplePlan')
  return courses[0]?.title ?? t('sample')
}
