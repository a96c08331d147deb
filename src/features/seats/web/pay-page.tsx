import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Buying } from '#src/features/orders/web/buying.ts'
import { Payment } from '#src/features/orders/web/payment.tsx'
import { api } from '#src/web/calls/api.ts'
import { Head } from '#src/web/head.tsx'

import type { paySeatsLoader } from './loaders.ts'
import { Summary } from './summary.tsx'
import { useTitle } from './thing.tsx'

/** Places that were ordered: their price is the order's. @param group under which they are found */
const buyPlaces = ({ order, amount }: { order: string; amount: number }, group: string): Buying => ({
  order: async () => ({ amount, discount: 0, orderId: order }),
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
  const { order, amount, method } = due
  const buying = useMemo(() => buyPlaces({ order, amount }, _id), [order, amount, _id])
  return (
    <div className="pay wrap">
      <Head title={t('payAbout', { title: titleOf(group) })} description={t('pay')} hidden />
      <h1>{t(group.endsAt ? 'payOn' : 'pay')}</h1>
      <div className="pay-columns">
        <Summary thing={group} seats={seats} total={amount} currency={currency} name={name} until={until} />
        <Payment
          buying={buying}
          dollars={amount}
          onAmount={nothing}
          begun={isLeft ? null : method}
          transfer={method === 'transfer' && !isLeft ? order : null}
          onCouponLost={nothing}
        />
      </div>
    </div>
  )
}
