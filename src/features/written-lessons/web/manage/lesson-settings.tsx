import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { ATTEMPTS_MAX, MINUTES_MAX, type WrittenKind } from '#src/features/courses/contract/questions.ts'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { Settings, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { ReadyList } from '#src/web/manager/editor/ready-list.tsx'

import { figureIn } from './read-figure.ts'
import type { LessonValues } from './values.ts'

type FormProps = { form: UseFormReturn<LessonValues> }
interface LessonSettingsProps extends FormProps {
  kind: WrittenKind
  /** Undefined for a new one. */
  isPublished: boolean | undefined
  children: ReactNode
}

/** What of a lesson is neither text nor figure nor question. */
export function LessonSettings({ kind, form, isPublished, children }: LessonSettingsProps) {
  const t = useTranslations('managers.lessons')
  const validNumber = useWholeNumber()
  return (
    <>
      <Settings>
        {isPublished && <Checkbox {...form.register('published')}>{t('published')}</Checkbox>}
        <TextField
          label={t('minutes')}
          help={t(minutesHelp[kind])}
          inputMode="numeric"
          maxLength={4}
          {...fieldOf(form, 'minutes', { validate: validNumber(1, MINUTES_MAX) })}
        />
        <div>
          <Checkbox {...form.register('isNeeded')}>{t('isNeeded')}</Checkbox>
          <p className="text-13 text-muted">{t('isNeededHelp')}</p>
        </div>
        {kind === 'questions' && <Passing form={form} />}
        {children}
      </Settings>
      {isPublished === false && <Ready kind={kind} form={form} />}
    </>
  )
}

const minutesHelp = { reading: 'minutesHelp', figure: 'minutesOfFigure', questions: 'minutesOfQuestions' } as const

/** What a draft lacks. */
function Ready({ kind, form }: FormProps & { kind: WrittenKind }) {
  const t = useTranslations('managers.lessons')
  const { content, figure, questions } = useValues(form)
  const items = {
    reading: { text: t('text'), isThere: content.replaceAll(/<(?!img)[^>]*>/g, '').trim() !== '' },
    figure: { text: t('figure.title'), isThere: figureIn(figure) !== null },
    questions: { text: t('oneQuestion'), isThere: questions.length > 0 },
  }
  return <ReadyList items={[items[kind]]} />
}

function Passing({ form }: FormProps) {
  const t = useTranslations('managers.lessons')
  const manager = useTranslations('manager')
  const validNumber = useWholeNumber()
  return (
    <>
      <TextField
        label={t('passPercent')}
        help={t('passHelp')}
        inputMode="numeric"
        maxLength={3}
        {...fieldOf(form, 'passPercent', { validate: validNumber(1, 100) })}
      />
      <TextField
        label={t('attemptsPerDay')}
        help={t('attemptsHelp')}
        optional={manager('optional')}
        inputMode="numeric"
        maxLength={3}
        {...fieldOf(form, 'attemptsPerDay', {
          validate: value => value.trim() === '' || validNumber(0, ATTEMPTS_MAX)(value),
        })}
      />
    </>
  )
}

function useWholeNumber() {
  const t = useTranslations('managers.lessons')
  return (least: number, most: number) => (value: string) =>
    (/^\d{1,4}$/.test(value.trim()) && Number(value) >= least && Number(value) <= most) ||
    t('wholeNumber', { least, most })
}
