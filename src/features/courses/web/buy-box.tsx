import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/button.tsx'
import { Media } from '#src/ui/card.tsx'
import { Lightbox } from '#src/ui/lightbox.tsx'
import { Notice } from '#src/ui/message.tsx'
import { Price } from '#src/ui/price.tsx'
import { ProgressRing } from '#src/ui/progress.tsx'
import { clockTime } from '#src/web/dates.ts'
import { useViewer } from '#src/web/page-data.ts'
import { pictureFiles } from '#src/web/pictures.ts'
import { usePrice } from '#src/web/prices.ts'
import { loginAddress } from '#src/web/session.ts'

import { CoursePicture, type DetailCourse, useDuration } from './course-facts.tsx'
import { CourseIncludes } from './course-includes.tsx'

interface BuyBoxProps {
  course: DetailCourse
  isPurchased: boolean
  /** The bank still works on the payment: there is nothing to buy a second time. */
  isProcessing: boolean
}

export function BuyBox({ course, isPurchased, isProcessing }: BuyBoxProps) {
  const t = useTranslations('courses')
  return (
    <aside className="buy" aria-label={t('buyBox')}>
      <div className="panel">
        <Lightbox
          src={pictureFiles(course.thumbnail).full}
          alt={t('thumbnailOf', { title: course.title })}
          openLabel={t('preview')}
          closeLabel={t('close')}
        >
          <Media>
            <CoursePicture course={course} sizes="(width < 1000px) 92vw, 24rem" priority />
          </Media>
        </Lightbox>
        <div className="words">
          {isPurchased ? <Owned course={course} /> : isProcessing ? <Paying /> : <Offer course={course} />}
          <CourseIncludes course={course} />
        </div>
      </div>
    </aside>
  )
}

/** Keeps the one action of the page in reach on a phone, once the box has scrolled away. */
export function BuyBar({ course, isPurchased, isProcessing }: BuyBoxProps) {
  const t = useTranslations('courses')
  const price = usePrice()
  if (isPurchased ? course.videos.length === 0 : isProcessing) return null
  return (
    <div className="buy-rail">
      <div className="buy-bar">
        {isPurchased ? (
          <span className="text-15 font-medium">{t('watched', { percent: course.learning?.progress ?? 0 })}</span>
        ) : (
          <Price className="large" now={course.price === 0 ? t('free') : price(course.price)} />
        )}
        {isPurchased ? <StartLink course={course} /> : <BuyLink course={course} />}
      </div>
    </div>
  )
}

/** L-PAY-8 in the same words. */
function Paying() {
  const t = useTranslations('courses')
  return (
    <>
      <Notice>{t('processing')}</Notice>
      <Link className="link text-15" to="/dashboard/profile">
        {t('toOrders')}
      </Link>
    </>
  )
}

function Offer({ course }: { course: DetailCourse }) {
  const t = useTranslations('courses')
  const price = usePrice()
  return (
    <>
      <p className="offer">
        <Price className="large" now={course.price === 0 ? t('free') : price(course.price)} />
        <span className="text-13 text-muted">{t(course.price === 0 ? 'keptForGood' : 'onePayment')}</span>
      </p>
      <BuyLink course={course} large />
    </>
  )
}

/** L-CRS-4: to the payment, for visitors by way of the login. */
function BuyLink({ course, large = false }: { course: DetailCourse; large?: boolean }) {
  const t = useTranslations('courses')
  const price = usePrice()
  const payment = `/payment/${course._id}`
  const look = buttonClass({ variant: 'primary', ...(large && { size: 'lg', block: true }) })
  return (
    <Link className={look} to={useViewer() ? payment : loginAddress(payment)}>
      {course.price === 0 ? t('join') : t('buy', { price: price(course.price) })}
    </Link>
  )
}

function Owned({ course }: { course: DetailCourse }) {
  const t = useTranslations('courses')
  const duration = useDuration()
  const { learning } = course
  if (!learning || course.videos.length === 0) return <p className="text-muted">{t('noVideos')}</p>
  const { next, startedVideos } = learning
  return (
    <>
      <div className="progress-row">
        <ProgressRing percent={learning.progress} label={t('progressOf', { title: course.title })} size={64} />
        <p>
          <b>
            {course.completed ? t('completed') : t('started', { started: startedVideos, all: course.videos.length })}
          </b>
          {learning.remainingSeconds > 0 && (
            <span className="text-15 text-muted">{t('left', { time: duration(learning.remainingSeconds) })}</span>
          )}
        </p>
      </div>
      <StartLink course={course} large />
      {next && startedVideos > 0 && (
        <Link className="link text-15" to={`/video/${course._id}/${next.videoId}`}>
          {t(next.positionSeconds > 0 ? 'nextFrom' : 'nextLesson', {
            title: next.title,
            position: clockTime(next.positionSeconds),
          })}
        </Link>
      )}
    </>
  )
}

/** L-CRS-6: opens the first video. */
function StartLink({ course, large = false }: { course: DetailCourse; large?: boolean }) {
  const t = useTranslations('courses')
  const look = buttonClass({ variant: 'primary', ...(large && { size: 'lg', block: true }) })
  return (
    <Link className={look} to={`/video/${course._id}/${course.videos[0]?._id ?? ''}`}>
      <Play />
      {t('start')}
    </Link>
  )
}
