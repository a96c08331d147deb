import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'

import { lessonsOf } from '../course-outline.ts'
import type { DetailCourse } from '../course/course-facts.tsx'
import { CourseCrumbs } from '../course/course-head.tsx'
import { onGround } from '../ground.ts'
import { CURVE, curveTo, ticksOf } from './curve.ts'
import { Earned } from './earned.tsx'
import { OwnFacts } from './own-facts.tsx'

/** How far the learner is, on the ground of the course's picture; the certificate of who has completed it. */
export function OwnHead({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const { certificate, completed } = course
  return (
    <header className="own-top" {...onGround(course.ground)}>
      <div className="wrap">
        <CourseCrumbs course={course} to="/dashboard/my-courses" text={t('mine')} />
        {completed && certificate ? (
          <Earned course={course} certificate={certificate} />
        ) : (
          <div className="own-title">
            <div>
              <h1>{course.title}</h1>
              <OwnFacts course={course} />
            </div>
            <Percent course={course} />
          </div>
        )}
        <Curve course={course} />
      </div>
    </header>
  )
}

function Percent({ course: { title, learning } }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const percent = learning?.progress ?? 0
  return (
    <p
      className="own-percent"
      role="progressbar"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={t('progressOf', { title })}
    >
      {percent}
      <small>%</small>
    </p>
  )
}

/** The course as one line, drawn as far as the learner is; below it the lessons. It is for the eye alone. */
function Curve({ course }: { course: DetailCourse }) {
  const lessons = lessonsOf(course)
  const { learning, completed } = course
  const now = completed ? undefined : learning?.next?.number
  const columns: CSSProperties & { '--lessons': number } = { '--lessons': lessons.length }
  return (
    <div className="own-curve" aria-hidden="true">
      <svg viewBox={`0 0 ${CURVE.width} ${CURVE.height}`} preserveAspectRatio="none">
        <path className="rest" d={curveTo(1)} />
        <path className="done" d={curveTo(completed ? 1 : (learning?.progress ?? 0) / 100)} />
      </svg>
      <ol style={columns}>
        {ticksOf(lessons.length).map(({ first, last }) => (
          <li
            key={first}
            style={{ gridColumnEnd: `span ${last - first + 1}` }}
            data-done={lessons.slice(first - 1, last).every(lesson => lesson.completed) ? '' : undefined}
            data-now={now !== undefined && now >= first && now <= last ? '' : undefined}
          >
            <span>{first}</span>
            {last === lessons.length && last > first && <span>{last}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
