import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Buying } from '#src/features/orders/web/buying.ts'
import { Payment } from '#src/features/orders/web/payment.tsx'
import { TaxRow } from '#src/features/orders/web/tax-rows.tsx'
import { useMethod } from '#src/features/orders/web/use-method.ts'
import { Price } from '#src/ui/display/price.tsx'
import { api } from '#src/web/calls/api.ts'
import { Head } from '#src/web/head.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import type { Group, paySeatsLoader } from './loaders.ts'
import { Summary } from './summary.tsx'
import { useTitle } from './thing.tsx'

type Due = NonNullable<Group['due']>

/** Places that were ordered: their price is the order's. @param group under which they are found */
const buyPlaces = ({ order, amount, tax }: Due, group: string): Buying => ({
  order: async () => ({ amount, discount: 0, tax, orderId: order }),
  isSettled: () =>
    api()
      .paymentState({ order })
      .then(({ state }) => state === 'succeeded')
      .catch(() => false),
  page: `/seats/${group}`,
})

/** The price of an order stays as it is, and there is no coupon. */
const nothing = () => {}

/** Pays for places of a course or a plan that are for others, or for the next period of such places. */
export function PaySeatsPage() {
  const t = useTranslations('seats.buy')
  const { group, due, until, isLeft } = useLoaderData<typeof paySeatsLoader>()
  const titleOf = useTitle()
  const { _id, seats, name, currency } = group
  const { order, amount, tax, method } = due
  const buying = useMemo(() => buyPlaces(due, _id), [due, _id])
  const way = useMethod({ begun: isLeft ? null : method, cost: () => amount })
  return (
    <div className="pay wrap">
      <Head title={t('payAbout', { title: titleOf(group) })} description={t('pay')} hidden />
      <h1>{t(group.endsAt ? 'payOn' : 'pay')}</h1>
      <div className="pay-columns">
        <Summary
          thing={group}
          seats={seats}
          net={tax?.net ?? amount}
          currency={currency}
          name={name}
          until={until}
          below={group.plan && <p className="seats-once">{t('once')}</p>}
        >
          <PaidTotal amount={amount} tax={tax} currency={currency} />
        </Summary>
        <Payment
          buying={buying}
          dollars={amount}
          onAmount={nothing}
          way={way}
          transfer={method === 'transfer' && !isLeft ? order : null}
          onCouponLost={nothing}
        />
      </div>
    </div>
  )
}

/** The total of an order, and what of it was added as tax. */
function PaidTotal({ amount, tax, currency }: Pick<Due, 'amount' | 'tax'> & { currency: string }) {
  const t = useTranslations('seats.buy')
  const written = useAmount()
  return (
    <>
      {tax && <TaxRow tax={tax} currency={currency} />}
      <div className="pay-total">
        <dt>{t('total')}</dt>
        <dd>
          <Price now={written(amount, currency)} className="pay-sum" />
        </dd>
      </div>
    </>
  )
}
