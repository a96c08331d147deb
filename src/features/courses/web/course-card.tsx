import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Byline } from '#src/features/teachers/web/byline.tsx'
import { CardInside, RowCard } from '#src/ui/display/card.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'

import { type CardCourse, CourseImage, CoursePrice, LevelMark, NextStep, Rating } from './course/course-facts.tsx'
import { onGround } from './ground.ts'
import { Save } from './save.tsx'

export interface CourseCardProps {
  course: CardCourse
  /** h3 unless told. */
  heading?: 'h2' | 'h3' | undefined
  /** True for an image of the first view. */
  priority?: boolean | undefined
  /**
   * In the catalogue. `lead`: the first, large, its words beside the picture on the picture's own ground; `list`: a row
   * on phones.
   */
  place?: 'lead' | 'list' | undefined
}

/** Of the picture, as the style sheet draws it in each place. */
const widths = {
  /* Where two are alone in a row, they are wider: the browser looks, once it has laid them out. */
  grid: 'auto, (width < 640px) 92vw, (width < 1000px) 46vw, 24rem',
  list: 'auto, (width < 640px) 40vw, (width < 1000px) 46vw, 24rem',
  lead: '(width < 640px) 92vw, (width < 1330px) 52vw, 44rem',
}

/** A course in a grid (`className="cards"`), with how far the learner is in it and where it goes on. */
export function CourseCard(card: CourseCardProps) {
  const isShared = !card.course.learning && !card.course.saved && !card.priority
  const { ground } = card.course
  const { currency, addedTax: tax } = usePage().site
  return (
    <DrawnOnce
      as="article"
      className={clsx('card', card.place === 'lead' && 'card-lead')}
      {...(card.place === 'lead' && onGround(ground))}
      part={Inside}
      of={{ ...card, currency, tax }}
      isShared={isShared}
    />
  )
}

function Inside({ course, currency, tax, heading, priority, place }: CardProps) {
  const facts = useFacts()
  return (
    <CardInside
      image={<CourseImage course={course} priority={priority} sizes={widths[place ?? 'grid']} />}
      corner={course._id && <Save course={course} />}
      eyebrow={course.category}
      title={<Link to={`/course/${course._id}`}>{course.title}</Link>}
      heading={heading}
      outcome={course.outcome}
      byline={course.teachers.length > 0 && <Byline teachers={course.teachers} />}
      percent={isBegun(course) && !course.completed ? course.learning?.progress : undefined}
      meta={facts(course)}
      aside={<Offer course={course} currency={currency} tax={tax} />}
      actions={course.learning && (isBegun(course) || !course.included) && <Reading course={course} />}
    />
  )
}

/** The same beside its image. */
export function CourseRowCard({ course, heading, priority }: CourseCardProps) {
  const facts = useFacts()
  const { currency, addedTax } = usePage().site
  return (
    <RowCard
      image={<CourseImage course={course} priority={priority} sizes="(width < 640px) 40vw, 20rem" />}
      eyebrow={course.category}
      title={<Link to={`/course/${course._id}`}>{course.title}</Link>}
      heading={heading}
      outcome={course.outcome}
      byline={course.teachers.length > 0 && <Byline teachers={course.teachers} />}
      meta={facts(course).slice(0, 2)}
      aside={
        course.learning && !course.included ? (
          <NextStep course={course} />
        ) : (
          <Offer course={course} currency={currency} tax={addedTax} />
        )
      }
    />
  )
}

const isBegun = ({ learning }: CardCourse): boolean => (learning?.startedLessons ?? 0) > 0

type CardProps = CourseCardProps & { currency: string; tax: string | null }

/** What the course costs, unless the learner has it. */
function Offer({ course, currency, tax }: Pick<CardProps, 'course' | 'currency' | 'tax'>) {
  const t = useTranslations('courses')
  if (!course.learning) return <CoursePrice amount={course.price} currency={currency} tax={tax} />
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

/** Rating, length and level, for the muted row of a card. */
function useFacts(): (course: CardCourse) => ReactNode[] {
  const duration = useDuration()
  return ({ rating, ratingCount, durationSeconds, level }) => [
    rating !== null && <Rating key="rating" value={rating} count={ratingCount} />,
    durationSeconds > 0 && duration(durationSeconds, 'short'),
    level && <LevelMark key="level" level={level} />,
  ]
}
