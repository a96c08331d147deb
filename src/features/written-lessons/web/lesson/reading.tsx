import { useTranslations } from 'use-intl'

import { SharedText } from '#src/web/words/shared-text.tsx'

import type { OpenLesson } from '../loaders.ts'
import { Finish, type FinishProps } from './finish.tsx'
import { Sources } from './sources.tsx'

/** A text with what it rests on. Whether it was read, its reader says. */
export function Reading({ lesson, ...place }: FinishProps & { lesson: OpenLesson }) {
  const t = useTranslations('lessons')
  return (
    <>
      <SharedText html={lesson.content} article />
      <Sources sources={lesson.sources} />
      <Finish {...place} isDone={lesson.completed} texts={{ finish: t('markRead'), done: t('read') }} />
    </>
  )
}
