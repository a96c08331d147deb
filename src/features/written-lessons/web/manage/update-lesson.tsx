import { ChartColumn, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Navigate, useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { api } from '#src/web/calls/api.ts'
import { type Failed, hasFailed } from '#src/web/calls/loader.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Link } from '#src/web/links/link.tsx'
import { ViewPage } from '#src/web/manager/editor/editor-marks.tsx'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'

import { LessonForm } from './lesson-form.tsx'
import { LessonFrame, playlistAt } from './lesson-frame.tsx'
import type { updateLessonLoader } from './loaders.ts'
import { inputOf, valuesOf } from './values.ts'

export function UpdateLesson() {
  const t = useTranslations('managers.lessons')
  const read = useLoaderData<typeof updateLessonLoader>()
  if (hasFailed(read)) return <FailedRead title={t('loadFailed')} />
  return <Update key={read.lesson._id} {...read} />
}

type Read = Exclude<Awaited<ReturnType<typeof updateLessonLoader>>, Failed>

function Update({ lesson, course, version }: Read) {
  const t = useTranslations('managers.lessons')
  const navigate = useNavigate()
  const { _id, kind, title, state } = lesson
  const toPlaylist = useCallback(() => void navigate(playlistAt(course._id), { replace: true }), [navigate, course._id])
  const [isDeleted, setDeleted] = useState(false)
  // Without the form, whose unsaved words nobody is asked about any more.
  if (isDeleted) return <Navigate to={playlistAt(course._id)} replace />
  return (
    <LessonFrame course={course} heading={t('editing', { name: title })} editing={title}>
      <LessonForm
        kind={kind}
        values={valuesOf(lesson)}
        version={version}
        save={(values, known) => api().updateLesson({ id: _id, version: known, ...inputOf(kind, values) })}
        onSaved={toPlaylist}
        anew={`/dashboard/manage-lessons/new-lesson?course=${course._id}&kind=${kind}`}
        texts={{ label: t('update'), saved: t('updated'), failed: t('updateFailed') }}
        actions={state === 'Published' && <ViewPage to={`/lesson/${course._id}/${_id}`} />}
        more={<More lesson={lesson} onDeleted={() => setDeleted(true)} />}
      />
    </LessonFrame>
  )
}

/** What else can be done with a lesson. */
function More({ lesson: { _id, title }, onDeleted }: Pick<Read, 'lesson'> & { onDeleted: () => void }) {
  const t = useTranslations('managers.lessons')
  const [isLeaving, setLeaving] = useState(false)
  return (
    <div className="lesson-actions">
      <Link className={buttonClass({ size: 'sm' })} to={`/dashboard/manage-lessons/results/${_id}`}>
        <ChartColumn />
        {t('results')}
      </Link>
      <Button size="sm" onClick={() => setLeaving(true)}>
        <Trash2 />
        {t('delete')}
      </Button>
      {isLeaving && (
        <DeletePrompt
          name={title}
          text={t('deleteText')}
          onDelete={password => api().deleteLesson({ id: _id, password })}
          onDeleted={onDeleted}
          onClose={() => setLeaving(false)}
          deleted={t('deleted')}
          failed={t('deleteFailed')}
        />
      )}
    </div>
  )
}
