import { useForm, type UseFormReturn } from 'react-hook-form'
import { useNow, useTranslations } from 'use-intl'

import { SelectField, TextArea } from '#src/ui/controls/text-field.tsx'
import { useZone } from '#src/web/calls/page-data.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import { Settings } from '#src/web/manager/editor/edit-side.tsx'
import { ViewPage } from '#src/web/manager/editor/editor-marks.tsx'
import { TitleField } from '#src/web/manager/editor/title-field.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { useDayCheck } from '#src/web/manager/forms/use-day-check.ts'
import { WhenField } from '#src/web/manager/forms/when-field.tsx'
import { applicantTypes, applicationLevels } from '#src/wire/application-rules.ts'

import { ApplicationPreview } from './application-preview.tsx'
import { StepFields } from './step-fields.tsx'
import { endsAt, type ApplicationValues } from './values.ts'

interface ApplicationFormProps {
  /** Of an application that is changed. */
  id?: string
  values: ApplicationValues
  /** The stored main image. */
  image?: string | null
  /** Of an application that is changed. */
  version?: string | undefined
  save: (values: ApplicationValues, version: string | undefined, key: string) => Promise<unknown>
  onSaved: () => void
  texts: { label: string; saved: string; failed: string }
}

type PartProps = { form: UseFormReturn<ApplicationValues> }

/** A-APP-5: everything that is told of an application. */
export function ApplicationForm({ id, values, image, version, save, onSaved, texts }: ApplicationFormProps) {
  const t = useTranslations('managers.applications')
  const form = useForm({ defaultValues: values, reValidateMode: 'onSubmit' })
  const names = {
    name: t('name'),
    applicantType: t('type'),
    desiredDevelopment: t('desiredDevelopment'),
    level: t('level'),
    day: t('deadline'),
    time: t('time'),
    steps: t('steps'),
  }
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={onSaved}
      anew="/dashboard/manage-applications/new-application"
      {...(version && { stored: { values, version, names } })}
      {...texts}
      actions={id && <ViewPage to={`/application/${id}`} />}
      preview={<ApplicationPreview form={form} image={image} />}
      settings={
        <Settings>
          <Kind form={form} />
          <DeadlineFields form={form} isNew={!version} />
          <ImageField label={t('image')} optional current={image} {...fileOf(form, 'file')} />
        </Settings>
      }
    >
      <div className="edit-open">
        <TitleField
          label={t('name')}
          maxLength={200}
          {...fieldOf(form, 'name', { validate: value => value.trim() !== '' || t('nameMissing') })}
        />
      </div>
      <section className="manager-part">
        <TextArea
          label={t('desiredDevelopment')}
          optional={t('optional')}
          rows={4}
          maxLength={4000}
          {...fieldOf(form, 'desiredDevelopment')}
        />
      </section>
      <StepFields form={form} />
    </SaveForm>
  )
}

/** Who applies, and at which level. */
function Kind({ form }: PartProps) {
  const t = useTranslations('managers.applications')
  const levels = useTranslations('applications.levels')
  return (
    <>
      <SelectField
        label={t('type')}
        {...fieldOf(form, 'applicantType', { validate: value => value !== '' || t('typeMissing') })}
      >
        <option value="">{t('chooseType')}</option>
        {applicantTypes.map(type => (
          <option key={type} value={type}>
            {t(`types.${type}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('level')} {...fieldOf(form, 'level')}>
        {applicationLevels.map(level => (
          <option key={level} value={level}>
            {levels(level)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function DeadlineFields({ form, isNew }: PartProps & { isNew: boolean }) {
  const t = useTranslations('managers.applications')
  const [day, time] = form.watch(['day', 'time'])
  const now = useNow().getTime()
  const isDay = useDayCheck()
  const zone = useZone()
  const isPast = endsAt({ day, time }, zone) < now
  // One that is changed may well be over; a new one would never have been open.
  const isAhead = (given: string, values: ApplicationValues) =>
    !isNew || !(endsAt({ day: given, time: values.time }, zone) < now) || t('deadlinePastNew')
  return (
    <>
      <WhenField
        label={t('deadline')}
        type="date"
        held={day}
        warning={isPast ? t('deadlinePast') : undefined}
        {...fieldOf(form, 'day', {
          validate: { filled: given => given !== '' || t('deadlineMissing'), isDay, isAhead },
        })}
      />
      <WhenField
        label={t('time')}
        optional={t('optional')}
        type="time"
        held={time}
        help={t('timeHelp', { zone: zone })}
        {...fieldOf(form, 'time')}
      />
    </>
  )
}
