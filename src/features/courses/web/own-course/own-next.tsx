import { ArrowRight, Play, RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'
import { clockTime } from '#src/wire/clock-time.ts'

import type { DetailCourse } from '../course/course-facts.tsx'
import { CoursePreview } from '../course/course-preview.tsx'
import { MainLink, startOf } from '../course/main-link.tsx'
import { lessonAddress } from '../lesson-address.ts'

/** The way on, beside the course's picture. */
export function OwnNext({ course }: { course: DetailCourse }) {
  return (
    <div className="own-next">
      <div className="picture" data-ground={course.ground ?? undefined}>
        <CoursePreview course={course} />
      </div>
      <div className="words">{course.completed ? <Completed course={course} /> : <Next course={course} />}</div>
    </div>
  )
}

function Next({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const own = useTranslations('ownCourses')
  const duration = useDuration()
  const { learning, lessonCount } = course
  const next = learning?.next
  if (!learning || !next) return <MainLink course={course} />
  const { number, kind, positionSeconds, durationSeconds } = next
  const left = Math.max(0, durationSeconds - positionSeconds)
  const hasBegun = learning.startedLessons > 0
  return (
    <>
      <p className="text-15 text-muted">
        {own('lessonAt', { number, all: lessonCount })} · {own('kind', { kind })}
      </p>
      <h2 dir="auto">{next.title}</h2>
      <p className="text-15 text-muted">
        {positionSeconds > 0 && `${t('stoppedAt', { position: clockTime(positionSeconds) })} `}
        {t('leftHere', { time: kind === 'video' ? clockTime(left) : duration(left) })}
      </p>
      {hasBegun && (
        <Link
          className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
          to={lessonAddress(course._id, { kind, _id: next.lessonId })}
        >
          {kind === 'video' ? <Play /> : <ArrowRight className="flip" />}
          {positionSeconds > 0 ? own('continueAt', { position: clockTime(positionSeconds) }) : own('continue')}
        </Link>
      )}
      {hasBegun ? (
        <Link className={buttonClass({ block: true })} to={startOf(course)}>
          {t('start')}
        </Link>
      ) : (
        <MainLink course={course} />
      )}
    </>
  )
}

/** For who completed a course and waits for its certificate. */
function Completed({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  return (
    <>
      <h2>{t('completed')}</h2>
      <MainLink course={course} />
      <Link className={buttonClass({ block: true })} to={startOf(course)}>
        <RotateCcw />
        {t('watchAgain')}
      </Link>
    </>
  )
}
