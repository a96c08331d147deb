import { Award, Infinity as InfinityIcon, Lock, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { onGround } from '#src/features/courses/web/ground.ts'
import { Price } from '#src/ui/display/price.tsx'
import { Head } from '#src/web/head.tsx'
import { useDuration } from '#src/web/words/durations.ts'
import { useAmount } from '#src/web/words/prices.ts'

import { FreeJoin } from './free-join.tsx'
import type { paymentLoader } from './loaders.ts'
import { Payment } from './payment.tsx'

/** L-PAY-1 */
export function PaymentPage() {
  const t = useTranslations('orders')
  const { course, transfer } = useLoaderData<typeof paymentLoader>()
  const [dollars, setDollars] = useState(course.price)
  const isFree = course.price === 0
  return (
    <div className="pay wrap">
      <Head
        title={t(isFree ? 'joinAbout' : 'about', { title: course.title })}
        description={t(isFree ? 'freeTitle' : 'title')}
        hidden
      />
      <h1>{t(isFree ? 'freeTitle' : 'title')}</h1>
      <div className="pay-columns">
        <OrderSummary dollars={isFree ? 0 : dollars} />
        {isFree ? (
          <FreeJoin courseId={course._id} />
        ) : (
          <Payment courseId={course._id} dollars={dollars} onAmount={setDollars} transfer={transfer} />
        )}
      </div>
    </div>
  )
}

/** What is bought, on the ground of its picture: the sum, and what comes for it. */
function OrderSummary({ dollars }: { dollars: number }) {
  const t = useTranslations('orders')
  const { course } = useLoaderData<typeof paymentLoader>()
  const duration = useDuration()
  const amount = useAmount()
  return (
    <aside className="pay-summary" {...onGround(course.ground)}>
      <div className="pay-picture">
        <CourseImage course={course} sizes="(width < 860px) 112px, 30rem" priority />
      </div>
      <div className="pay-course">
        <h2>{t(dollars > 0 ? 'summary' : 'course')}</h2>
        <p>
          <b>{course.title}</b>
          <span>{t('content', { videos: course.videoCount, duration: duration(course.durationSeconds) })}</span>
        </p>
      </div>
      {dollars > 0 && (
        <dl>
          <div>
            <dt>{t('course')}</dt>
            <dd>{amount(dollars)}</dd>
          </div>
          <div className="pay-total">
            <dt>{t('total')}</dt>
            <dd>
              <Price now={amount(dollars)} className="pay-sum" />
            </dd>
          </div>
        </dl>
      )}
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
          {course.price === 0 ? <Lock /> : <ReceiptText />}
          {t(course.price === 0 ? 'noCard' : 'receipt')}
        </li>
      </ul>
    </aside>
  )
}
