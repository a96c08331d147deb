import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { onGround } from '#src/features/courses/web/ground.ts'
import type { Buying } from '#src/features/orders/web/buying.ts'
import { Payment } from '#src/features/orders/web/payment.tsx'
import { useTaxName } from '#src/features/orders/web/tax-rows.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { api } from '#src/web/calls/api.ts'
import { Head } from '#src/web/head.tsx'
import { useAmount } from '#src/web/words/prices.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import type { Group, paySeatsLoader } from './loaders.ts'

/** Places that were ordered: their price is the order's. */
const buyPlaces = ({ _id: id, amount, tax }: Group): Buying => ({
  order: async () => ({ amount, discount: 0, tax, orderId: id }),
  isSettled: () =>
    api()
      .paymentState({ order: id })
      .then(({ state }) => state === 'succeeded')
      .catch(() => false),
  page: `/seats/${id}`,
})

/** The price of an order stays as it is, and there is no coupon. */
const nothing = () => {}

/** Pays for places of a course that are for others. */
export function PaySeatsPage() {
  const t = useTranslations('seats.buy')
  const { group, isLeft } = useLoaderData<typeof paySeatsLoader>()
  const { _id, amount, method } = group
  const buying = useMemo(() => buyPlaces(group), [group])
  return (
    <div className="pay wrap">
      <Head title={t('payAbout', { title: group.course.title })} description={t('pay')} hidden />
      <h1>{t('pay')}</h1>
      <div className="pay-columns">
        <Summary />
        <Payment
          buying={buying}
          dollars={amount}
          onAmount={nothing}
          begun={isLeft ? null : method}
          transfer={method === 'transfer' && !isLeft ? _id : null}
          onCouponLost={nothing}
        />
      </div>
    </div>
  )
}

function Summary() {
  const t = useTranslations('seats.buy')
  const { group } = useLoaderData<typeof paySeatsLoader>()
  const { course, seats, name, amount, currency, tax } = group
  const written = useAmount()
  const nameOf = useTaxName()
  return (
    <aside className="pay-summary" {...onGround(course.ground)}>
      <div className="pay-picture">
        <CourseImage course={course} sizes="(width < 860px) 112px, 30rem" priority />
      </div>
      <div className="pay-course">
        <h2>{t('summary')}</h2>
        <p>
          <b dir="auto">{course.title}</b>
          <span dir="auto">{name || t(seats === 1 ? 'giftText' : 'teamText')}</span>
        </p>
      </div>
      <dl>
        <div>
          <dt>{t('each', { count: seats })}</dt>
          <dd>{written(fromMinor(toMinor(tax?.net ?? amount, currency) / seats, currency))}</dd>
        </div>
        {tax && (
          <div>
            <dt>
              <bdi>{nameOf(tax)}</bdi>
            </dt>
            <dd>{written(tax.amount)}</dd>
          </div>
        )}
        <div className="pay-total">
          <dt>{t('total')}</dt>
          <dd>
            <Price now={written(amount)} className="pay-sum" />
          </dd>
        </div>
      </dl>
    </aside>
  )
}
