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
import { useDayCheck } from '#src/web/manager/forms/use-day-check.ts'
import { WhenField } from '#src/web/manager/forms/when-field.tsx'
import { daysOf, withoutEmptyEnd } from '#src/wire/programme-rules.ts'

import { ConferencePreview } from './conference-preview.tsx'
import { ProgrammeFields } from './programme-fields.tsx'
import { SpeakerFields } from './speaker-fields.tsx'
import { namedIn, type ConferenceValues } from './values.ts'

interface ConferenceFormProps {
  /** Of a conference that is changed. */
  id?: string
  values: ConferenceValues
  /** The stored main image. */
  image?: string | null
  /** Of a conference that is changed. */
  version?: string | undefined
  save: (values: ConferenceValues, version: string | undefined, key: string) => Promise<unknown>
  onSaved: (reset: (values: ConferenceValues) => void) => void
  texts: { label: string; saved: string; failed: string }
}

/** A-CONF-1: everything that is told of a conference. */
export function ConferenceForm({ id, values, image, version, save, onSaved, texts }: ConferenceFormProps) {
  const t = useTranslations('managers.conferences')
  const form = useForm({ defaultValues: values, reValidateMode: 'onSubmit' })
  const isDay = useDayCheck()
  const names = {
    name: t('name'),
    location: t('location'),
    startDate: t('start'),
    endDate: t('end'),
    description: t('description'),
    programme: t('programme'),
    speakers: t('speakers'),
  }
  const nameOf = (key: string) => namedIn(form.getValues('speakers')).find(one => one.key === key)?.name
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={() => onSaved(form.reset)}
      anew="/dashboard/new-conference"
      {...(version && { stored: { values, version, names, nameOf } })}
      {...texts}
      actions={id && <ViewPage to={`/conferences/${id}`} />}
      preview={<ConferencePreview form={form} image={image} />}
      settings={
        <Settings>
          <WhenField
            label={t('start')}
            type="date"
            held={form.watch('startDate')}
            {...fieldOf(form, 'startDate', { validate: { filled: filled(t('startMissing')), isDay } })}
          />
          <EndDate form={form} />
          <ImageField label={t('image')} optional current={image} {...fileOf(form, 'file')} />
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
          label={t('location')}
          maxLength={200}
          {...fieldOf(form, 'location', { validate: filled(t('locationMissing')) })}
        />
      </div>
      <section className="manager-part">
        <TextArea
          label={t('description')}
          rows={8}
          maxLength={20_000}
          {...fieldOf(form, 'description', { validate: filled(t('descriptionMissing')) })}
        />
      </section>
      <ProgrammeFields form={form} />
      <SpeakerFields form={form} />
    </SaveForm>
  )
}

function EndDate({ form }: { form: ReturnType<typeof useForm<ConferenceValues>> }) {
  const t = useTranslations('managers.conferences')
  const manager = useTranslations('manager')
  const isDay = useDayCheck()
  const isAfter = (end: string, { startDate }: ConferenceValues) => end === '' || end >= startDate || t('endBefore')
  const isEnough = (end: string, { startDate, programme }: ConferenceValues) =>
    withoutEmptyEnd(programme).length <= daysOf(startDate, end) || t('programmeAfterEnd')
  return (
    <WhenField
      label={t('end')}
      type="date"
      held={form.watch('endDate')}
      optional={manager('optional')}
      {...fieldOf(form, 'endDate', { validate: { isAfter, isDay, isEnough } })}
    />
  )
}
