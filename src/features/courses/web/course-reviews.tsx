import { useFormatter, useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/avatar.tsx'
import { ProgressBar } from '#src/ui/progress.tsx'
import { Stars } from '#src/ui/rating.tsx'
import { TimeAgo } from '#src/web/time-ago.tsx'

import type { DetailCourse } from './course-facts.tsx'

/** The average, how the ratings spread over the stars, and the newest with words (D-37). */
export function CourseReviews({ course }: { course: DetailCourse }) {
  const t = useTranslations('courses')
  return (
    <section className="course-part" aria-labelledby="course-reviews">
      <h2 id="course-reviews">{t('reviews')}</h2>
      <div className="reviews">
        <Summary course={course} />
        {course.reviews.length > 0 && (
          <ul className="review-list">
            {course.reviews.map((review, index) => (
              <ReviewItem key={index} review={review} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Summary({ course }: { course: DetailCourse }) {
  const t = useTranslations('courses')
  const format = useFormatter()
  const rating = course.rating ?? 0
  const average = format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
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
  )
}

function ReviewItem({ review }: { review: DetailCourse['reviews'][number] }) {
  const t = useTranslations('courses')
  const { author, stars, text, createdAt } = review
  return (
    <li>
      <div className="who">
        <Avatar name={author.name} src={author.image} decorative />
        <b>{author.name}</b>
        <span className="text-13 text-muted">
          <TimeAgo instant={createdAt} />
        </span>
      </div>
      <Stars value={stars} label={t('starsOf', { stars: String(stars) })} />
      <p className="text-15">{text}</p>
    </li>
  )
}
