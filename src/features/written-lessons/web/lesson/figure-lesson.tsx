import { useTranslations } from 'use-intl'

import { SharedText } from '#src/web/words/shared-text.tsx'

import { FigurePlate } from '../figure/figure-plate.tsx'
import type { OpenLesson } from '../loaders.ts'
import { Finish, type FinishProps } from './finish.tsx'
import { Sources } from './sources.tsx'

/** A figure to be tried, below what is asked of it, with what it rests on. */
export function FigureLesson({ lesson, ...place }: FinishProps & { lesson: OpenLesson }) {
  const t = useTranslations('lessons')
  return (
    <>
      {lesson.content && <SharedText html={lesson.content} article />}
      {lesson.figure && <FigurePlate figure={lesson.figure} name={lesson.title} />}
      <Sources sources={lesson.sources} />
      <Finish {...place} isDone={lesson.completed} texts={{ finish: t('markTried'), done: t('tried') }} />
    </>
  )
}
