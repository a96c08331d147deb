import { useTranslations } from 'use-intl'

import { ProgressBar } from '#src/ui/display/progress.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'

import { type CardCourse, CourseImage } from '../course/course-facts.tsx'
import { lessonAddress } from '../lesson-address.ts'

import './own-lists.css'

/** Courses that were begun besides the one that goes on: each a way to its next lesson. */
export function UnderWay({ courses }: { courses: readonly CardCourse[] }) {
  const t = useTranslations('ownCourses')
  return (
    <section aria-labelledby="under-way">
      <div className="own-head">
        <h2 id="under-way">{t('underWay')}</h2>
        <Link className="link-quiet" to="/dashboard/my-courses">
          {t('mine')}
        </Link>
      </div>
      <ul className="own-list">
        {courses.map(course => (
          <Row key={course._id} course={course} />
        ))}
      </ul>
    </section>
  )
}

function Row({ course }: { course: CardCourse }) {
  const t = useTranslations('ownCourses')
  const { learning } = course
  if (!learning?.next) return null
  const { next, progress } = learning
  return (
    <li>
      <Link
        className="own-course"
        to={lessonAddress(course._id, { kind: next.kind, _id: next.lessonId })}
        aria-label={t('goOnWith', { course: course.title, lesson: next.title, percent: progress })}
      >
        <span className="media">
          <CourseImage course={course} sizes="104px" />
        </span>
        <span>
          <b dir="auto">{course.title}</b>
          <small dir="auto">{t('kindCalled', { kind: next.kind, title: next.title })}</small>
          <ProgressBar percent={progress} />
        </span>
        <span className="share" aria-hidden="true">
          {progress}
          <small>%</small>
        </span>
      </Link>
    </li>
  )
}

/** Courses that were saved for later. */
export function SavedCourses({ courses }: { courses: readonly CardCourse[] }) {
  const t = useTranslations('ownCourses')
  const duration = useDuration()
  return (
    <section aria-labelledby="saved-courses">
      <div className="own-head">
        <h2 id="saved-courses">{t('savedTitle')}</h2>
        <Link className="link-quiet" to="/dashboard/my-courses">
          {t('mine')}
        </Link>
      </div>
      <ul className="own-list">
        {courses.map(course => (
          <li key={course._id}>
            <Link className="own-course" to={`/course/${course._id}`}>
              <span className="media">
                <CourseImage course={course} sizes="104px" />
              </span>
              <span>
                <b dir="auto">{course.title}</b>
                <small>
                  {t('lessons', { count: course.lessonCount })} · {duration(course.durationSeconds)}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
