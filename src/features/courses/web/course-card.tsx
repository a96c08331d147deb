import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { Card, RowCard } from '#src/ui/card.tsx'
import { TimeAgo } from '#src/web/time-ago.tsx'

import { type CardCourse, CoursePicture, CoursePrice, Duration, NextStep, Rating } from './course-facts.tsx'

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
      meta={learning ? [completed ? t('completed') : t('watched', { percent: learning.progress })] : facts(t, course)}
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

const facts = (t: ReturnType<typeof useTranslations<'courses'>>, course: CardCourse) => [
  course.rating !== null && <Rating key="rating" value={course.rating} count={course.ratingCount} />,
  t('lessons', { count: course.videoCount }),
  course.durationSeconds > 0 && <Duration key="length" seconds={course.durationSeconds} short />,
]
