import { ArrowRight, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Link } from '#src/web/links/link.tsx'
import { clockTime } from '#src/web/words/dates.ts'

import { lessonAddress } from '../lesson-address.ts'
import { type CardCourse, CourseImage, useDuration } from './course-facts.tsx'

/** The lesson that was left last, one press away. */
export function ResumePanel({ course }: { course: CardCourse }) {
  const t = useTranslations('courses')
  const duration = useDuration()
  const { learning } = course
  if (!learning?.next) return null
  const { next } = learning
  const leftSeconds = Math.max(0, next.durationSeconds - next.positionSeconds)
  return (
    <section className="resume panel" aria-labelledby="resume-title">
      <Media percent={next.progress > 0 ? next.progress : undefined}>
        <CourseImage course={next.thumbnail ? next : course} sizes="(width < 768px) 92vw, 36rem" priority />
      </Media>
      <div className="words">
        <span className="eyebrow">{course.title}</span>
        <h2 id="resume-title">{next.title}</h2>
        <p className="text-15 text-muted">
          {t(next.positionSeconds > 0 ? 'stoppedAt' : 'lessonOf', {
            number: next.number,
            all: course.lessonCount,
            position: clockTime(next.positionSeconds),
            left: duration(leftSeconds),
          })}
        </p>
        <div className="go">
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={lessonAddress(course._id, { kind: next.kind, _id: next.lessonId })}
          >
            {next.kind === 'video' ? <Play /> : <ArrowRight className="flip" />}
            {t('continueLesson', { number: next.number })}
          </Link>
          <span className="text-15 text-muted">{t('leftInCourse', { time: duration(learning.remainingSeconds) })}</span>
        </div>
      </div>
    </section>
  )
}
