import type { ReactNode } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { SOURCE_MAX, SOURCES_MAX, type WrittenKind } from '#src/features/courses/contract/questions.ts'
import { uploadTextImage } from '#src/features/text-images/web/upload-text-image.ts'
import { TextArea } from '#src/ui/controls/text-field.tsx'
import { RichTextField } from '#src/web/editor/rich-text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { DraftBadge } from '#src/web/manager/editor/editor-marks.tsx'
import { TitleField } from '#src/web/manager/editor/title-field.tsx'
import { filled } from '#src/web/manager/forms/filled.ts'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { DESCRIPTION_MAX } from '#src/wire/text/text-limits.ts'

import { FigureFields } from './figure-fields.tsx'
import { FigurePreview } from './figure-preview.tsx'
import { LessonSettings } from './lesson-settings.tsx'
import { questionKinds } from './question-values.ts'
import { QuestionsField } from './questions-field.tsx'
import { linesOf, type LessonValues } from './values.ts'

interface LessonFormProps {
  kind: WrittenKind
  values: LessonValues
  /** Of a lesson that is changed. */
  version?: string | undefined
  save: (values: LessonValues, version: string | undefined, key: string) => Promise<unknown>
  onSaved: (values: LessonValues) => void
  anew: string
  texts: { label: string; saved: string; failed: string }
  actions?: ReactNode
  /** What else can be done with it, below its settings. */
  more?: ReactNode
}

/** Everything that is told of a lesson that is no video. */
export function LessonForm({ kind, values, version, save, onSaved, anew, texts, actions, more }: LessonFormProps) {
  const t = useTranslations('managers.lessons')
  const form = useForm({ defaultValues: values, reValidateMode: 'onSubmit' })
  const names = useNames(kind)
  const nameOf = (word: string) => {
    const asked = questionKinds.find(one => one === word)
    return asked && t(`kinds.${asked}`)
  }
  const isPublished = version === undefined ? undefined : values.published
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={onSaved}
      anew={anew}
      {...(version && { stored: { values, version, names, nameOf } })}
      {...texts}
      publishing={{ isPublished, choose: published => form.setValue('published', published) }}
      badge={isPublished !== undefined && <DraftBadge isPublished={isPublished} />}
      actions={actions}
      {...(kind === 'figure' && { preview: <FigurePreview form={form} /> })}
      settings={
        <LessonSettings kind={kind} form={form} isPublished={isPublished}>
          {more}
        </LessonSettings>
      }
      query
    >
      <Words kind={kind} form={form} />
      {kind === 'figure' && <FigureFields form={form} />}
      {kind !== 'questions' && (
        <section className="manager-part">
          <Sources form={form} />
        </section>
      )}
      {kind === 'questions' && (
        <section className="manager-part">
          <h2>{t('questions')}</h2>
          <QuestionsField form={form} />
        </section>
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
    figure: t('figure.title'),
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
  const isReading = kind === 'reading'
  return (
    <>
      <div className="edit-open">
        <TitleField
          label={t('name')}
          maxLength={200}
          {...fieldOf(form, 'title', { validate: filled(t('titleMissing')) })}
        />
      </div>
      <section className="manager-part">
        <RichTextField
          label={t(isReading ? 'text' : 'introduction')}
          {...(!isReading && { optional: manager('optional') })}
          maxLength={DESCRIPTION_MAX}
          value={form.watch('content')}
          onChange={html => form.setValue('content', html, { shouldDirty: true })}
          error={form.formState.errors.content?.message}
          uploadImage={uploadTextImage}
        />
      </section>
    </>
  )
}

function Sources({ form }: PartProps) {
  const t = useTranslations('managers.lessons')
  const manager = useTranslations('manager')
  const validSources = (text: string) => {
    const lines = linesOf(text)
    if (lines.length > SOURCES_MAX) return t('sourcesMany', { most: SOURCES_MAX })
    const long = lines.find(line => line.length > SOURCE_MAX)
    return long === undefined || t('sourceLong', { most: SOURCE_MAX, begins: long.slice(0, 40) })
  }
  return (
    <TextArea
      label={t('sources')}
      help={t('sourcesHelp')}
      optional={manager('optional')}
      rows={5}
      {...fieldOf(form, 'sources', { validate: validSources })}
    />
  )
}
