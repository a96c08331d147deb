import { Play } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { RatingSummary } from '#src/ui/display/rating.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { later } from '#src/web/later.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useRelativeTime } from '#src/web/words/dates.ts'
import { useDuration } from '#src/web/words/durations.ts'

import { addressOf } from '../catalogue/filters.ts'
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

/** What the course is, on the ground of its picture, which stands at the end and carries on to the edge of the window. */
export function CourseHead({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const format = useFormatter()
  const duration = useDuration()
  const relativeTime = useRelativeTime()
  const average = format.number(course.rating ?? 0, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <header className="course-top" data-ground={course.ground ?? undefined}>
      <div className="wrap">
        <div className="course-head">
          <CourseCrumbs course={course} to="/courses" text={t('title')} />
          <h1>{course.title}</h1>
          {course.outcome && <p className="lead">{course.outcome}</p>}
          <p className="course-facts">
            {course.rating !== null && (
              <RatingSummary
                value={average}
                count={`(${t('ratings', { count: course.ratingCount })})`}
                label={t('rated')}
              />
            )}
            <span>{t('videos', { count: course.videoCount })}</span>
            {course.lessonCount > course.videoCount && <span>{t('lessons', { count: course.lessonCount })}</span>}
            {course.durationSeconds > 0 && <span>{duration(course.durationSeconds)}</span>}
            <time dateTime={course.updatedAt}>{t('updated', { time: relativeTime(course.updatedAt) })}</time>
          </p>
          <FreeLesson course={course} />
          <TaughtBy teachers={course.teachers} />
        </div>
        <CoursePreview course={course} />
      </div>
    </header>
  )
}

/** The way in that stands in the first window at every width: the box that offers it too begins below. */
function FreeLesson({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const free = freeLessonOf(course)
  if (course.learning || !free) return null
  return (
    <p className="head-taste">
      <Link className={buttonClass({ size: 'lg' })} to={free.address}>
        <Play />
        {t('watchFree')}
      </Link>
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
