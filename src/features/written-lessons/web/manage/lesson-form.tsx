import type { ReactNode } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import {
  ATTEMPTS_MAX,
  MINUTES_MAX,
  SOURCE_MAX,
  SOURCES_MAX,
  type WrittenKind,
} from '#src/features/courses/contract/questions.ts'
import { uploadTextImage } from '#src/features/text-images/web/upload-text-image.ts'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { RichTextField } from '#src/web/editor/rich-text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { filled } from '#src/web/manager/forms/filled.ts'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { DESCRIPTION_MAX } from '#src/wire/text/text-limits.ts'

import { questionKinds } from './question-values.ts'
import { QuestionsField } from './questions-field.tsx'
import { linesOf, type LessonValues } from './values.ts'

interface LessonFormProps {
  kind: WrittenKind
  values: LessonValues
  /** Of a lesson that is changed. */
  version?: string | undefined
  save: (values: LessonValues, version: string | undefined, key: string) => Promise<unknown>
  onSaved: () => void
  anew: string
  texts: { label: string; saved: string; failed: string }
  actions?: ReactNode
}

/** Everything that is told of a reading, or of questions. */
export function LessonForm({ kind, values, version, save, onSaved, anew, texts, actions }: LessonFormProps) {
  const t = useTranslations('managers.lessons')
  const form = useForm({ defaultValues: values, reValidateMode: 'onSubmit' })
  const names = useNames(kind)
  const nameOf = (word: string) => {
    const asked = questionKinds.find(one => one === word)
    return asked && t(`kinds.${asked}`)
  }
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={onSaved}
      anew={anew}
      {...(version && { stored: { values, version, names, nameOf } })}
      {...texts}
      actions={actions}
      query
    >
      <section className="panel manager-part">
        <Checkbox {...form.register('published')}>{t('published')}</Checkbox>
        <Checkbox {...form.register('isNeeded')}>{t('isNeeded')}</Checkbox>
        <p className="text-13 text-muted">{t('isNeededHelp')}</p>
      </section>
      <section className="panel manager-part">
        <Words kind={kind} form={form} />
      </section>
      {kind === 'questions' && (
        <>
          <section className="panel manager-part">
            <h2>{t('questions')}</h2>
            <QuestionsField form={form} />
          </section>
          <section className="panel manager-part">
            <Passing form={form} />
          </section>
        </>
      )}
    </SaveForm>
  )
}

function useNames(kind: WrittenKind) {
  const t = useTranslations('managers.lessons')
  return {
    title: t('name'),
    content: t(kind === 'reading' ? 'text' : 'introduction'),
    sources: t('sources'),
    questions: t('questions'),
    minutes: t('minutes'),
    passPercent: t('passPercent'),
    attemptsPerDay: t('attemptsPerDay'),
    isNeeded: t('isNeeded'),
    published: t('published'),
  }
}

type PartProps = { form: UseFormReturn<LessonValues> }

function Words({ kind, form }: PartProps & { kind: WrittenKind }) {
  const t = useTranslations('managers.lessons')
  const manager = useTranslations('manager')
  const optional = manager('optional')
  const validNumber = useWholeNumber()
  const validSources = (text: string) => {
    const lines = linesOf(text)
    if (lines.length > SOURCES_MAX) return t('sourcesMany', { most: SOURCES_MAX })
    const long = lines.find(line => line.length > SOURCE_MAX)
    return long === undefined || t('sourceLong', { most: SOURCE_MAX, begins: long.slice(0, 40) })
  }
  return (
    <>
      <TextField
        label={t('name')}
        maxLength={200}
        {...fieldOf(form, 'title', { validate: filled(t('titleMissing')) })}
      />
      <RichTextField
        label={t(kind === 'reading' ? 'text' : 'introduction')}
        {...(kind === 'questions' && { optional })}
        maxLength={DESCRIPTION_MAX}
        value={form.watch('content')}
        onChange={html => form.setValue('content', html, { shouldDirty: true })}
        error={form.formState.errors.content?.message}
        uploadImage={uploadTextImage}
      />
      {kind === 'reading' && (
        <TextArea
          label={t('sources')}
          help={t('sourcesHelp')}
          optional={optional}
          rows={5}
          {...fieldOf(form, 'sources', { validate: validSources })}
        />
      )}
      <TextField
        label={t('minutes')}
        help={t(kind === 'reading' ? 'minutesHelp' : 'minutesOfQuestions')}
        inputMode="numeric"
        maxLength={4}
        {...fieldOf(form, 'minutes', { validate: validNumber(1, MINUTES_MAX) })}
      />
    </>
  )
}

function Passing({ form }: PartProps) {
  const t = useTranslations('managers.lessons')
  const manager = useTranslations('manager')
  const validNumber = useWholeNumber()
  return (
    <div className="manager-two">
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
    </div>
  )
}

function useWholeNumber() {
  const t = useTranslations('managers.lessons')
  return (least: number, most: number) => (value: string) =>
    (/^\d{1,4}$/.test(value.trim()) && Number(value) >= least && Number(value) <= most) ||
    t('wholeNumber', { least, most })
}
