import { useFormatter, useTranslations } from 'use-intl'

import { type CardCourse, CourseImage, CoursePrice } from '#src/features/courses/web/course/course-facts.tsx'
import { Byline } from '#src/features/teachers/web/byline.tsx'
import { Reveal } from '#src/ui/layout/reveal.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'

/** L-HOME-8, L-HOME-9: the newest courses as a table of contents, by the day on which each came. */
export function FreshCourses({ courses }: { courses: CardCourse[] }) {
  return (
    <div className="fresh">
      {courses.map((course, index) => (
        <Reveal key={course._id} index={index}>
          <FreshCourse course={course} />
        </Reveal>
      ))}
    </div>
  )
}

function FreshCourse({ course }: { course: CardCourse }) {
  const { currency, addedTax } = usePage().site
  const t = useTranslations('courses')
  const format = useFormatter()
  const duration = useDuration()
  const { lessonCount, durationSeconds } = course
  const came = new Date(course.createdAt)
  const facts = [
    lessonCount > 0 && t('lessons', { count: lessonCount }),
    durationSeconds > 0 && duration(durationSeconds, 'short'),
  ].filter(Boolean)
  return (
    <article className="card fresh-course">
      <time dateTime={course.createdAt}>
        <b>{format.dateTime(came, { day: 'numeric' })}</b> {format.dateTime(came, { month: 'short' })}
      </time>
      <div className="media">
        <CourseImage course={course} sizes="(width < 900px) 7rem, 11rem" />
      </div>
      <div className="fresh-words">
        <h3 className="card-title">
          <Link to={`/course/${course._id}`}>{course.title}</Link>
        </h3>
        {course.category && <small className="as-label">{course.category}</small>}
      </div>
      <div className="fresh-by">{course.teachers.length > 0 && <Byline teachers={course.teachers} />}</div>
      <small className="fresh-facts">{facts.join(', ')}</small>
      <span className="fresh-price">
        {course.included ? (
          <span className="included-mark">{t('included')}</span>
        ) : (
          <CoursePrice amount={course.price} currency={currency} tax={addedTax} />
        )}
      </span>
    </article>
  )
}
