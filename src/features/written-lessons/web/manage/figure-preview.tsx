import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { useValues } from '#src/web/manager/editor/edit-side.tsx'

import { FigurePlate } from '../figure/figure-plate.tsx'
import { figureIn } from './read-figure.ts'
import type { LessonValues } from './values.ts'

/** The figure with what is typed now, to be tried before anybody else does. */
export function FigurePreview({ form }: { form: UseFormReturn<LessonValues> }) {
  const t = useTranslations('managers.lessons.figure')
  const { title, figure: typed } = useValues(form)
  const figure = figureIn(typed)
  return (
    <section className="edit-preview">
      <h2>{t('preview')}</h2>
      {figure ? <FigurePlate figure={figure} name={title} /> : <p className="text-muted">{t('notYet')}</p>}
    </section>
  )
}
