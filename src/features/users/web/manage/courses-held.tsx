import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { ProgressBar } from '#src/ui/display/progress.tsx'
import { api } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { Question } from '#src/web/manager/prompts/question.tsx'
import { useShortDay } from '#src/web/words/own-days.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import { EnrolDialog } from './enrol-dialog.tsx'
import { Part } from './part.tsx'
import type { UserDetail } from './user.tsx'

type Held = UserDetail['courses'][number]

/** What somebody may open and how far they are; what was given by hand or joined for free can be taken back. */
export function CoursesHeld({ detail: { user, courses } }: { detail: UserDetail }) {
  const t = useTranslations('managers.users')
  const [isEnrolling, setEnrolling] = useState(false)
  const [leaving, setLeaving] = useState<Held>()
  const name = user.name ?? t('erased')
  return (
    <>
      <Part
        title={t('courses')}
        count={courses.length}
        none={t('noCourses')}
        action={
          user.erasedAt === null && (
            <Button size="sm" onClick={() => setEnrolling(true)}>
              <Plus />
              {t('enrol')}
            </Button>
          )
        }
      >
        {courses.map(course => (
          <CourseHeld key={course._id} course={course} onWithdraw={() => setLeaving(course)} />
        ))}
      </Part>
      {isEnrolling && <EnrolDialog id={user._id} name={name} onClose={() => setEnrolling(false)} />}
      {leaving && (
        <Question
          title={t('withdrawTitle', { name, title: leaving.title })}
          text={t('withdrawText', { source: leaving.source, keptBy: leaving.keptBy ?? 'none' })}
          button={t('withdraw')}
          reason={{ label: t('grantReason'), help: t('withdrawReasonHelp'), optional: t('optional') }}
          run={reason => api().withdrawUser({ id: user._id, courseId: leaving._id, reason })}
          done={t('withdrawn', { title: leaving.title, keptBy: leaving.keptBy ?? 'none' })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

function CourseHeld({ course, onWithdraw }: { course: Held; onWithdraw: () => void }) {
  const shortDay = useShortDay()
  const t = useTranslations('managers.users')
  const { _id, title, thumbnail, source, since, progress, lastWatchedAt } = course
  return (
    <li>
      {thumbnail ? <img className="user-plate" src={thumbnail} alt="" loading="lazy" /> : <i className="user-plate" />}
      <div>
        <Link to={`/dashboard/manage-courses/update-course/${_id}`} dir="auto">
          {title}
        </Link>
        <small>
          {t(`sources.${source}`)} · {shortDay(since)}
          {lastWatchedAt && (
            <>
              {' · '}
              {t('watched')} <TimeAgo instant={lastWatchedAt} />
            </>
          )}
        </small>
      </div>
      {(source === 'grant' || source === 'free') && (
        <Button size="sm" variant="ghost" aria-label={t('withdrawFrom', { title })} onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      )}
      <div className="user-progress">
        <ProgressBar percent={progress} label={t('progressIn', { title })} />
        <span>{t('percent', { percent: progress })}</span>
      </div>
    </li>
  )
}
