import { ArrowRight, Play } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'

import { Face } from '#src/features/teachers/web/face.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'
import { clockTime } from '#src/wire/clock-time.ts'

import { type CardCourse, CourseImage } from '../course/course-facts.tsx'
import { onGround } from '../ground.ts'
import { lessonAddress } from '../lesson-address.ts'

import './continue-panel.css'

type Learning = NonNullable<CardCourse['learning']>
type Next = NonNullable<Learning['next']>

/** The lesson that was left last, one press away, on the ground of its course; below it how far the course is. */
export function ContinuePanel({ course }: { course: CardCourse }) {
  const t = useTranslations('ownCourses')
  const duration = useDuration()
  const { learning, lessonCount } = course
  if (!learning?.next) return null
  const { next } = learning
  const lane: CSSProperties & { '--p': string } = { '--p': `${learning.progress}%` }
  return (
    <section className="go-on" {...onGround(course.ground)} aria-labelledby="go-on-title">
      <div className="words">
        <p className="course" dir="auto">
          {course.title}
        </p>
        <h2 id="go-on-title" dir="auto">
          {next.title}
        </h2>
        <Where course={course} next={next} />
        <div className="act">
          <Link
            className={buttonClass({ variant: 'primary', size: 'lg' })}
            to={lessonAddress(course._id, { kind: next.kind, _id: next.lessonId })}
          >
            {next.kind === 'video' ? <Play /> : <ArrowRight className="flip" />}
            {next.positionSeconds > 0
              ? t('continueAt', { position: clockTime(next.positionSeconds) })
              : t(learning.startedLessons > 0 ? 'continue' : 'start')}
          </Link>
          <Left next={next} />
        </div>
      </div>
      <div className="plate">
        <CourseImage course={course} sizes="(width < 768px) 100vw, 48rem" priority />
      </div>
      <p className="lane" style={lane}>
        <span className="line" aria-hidden="true" />
        <span>
          {t.rich('lessonsDone', { done: learning.completedLessons, all: lessonCount, b: part => <b>{part}</b> })}
        </span>
        <span className="rest">{t('untilCertificate', { time: duration(learning.remainingSeconds) })}</span>
      </p>
    </section>
  )
}

function Where({ course: { teachers, lessonCount }, next }: { course: CardCourse; next: Next }) {
  const t = useTranslations('ownCourses')
  const [teacher] = teachers
  return (
    <div className="where">
      <span className="number" aria-hidden="true">
        {next.number}
      </span>
      <p>
        {t('lessonAt', { number: next.number, all: lessonCount })}
        <br />
        {teacher ? t('kindWith', { kind: next.kind, name: teacher.name }) : t('kind', { kind: next.kind })}
      </p>
      {teacher && <Face teacher={teacher} size={44} />}
    </div>
  )
}

/** What is left of the lesson: on a clock, as a video says it, and in words where it is read or answered. */
function Left({ next }: { next: Next }) {
  const t = useTranslations('ownCourses')
  const duration = useDuration()
  const seconds = Math.max(0, next.durationSeconds - next.positionSeconds)
  return (
    <p className="left">
      <b>{next.kind === 'video' ? clockTime(seconds) : duration(seconds)}</b>
      <small>{t('leftInLesson')}</small>
    </p>
  )
}
