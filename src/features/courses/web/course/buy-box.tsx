import type { MouseEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { api } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { loginAddress } from '#src/web/calls/session.ts'
import { later } from '#src/web/later.tsx'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import { useOffered } from '#src/web/words/prices.ts'

import type { courseLoader } from '../loaders.ts'
import type { DetailCourse } from './course-facts.tsx'

const CourseIncludes = later(
  'course-includes',
  import.meta.env.SSR ? (await import('./course-includes.tsx')).CourseIncludes : undefined,
  async () => (await import('./course-includes.tsx')).CourseIncludes,
)

const FreeLessonLink = later(
  'free-lesson-link',
  import.meta.env.SSR ? (await import('./free-lesson-link.tsx')).FreeLessonLink : undefined,
  async () => (await import('./free-lesson-link.tsx')).FreeLessonLink,
)

interface BuyBoxProps {
  course: DetailCourse
  /** The cheapest plan that opens the course. */
  plan: Awaited<ReturnType<typeof courseLoader>>['plan']
  /** One that has no lessons yet: any other has a page of its own for who may learn in it. */
  isPurchased: boolean
  /** The bank still works on the payment: there is nothing to buy a second time. */
  isProcessing: boolean
}

export function BuyBox({ course, plan, isPurchased, isProcessing }: BuyBoxProps) {
  const t = useTranslations('coursePage')
  return (
    <aside className="buy" aria-label={t('buyBox')}>
      <div className="panel">
        {!isPurchased && <FreeLessonLink course={course} />}
        <div className="words">
          {isPurchased ? (
            <p className="text-muted">{t('noVideos')}</p>
          ) : isProcessing ? (
            <Paying />
          ) : (
            <Offer course={course} />
          )}
          <CourseIncludes course={course} plan={isPurchased || isProcessing ? null : plan} />
        </div>
      </div>
    </aside>
  )
}

/** Keeps the one action of the page in reach on a phone. */
export function BuyBar({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const offered = useOffered()
  return (
    <div className="buy-rail">
      <div className="buy-bar">
        <Price className="large" now={course.price === 0 ? t('free') : offered(course.price)} />
        <BuyLink course={course} look={buttonClass({ variant: 'primary' })} />
      </div>
    </div>
  )
}

/** L-PAY-8 in the same words. */
function Paying() {
  const t = useTranslations('coursePage')
  return (
    <>
      <Notice>{t('processing')}</Notice>
      <Link className="link link-line text-15" to="/dashboard/billing">
        {t('toOrders')}
      </Link>
    </>
  )
}

function Offer({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const offered = useOffered()
  return (
    <>
      <p className="offer">
        <Price className="large" now={course.price === 0 ? t('free') : offered(course.price)} />
        <span className="text-13 text-muted">{t(course.price === 0 ? 'keptForGood' : 'onePayment')}</span>
      </p>
      <BuyLink course={course} look={buttonClass({ variant: 'primary', size: 'lg', block: true })} />
    </>
  )
}

/** L-CRS-4: to the payment, for visitors by way of the login. */
export function BuyLink({ course, look }: { course: DetailCourse; look: string }) {
  const t = useTranslations('coursePage')
  const offered = useOffered()
  const payment = `/payment/${course._id}`
  const viewer = useViewer()
  const join = useJoin(course._id)
  if (viewer && course.price === 0)
    return (
      <Link className={look} to={payment} onClick={join}>
        {t('join')}
      </Link>
    )
  return (
    <Link className={look} to={viewer ? payment : loginAddress(payment)}>
      {course.price === 0 ? t('join') : t('buy', { price: offered(course.price) })}
    </Link>
  )
}

/** A free course is joined right here, with one press; where that fails, its own page says why. */
function useJoin(courseId: string) {
  const t = useTranslations('coursePage')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const join = async () => {
    try {
      await api().createOrder({ courseId })
      toast.success(t('joined'))
      await revalidate()
    } catch {
      await navigate(`/payment/${courseId}`)
    }
  }
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void join()
  }
}
