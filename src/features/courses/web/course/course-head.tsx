import { useFormatter, useTranslations } from 'use-intl'

import { RatingSummary } from '#src/ui/display/rating.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useRelativeTime } from '#src/web/words/dates.ts'

import { addressOf } from '../catalogue/filters.ts'
import { type DetailCourse, useDuration } from './course-facts.tsx'
import { TaughtBy } from './course-teachers.tsx'

export function CourseHead({ course }: { course: DetailCourse }) {
  const t = useTranslations('courses')
  const format = useFormatter()
  const duration = useDuration()
  const relativeTime = useRelativeTime()
  const [category] = course.categories
  const average = format.number(course.rating ?? 0, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <header className="course-top">
      <div className="wrap">
        <div className="course-head">
          <Breadcrumb
            label={t('breadcrumb')}
            items={[
              <Link key="courses" to="/courses">
                {t('title')}
              </Link>,
              ...(category
                ? [
                    <Link key="category" to={addressOf({ categories: [category._id] })}>
                      {category.name}
                    </Link>,
                  ]
                : []),
            ]}
          />
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
          <TaughtBy teachers={course.teachers} />
        </div>
      </div>
    </header>
  )
}
