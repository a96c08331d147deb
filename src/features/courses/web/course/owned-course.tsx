import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { ProgressRing } from '#src/ui/display/progress.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'
import { clockTime } from '#src/wire/clock-time.ts'

import { lessonsOf } from '../course-outline.ts'
import { lessonAddress } from '../lesson-address.ts'
import { CertificateNeeds } from './certificate-needs.tsx'
import { type CardCourse, type DetailCourse } from './course-facts.tsx'
import { MainLink, startOf } from './main-link.tsx'

interface OwnedProps {
  course: DetailCourse
  related: readonly CardCourse[]
}

/** How far the learner is, and the way on. */
export function Owned({ course, related }: OwnedProps) {
  const t = useTranslations('coursePage')
  const duration = useDuration()
  const { learning } = course
  if (!learning || course.lessonCount === 0) return <p className="text-muted">{t('noVideos')}</p>
  const { next, startedLessons } = learning
  return (
    <>
      <div className="progress-row">
        <ProgressRing percent={learning.progress} label={t('progressOf', { title: course.title })} size={64} />
        <p>
          <b>
            {course.completed ? t('completed') : t('started', { started: startedLessons, all: course.lessonCount })}
          </b>
          {learning.remainingSeconds > 0 && (
            <span className="text-15 text-muted">{t('left', { time: duration(learning.remainingSeconds) })}</span>
          )}
        </p>
      </div>
      <MainLink course={course} large />
      {course.completed && <AfterCourse course={course} related={related} />}
      {next && startedLessons > 0 && (
        <Link
          className="link link-line text-15"
          to={lessonAddress(course._id, { kind: next.kind, _id: next.lessonId })}
        >
          {t(next.positionSeconds > 0 ? 'nextFrom' : 'nextLesson', {
            title: next.title,
            position: clockTime(next.positionSeconds),
          })}
        </Link>
      )}
      {startedLessons > 0 && <CertificateNeeds lessons={lessonsOf(course)} />}
    </>
  )
}

/** For who completed a course: once more, or the next one that they have not completed. */
function AfterCourse({ course, related }: OwnedProps) {
  const t = useTranslations('coursePage')
  const next = related.find(({ completed }) => !completed)
  return (
    <>
      <Link className={buttonClass({ block: true })} to={startOf(course)}>
        <RotateCcw />
        {t('watchAgain')}
      </Link>
      {next && (
        <Link className="link link-line text-15" to={`/course/${next._id}`}>
          {t('nextCourse', { title: next.title })}
        </Link>
      )}
    </>
  )
}
