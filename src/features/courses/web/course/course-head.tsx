import { Play } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { RatingSummary } from '#src/ui/display/rating.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { later } from '#src/web/later.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useRelativeTime } from '#src/web/words/dates.ts'
import { useDuration } from '#src/web/words/durations.ts'
import { Numerals } from '#src/web/words/numerals.tsx'

import { addressOf } from '../catalogue/filters.ts'
import { onGround } from '../ground.ts'
import { BuyLink } from './buy-box.tsx'
import { type DetailCourse } from './course-facts.tsx'
import { freeLessonOf } from './main-link.tsx'
import { TaughtBy } from './taught-by.tsx'

// The server draws the image: nothing of it waits for the script that shows it in full size.
const CoursePreview = later(
  'course-preview',
  import.meta.env.SSR ? (await import('./course-preview.tsx')).CoursePreview : undefined,
  async () => (await import('./course-preview.tsx')).CoursePreview,
  true,
)

interface CourseHeadProps {
  course: DetailCourse
  /** Whether the reader may buy it. */
  isOffered: boolean
}

/** What the course is, on the ground of its picture, which stands at the end below the title and carries on to the edge of the window. */
export function CourseHead({ course, isOffered }: CourseHeadProps) {
  const t = useTranslations('coursePage')
  const relativeTime = useRelativeTime()
  return (
    <header className="course-top" {...onGround(course.ground)}>
      <div className="wrap">
        <div className="course-title">
          <CourseCrumbs course={course} to="/courses" text={t('title')} />
          <h1>{course.title}</h1>
        </div>
        <div className="course-head">
          {course.outcome && <p className="lead">{course.outcome}</p>}
          <WaysIn course={course} isOffered={isOffered} />
          <div className="course-size">
            <Measures course={course} />
            <p className="course-facts">
              <span>{t('videos', { count: course.videoCount })}</span>
              <time dateTime={course.updatedAt}>{t('updated', { time: relativeTime(course.updatedAt) })}</time>
            </p>
          </div>
          <TaughtBy teachers={course.teachers} />
        </div>
        <CoursePreview course={course} />
      </div>
    </header>
  )
}

/** How large the course is, and what others think of it. */
function Measures({ course: { lessonCount, durationSeconds, rating, ratingCount } }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const format = useFormatter()
  const duration = useDuration()
  if (lessonCount === 0) return null
  const average = format.number(rating ?? 0, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <p className="head-measures">
      <Numerals className="measure" words={t('lessons', { count: lessonCount })} />
      {durationSeconds > 0 && <Numerals className="measure" words={t('study', { time: duration(durationSeconds) })} />}
      {rating !== null && (
        <RatingSummary
          value={average}
          count={<small>{t('ratings', { count: ratingCount })}</small>}
          label={t('rated')}
        />
      )}
    </p>
  )
}

/** They stand in the first window at every width: the box that offers them too begins below, and on phones a bar has the price. */
function WaysIn({ course, isOffered }: CourseHeadProps) {
  const t = useTranslations('coursePage')
  const free = course.learning ? undefined : freeLessonOf(course)
  if (!free && !isOffered) return null
  return (
    <p className={free ? 'head-act' : 'head-act head-buy'}>
      {free && (
        <Link className={buttonClass({ size: 'lg' })} to={free.address}>
          <Play />
          {t('watchFree')}
        </Link>
      )}
      {isOffered && <BuyLink course={course} look={`${buttonClass({ size: 'lg' })} head-buy`} />}
    </p>
  )
}

interface CourseCrumbsProps {
  course: DetailCourse
  /** The list that it is seen from. */
  to: string
  text: string
}

/** The way back: the list, and the catalogue's part of the course's own category. */
export function CourseCrumbs({ course, to, text }: CourseCrumbsProps) {
  const t = useTranslations('coursePage')
  const [category] = course.categories
  return (
    <Breadcrumb
      label={t('breadcrumb')}
      items={[
        <Link key="list" to={to}>
          {text}
        </Link>,
        category && (
          <Link key="category" className="as-label" to={addressOf({ categories: [category._id] })}>
            {category.name}
          </Link>
        ),
      ].filter(Boolean)}
    />
  )
}
