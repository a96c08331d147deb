import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { ProgressBar } from '#src/ui/display/progress.tsx'
import { Stars } from '#src/ui/display/rating.tsx'
import { api } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { later } from '#src/web/later.tsx'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import type { DetailCourse } from './course-facts.tsx'

// Only who holds the course needs the form and its dialog; the server draws it, so that nothing below moves when it lives.
const OwnReview = later(
  'own-review',
  import.meta.env.SSR ? (await import('./own-review.tsx')).OwnReview : undefined,
  async () => (await import('./own-review.tsx')).OwnReview,
)

/** The average, how the ratings spread over the stars, the newest with words, and the learner's own (D-37). */
export function CourseReviews({ course, isPurchased }: { course: DetailCourse; isPurchased: boolean }) {
  const t = useTranslations('coursePage')
  const isAdmin = useViewer()?.role === 'admin'
  if (course.ratingCount === 0 && !isPurchased && !isAdmin) return null
  return (
    <section className="course-part" aria-labelledby="course-reviews">
      <h2 id="course-reviews">{t('reviews')}</h2>
      {isAdmin && (
        <Link className="link" to={`/dashboard/manage-courses/reviews?course=${course._id}`}>
          {t('manageReviews')}
        </Link>
      )}
      {isPurchased && <OwnReview course={course} />}
      {course.ratingCount > 0 && <Said course={course} />}
    </section>
  )
}

/** What was said, and in figures. */
function Said({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const { reviews, hasMore, isBusy, more } = useReviews(course)
  return (
    <div className="reviews">
      <Summary course={course} />
      <div className="review-column">
        {reviews.length > 0 && (
          <ul className="review-list">
            {reviews.map((review, index) => (
              <ReviewItem key={index} review={review} />
            ))}
          </ul>
        )}
        {hasMore && (
          <Button busy={isBusy} onClick={() => void more()}>
            {t('moreReviews')}
          </Button>
        )}
      </div>
    </div>
  )
}

type Reviews = DetailCourse['reviews']

/** The page brings the first reviews; asking for more replaces them by whole pages. */
function useReviews({ _id: id, reviews: first, ratingCount }: DetailCourse) {
  const t = useTranslations('coursePage')
  const [read, setRead] = useState<{ of: Reviews; reviews: Reviews; page: number; pages: number }>()
  const [isBusy, setBusy] = useState(false)
  const current = read?.of === first ? read : undefined // a page that was drawn anew starts again
  const more = async () => {
    setBusy(true)
    try {
      const page = (current?.page ?? 0) + 1
      const { reviews, NbOfPages } = await api().listReviews({ id, page })
      setRead({ of: first, reviews: [...(current?.reviews ?? []), ...reviews], page, pages: NbOfPages })
    } catch {
      toast.error(t('reviewsFailed'))
    } finally {
      setBusy(false)
    }
  }
  const hasMore = current ? current.page < current.pages : ratingCount > first.length && first.length > 0
  return { reviews: current?.reviews ?? first, hasMore, isBusy, more }
}

function Summary({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
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
  const t = useTranslations('coursePage')
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
      <p className="review-text">{text}</p>
    </li>
  )
}
