import { useFormatter, useTranslations } from 'use-intl'

import { ProgressBar } from '#src/ui/progress.tsx'
import { Stars } from '#src/ui/rating.tsx'

import type { DetailCourse } from './course-facts.tsx'

/** The average and how the ratings spread over the stars (D-37). */
export function CourseReviews({ course }: { course: DetailCourse }) {
  const t = useTranslations('courses')
  const format = useFormatter()
  const rating = course.rating ?? 0
  const average = format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <section className="course-part" aria-labelledby="course-reviews">
      <h2 id="course-reviews">{t('reviews')}</h2>
      <div className="review-summary">
        <p>
          <b>{average}</b>
          <Stars value={rating} label={t('starsOf', { stars: average })} />
          <span className="text-13 text-muted">{t('ratings', { count: course.ratingCount })}</span>
        </p>
        <dl>
          {course.ratingShares.map((share, index) => (
            <div key={index}>
              <dt>
                <span aria-hidden="true">{5 - index}</span>
                <span className="sr-only">{t('starsOf', { stars: String(5 - index) })}</span>
              </dt>
              <dd aria-hidden="true">
                <ProgressBar percent={share} tone="star" />
              </dd>
              <dd>{format.number(share / 100, { style: 'percent' })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
