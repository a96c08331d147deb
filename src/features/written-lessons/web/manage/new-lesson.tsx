import { useRef } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { type Failed, hasFailed } from '#src/web/calls/loader.ts'
import { FailedRead } from '#src/web/failed-read.tsx'

import { LessonForm } from './lesson-form.tsx'
import { LessonFrame, playlistAt } from './lesson-frame.tsx'
import type { newLessonLoader } from './loaders.ts'
import { inputOf, type LessonValues, noLesson } from './values.ts'

/** D-71: a lesson that is no video, at the end of a course; the playlist puts it where it belongs. */
export function NewLesson() {
  const t = useTranslations('managers.lessons')
  const { kind, read } = useLoaderData<typeof newLessonLoader>()
  if (hasFailed(read)) return <FailedRead title={t('loadFailed')} />
  return <New key={`${read.course._id} ${kind}`} kind={kind} course={read.course} />
}

type Loaded = Awaited<ReturnType<typeof newLessonLoader>>
type NewProps = Pick<Loaded, 'kind'> & Pick<Exclude<Loaded['read'], Failed>, 'course'>

const names = { reading: 'newReading', figure: 'newFigure', questions: 'newQuestions' } as const

function New({ kind, course: { _id: courseId, title } }: NewProps) {
  const t = useTranslations('managers.lessons')
  const navigate = useNavigate()
  const made = useRef('')
  const save = async (values: LessonValues, _: unknown, key: string) => {
    made.current = (await api().createLesson({ id: courseId, kind, ...inputOf(kind, values) }, key)).lesson._id
  }
  // A draft is gone on with.
  const to = (isPublished: boolean) =>
    isPublished ? playlistAt(courseId) : `/dashboard/manage-lessons/update-lesson/${made.current}`
  const heading = t(names[kind])
  return (
    <LessonFrame course={{ _id: courseId, title }} heading={heading} editing={heading}>
      <LessonForm
        kind={kind}
        values={noLesson}
        save={save}
        onSaved={({ published }) => void navigate(to(published), { replace: true })}
        anew={playlistAt(courseId)}
        texts={{ label: t('create'), saved: t('created'), failed: t('createFailed') }}
      />
    </LessonFrame>
  )
}
