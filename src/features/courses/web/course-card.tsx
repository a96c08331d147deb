import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Byline } from '#src/features/teachers/web/byline.tsx'
import { CardInside, RowCard } from '#src/ui/display/card.tsx'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'

import { type CardCourse, CourseImage, CoursePrice, NextStep, Rating } from './course/course-facts.tsx'
import { Save } from './save.tsx'

export interface CourseCardProps {
  course: CardCourse
  /** h3 unless told. */
  heading?: 'h2' | 'h3' | undefined
  /** True for an image of the first view. */
  priority?: boolean | undefined
}

/** A course in a grid (`className="cards"`), with how far the learner is in it and where it goes on. */
export function CourseCard(card: CourseCardProps) {
  const isShared = !card.course.learning && !card.course.saved && !card.priority
  return <DrawnOnce as="article" className="card" part={Inside} of={card} isShared={isShared} />
}

function Inside({ course, heading, priority }: CourseCardProps) {
  const facts = useFacts()
  const sizes = '(width < 640px) 92vw, (width < 1000px) 46vw, 24rem'
  return (
    <CardInside
      image={<CourseImage course={course} priority={priority} sizes={sizes} />}
      corner={<Save course={course} />}
      eyebrow={course.category}
      title={<Link to={`/course/${course._id}`}>{course.title}</Link>}
      heading={heading}
      outcome={course.outcome}
      byline={course.teachers.length > 0 && <Byline teachers={course.teachers} />}
      percent={isBegun(course) && !course.completed ? course.learning?.progress : undefined}
      meta={facts(course)}
      aside={<Offer course={course} />}
      actions={course.learning && (isBegun(course) || !course.included) && <Reading course={course} />}
    />
  )
}

/** The same beside its image. */
export function CourseRowCard({ course, heading, priority }: CourseCardProps) {
  const facts = useFacts()
  return (
    <RowCard
      image={<CourseImage course={course} priority={priority} sizes="(width < 640px) 40vw, 20rem" />}
      eyebrow={course.category}
      title={<Link to={`/course/${course._id}`}>{course.title}</Link>}
      heading={heading}
      outcome={course.outcome}
      byline={course.teachers.length > 0 && <Byline teachers={course.teachers} />}
      meta={facts(course).slice(0, 1)}
      aside={course.learning && !course.included ? <NextStep course={course} /> : <Offer course={course} />}
    />
  )
}

const isBegun = ({ learning }: CardCourse): boolean => (learning?.startedLessons ?? 0) > 0

/** What the course costs, unless the learner has it. */
function Offer({ course }: { course: CardCourse }) {
  const t = useTranslations('courses')
  if (!course.learning) return <CoursePrice dollars={course.price} />
  return course.included ? <span className="included-mark">{t('included')}</span> : null
}

/** How far the learner is, and the next step. */
function Reading({ course }: { course: CardCourse }) {
  const t = useTranslations('courses')
  return (
    <p className="card-reading">
      {course.completed ? (
        <span>{t('completed')}</span>
      ) : (
        isBegun(course) && <span>{t('watched', { percent: course.learning?.progress ?? 0 })}</span>
      )}
      <NextStep course={course} />
    </p>
  )
}

/** Rating, lessons and length, for the muted row of a card. */
function useFacts(): (course: CardCourse) => ReactNode[] {
  const t = useTranslations('courses')
  const duration = useDuration()
  return ({ rating, ratingCount, lessonCount, durationSeconds }) => [
    rating !== null && <Rating key="rating" value={rating} count={ratingCount} />,
    lessonCount > 0 && t('lessons', { count: lessonCount }),
    durationSeconds > 0 && duration(durationSeconds, 'short'),
  ]
}
