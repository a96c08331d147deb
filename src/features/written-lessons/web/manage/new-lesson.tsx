import { useCallback } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { FailedRead } from '#src/web/failed-read.tsx'

import { LessonForm } from './lesson-form.tsx'
import { LessonFrame, playlistAt } from './lesson-frame.tsx'
import type { newLessonLoader } from './loaders.ts'
import { inputOf, noLesson } from './values.ts'

/** D-71: a reading or questions, at the end of a course; the playlist puts it where it belongs. */
export function NewLesson() {
  const t = useTranslations('managers.lessons')
  const { kind, read } = useLoaderData<typeof newLessonLoader>()
  const navigate = useNavigate()
  const courseId = hasFailed(read) ? '' : read.course._id
  const toPlaylist = useCallback(() => void navigate(playlistAt(courseId), { replace: true }), [navigate, courseId])
  if (hasFailed(read)) return <FailedRead title={t('loadFailed')} />
  return (
    <LessonFrame course={read.course} heading={t(kind === 'reading' ? 'newReading' : 'newQuestions')}>
      <LessonForm
        key={`${courseId} ${kind}`}
        kind={kind}
        values={noLesson}
        save={(values, _, key) => api().createLesson({ id: courseId, kind, ...inputOf(kind, values) }, key)}
        onSaved={toPlaylist}
        anew={playlistAt(courseId)}
        texts={{ label: t('create'), saved: t('created'), failed: t('createFailed') }}
      />
    </LessonFrame>
  )
}
