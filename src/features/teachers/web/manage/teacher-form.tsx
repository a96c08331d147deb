import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { TextArea } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { Settings } from '#src/web/manager/editor/edit-side.tsx'
import { ViewPage } from '#src/web/manager/editor/editor-marks.tsx'
import { TitleField } from '#src/web/manager/editor/title-field.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { filled } from '#src/web/manager/forms/filled.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { BIOGRAPHY_MAX, SAYING_MAX, SUBJECT_MAX } from '#src/wire/text/text-limits.ts'

import { LinkFields } from './link-fields.tsx'
import { TeacherPreview } from './teacher-preview.tsx'
import type { TeacherValues } from './values.ts'

interface TeacherFormProps {
  /** Of a teacher who is changed. */
  id?: string
  values: TeacherValues
  /** The stored one. */
  portrait?: string | null
  /** Of a teacher who is changed. */
  version?: string | undefined
  save: (values: TeacherValues, version: string | undefined, key: string) => Promise<unknown>
  onSaved: (reset: (values: TeacherValues) => void) => void
  texts: { label: string; saved: string; failed: string }
}

/** Everything that is told of somebody who teaches. */
export function TeacherForm({ id, values, portrait, version, save, onSaved, texts }: TeacherFormProps) {
  const t = useTranslations('managers.teachers')
  const manager = useTranslations('manager')
  const form = useForm({ defaultValues: values, reValidateMode: 'onSubmit' })
  const names = { name: t('name'), role: t('role'), biography: t('biography'), saying: t('saying'), links: t('links') }
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={() => onSaved(form.reset)}
      anew="/dashboard/new-teacher"
      {...(version && { stored: { values, version, names } })}
      {...texts}
      actions={id && <ViewPage to={`/teacher/${id}`} />}
      preview={<TeacherPreview form={form} portrait={portrait} />}
      settings={
        <Settings>
          <ImageField label={t('portrait')} optional current={portrait} {...fileOf(form, 'file')} />
        </Settings>
      }
    >
      <div className="edit-open">
        <TitleField
          label={t('name')}
          maxLength={200}
          {...fieldOf(form, 'name', { validate: filled(t('nameMissing')) })}
        />
        <TitleField
          look="lead"
          label={t('role')}
          help={t('roleHelp')}
          maxLength={SUBJECT_MAX}
          {...fieldOf(form, 'role', { validate: filled(t('roleMissing')) })}
        />
      </div>
      <section className="manager-part">
        <TextArea
          label={t('biography')}
          help={t('biographyHelp')}
          optional={manager('optional')}
          rows={8}
          maxLength={BIOGRAPHY_MAX}
          {...fieldOf(form, 'biography')}
        />
        <TextArea
          label={t('saying')}
          help={t('sayingHelp')}
          optional={manager('optional')}
          rows={2}
          maxLength={SAYING_MAX}
          {...fieldOf(form, 'saying')}
        />
      </section>
      <LinkFields form={form} />
    </SaveForm>
  )
}
