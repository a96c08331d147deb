import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { Card, RowCard } from '#src/ui/card.tsx'
import { TimeAgo } from '#src/web/time-ago.tsx'

import { type CardCourse, CoursePicture, CoursePrice, NextStep, Rating, useDuration } from './course-facts.tsx'

export interface CourseCardProps {
  course: CardCourse
  /** h3 unless told. */
  heading?: 'h2' | 'h3' | undefined
  /** True for a picture of the first view. */
  priority?: boolean | undefined
}

/** A course in a grid (`className="cards"`). A course of the reader's own shows how far they are and where it goes on. */
export function CourseCard({ course, heading, priority }: CourseCardProps) {
  const t = useTranslations('courses')
  const facts = useFacts()
  const { learning, completed } = course
  const isBegun = learning !== null && !completed && learning.startedVideos > 0
  const sizes = '(width < 640px) 92vw, (width < 1000px) 46vw, 24rem'
  return (
    <Card
      image={<CoursePicture course={course} priority={priority} sizes={sizes} />}
      eyebrow={course.category && <span className="capital">{course.category}</span>}
      title={<Link to={`/course/${course._id}`}>{course.title}</Link>}
      heading={heading}
      outcome={course.outcome}
      percent={isBegun ? learning.progress : undefined}
      meta={learning ? [completed ? t('completed') : t('watched', { percent: learning.progress })] : facts(course)}
      aside={learning ? <NextStep course={course} /> : <CoursePrice dollars={course.price} />}
    />
  )
}

/** The same beside its picture, with its age, for a list of new courses (`className="row-cards"`). */
export function CourseRowCard({ course, heading, priority }: CourseCardProps) {
  const t = useTranslations('courses')
  return (
    <RowCard
      image={<CoursePicture course={course} priority={priority} sizes="(width < 640px) 40vw, 20rem" />}
      eyebrow={course.category && <span className="capital">{course.category}</span>}
      title={<Link to={`/course/${course._id}`}>{course.title}</Link>}
      heading={heading}
      outcome={course.outcome}
      meta={[<TimeAgo key="age" instant={course.createdAt} />, t('lessons', { count: course.videoCount })]}
      aside={course.learning ? <NextStep course={course} /> : <CoursePrice dollars={course.price} />}
    />
  )
}

/** Rating, lessons and length, for the muted row of a card. */
function useFacts(): (course: CardCourse) => ReactNode[] {
  const t = useTranslations('courses')
  const duration = useDuration()
  return ({ rating, ratingCount, videoCount, durationSeconds }) => [
    rating !== null && <Rating key="rating" value={rating} count={ratingCount} />,
    t('lessons', { count: videoCount }),
    durationSeconds > 0 && duration(durationSeconds, 'short'),
  ]
}
