import { Award, Infinity as InfinityIcon, Lock, ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { onGround } from '#src/features/courses/web/ground.ts'
import { api } from '#src/web/calls/api.ts'
import { Head } from '#src/web/head.tsx'
import { useDuration } from '#src/web/words/durations.ts'
import { useAmount } from '#src/web/words/prices.ts'

import { buyCourse } from './buying.ts'
import { CouponField, CouponRow } from './coupon-field.tsx'
import { FreeJoin } from './free-join.tsx'
import type { paymentLoader } from './loaders.ts'
import { Payment } from './payment.tsx'
import { TaxedTotal, TaxPlace } from './tax-rows.tsx'
import { useWhere, type Where } from './tax.ts'
import { type Charge, useCharge } from './use-charge.ts'
import { type CouponChoice, useCoupon } from './use-coupon.ts'
import { useMethod } from './use-method.ts'
import { WhereForm } from './where-form.tsx'

import './coupon-field.css'

/** L-PAY-1 */
export function PaymentPage() {
  const t = useTranslations('orders')
  const { course, coupon: tried, tax, begun, transfer } = useLoaderData<typeof paymentLoader>()
  const coupon = useCoupon(code => api().checkCoupon({ id: course._id, coupon: code }), tried)
  const { applied } = coupon
  const where = useWhere(tax)
  const { charge, onAmount } = useCharge({ price: course.price, applied, where })
  const buying = useMemo(() => buyCourse(course._id, applied?.code), [course._id, applied?.code])
  const way = useMethod({ begun, cost: () => charge.dollars })
  const isFree = course.price === 0
  const title = isFree ? t('freeTitle') : t(charge.dollars === 0 ? 'coupon.freeTitle' : 'title')
  return (
    <div className="pay wrap">
      <Head title={t(isFree ? 'joinAbout' : 'about', { title: course.title })} description={title} hidden />
      <h1>{title}</h1>
      <div className="pay-columns">
        <OrderSummary {...charge} coupon={coupon} where={where} />
        {charge.dollars === 0 ? (
          <FreeJoin courseId={course._id} coupon={applied?.code} />
        ) : where.isAsked ? (
          <WhereForm where={where} />
        ) : (
          <Payment
            key={`${applied?.code} ${where.key}`}
            buying={buying}
            dollars={charge.dollars}
            onAmount={onAmount}
            way={way}
            transfer={transfer}
            onCouponLost={refusal => coupon.lose(applied?.code ?? '', refusal)}
          />
        )}
      </div>
    </div>
  )
}

interface OrderSummaryProps extends Charge {
  coupon: CouponChoice
  where: Where
}

/** What is bought, on the ground of its picture: the sum, and what comes for it. */
function OrderSummary({ dollars, discount, tax, coupon, where }: OrderSummaryProps) {
  const t = useTranslations('orders')
  const { course } = useLoaderData<typeof paymentLoader>()
  const duration = useDuration()
  const amount = useAmount()
  const price = (tax?.net ?? dollars) + discount
  return (
    <aside className="pay-summary" {...onGround(course.ground)}>
      <div className="pay-picture">
        <CourseImage course={course} sizes="(width < 860px) 112px, 30rem" priority />
      </div>
      <div className="pay-course">
        <h2>{t(price > 0 ? 'summary' : 'course')}</h2>
        <p>
          <b>{course.title}</b>
          <span>{t('content', { videos: course.videoCount, duration: duration(course.durationSeconds) })}</span>
        </p>
      </div>
      {price > 0 && (
        <dl>
          <div>
            <dt>{t('course')}</dt>
            <dd>{amount(price)}</dd>
          </div>
          <CouponRow coupon={coupon} discount={discount} />
          <TaxedTotal sum={{ dollars, tax }} where={where} />
        </dl>
      )}
      {dollars > 0 && <TaxPlace where={where} ordered={tax} />}
      {(price > 0 || coupon.refused) && <CouponField coupon={coupon} />}
      <ul className="pay-included">
        <li>
          <InfinityIcon />
          {t('kept')}
        </li>
        <li>
          <Award />
          {t('certificate')}
        </li>
        <li>
          {dollars === 0 ? <Lock /> : <ReceiptText />}
          {t(dollars === 0 ? 'noCard' : 'receipt')}
        </li>
      </ul>
    </aside>
  )
}
