import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { SelectField, TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { api } from '#src/web/calls/api.ts'
import { useViewer, type Viewer } from '#src/web/calls/page-data.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import {
  coachingLevels,
  EXPERIENCE_MAX,
  FIRST_BIRTHDAY,
  isOldEnough,
  type CoachingLevel,
} from '#src/wire/application-rules.ts'
import { LINE_MAX } from '#src/wire/text/text-limits.ts'

import type { ShownApplication } from '../application-info.tsx'
import { ApplicantImageField } from './applicant-image-field.tsx'
import { FieldGroup } from './field-group.tsx'
import { Registered, RegistrationFrame } from './registration-frame.tsx'
import { useRegistration } from './registration.ts'
import { checks } from './rules.ts'

type Values = {
  name: string
  dateOfBirth: string
  contactEmail: string
  contactPhone: string
  coachingLevel: CoachingLevel | ''
  experienceYears: string
  currentClub: string
  qualifications: string
  specialties: string
  languagesSpoken: string
  biography: string
}
const empty: Values = {
  name: '',
  dateOfBirth: '',
  contactEmail: '',
  contactPhone: '',
  coachingLevel: '',
  experienceYears: '',
  currentClub: '',
  qualifications: '',
  specialties: '',
  languagesSpoken: '',
  biography: '',
}

/** What a person who is signed in need not type. */
const known = (viewer: Viewer | null) =>
  viewer && { name: `${viewer.firstName} ${viewer.lastName}`, contactEmail: viewer.email }

/** P-COACH-1 to P-COACH-4 */
export function CoachForm({ application: { _id, isOpen } }: { application: ShownApplication }) {
  const t = useTranslations('applications')
  const form = useForm<Values>({ defaultValues: { ...empty, ...known(useViewer()) }, reValidateMode: 'onSubmit' })
  const { image, isDone, submit, ...frame } = useRegistration(form, {
    draft: `coach:${_id}`,
    texts: { imageMissing: t('coach.imageMissing'), success: t('coach.success') },
    applicationId: _id,
    send: async ({ coachingLevel, ...values }, common) =>
      // An empty level does not pass the form.
      api().registerCoach({ ...values, ...common, coachingLevel: coachingLevel || 'Youth' }),
  })
  if (isDone)
    return <Registered title={t('coach.success')} email={form.getValues('contactEmail')} applicationId={_id} />
  return (
    <RegistrationFrame title={t('coachForm')} isOpen={isOpen} onSubmit={event => void submit(event)} {...frame}>
      <FieldGroup title={t('coach.you')}>
        <PersonFields form={form} />
        <ApplicantImageField label={t('coach.photo')} prompt={t('coach.dropPhoto')} {...image} />
      </FieldGroup>
      <FieldGroup title={t('coach.work')}>
        <WorkFields form={form} />
      </FieldGroup>
      <FieldGroup title={t('coach.more')}>
        <OptionalFields form={form} />
      </FieldGroup>
    </RegistrationFrame>
  )
}

function PersonFields({ form }: { form: UseFormReturn<Values> }) {
  const t = useTranslations('applications')
  const field = (name: keyof Values, check: (value: string) => boolean, text: string) =>
    fieldOf(form, name, { validate: value => check(value) || text })
  return (
    <>
      <TextField
        label={t('coach.name')}
        autoComplete="name"
        maxLength={LINE_MAX}
        {...field('name', checks.filled, t('coach.nameMissing'))}
      />
      <TextField
        label={t('contactEmail')}
        type="email"
        autoComplete="email"
        {...field('contactEmail', checks.email, t('emailWrong'))}
      />
      <div className="application-pair">
        <TextField
          label={t('contactPhone')}
          type="tel"
          autoComplete="tel"
          {...field('contactPhone', checks.phone, t('phoneWrong'))}
        />
        <TextField
          label={t('coach.dateOfBirth')}
          type="date"
          autoComplete="bday"
          {...fieldOf(form, 'dateOfBirth', {
            validate: day =>
              checks.birthday(day) ||
              (day
                ? t('coach.dateOfBirthWrong', { first: FIRST_BIRTHDAY.slice(0, 4) })
                : t('coach.dateOfBirthMissing')),
          })}
        />
      </div>
    </>
  )
}

function WorkFields({ form }: { form: UseFormReturn<Values> }) {
  const t = useTranslations('applications')
  return (
    <>
      <div className="application-pair">
        <SelectField
          label={t('coach.coachingLevel')}
          {...fieldOf(form, 'coachingLevel', {
            validate: level => checks.filled(level) || t('coach.levelMissing'),
          })}
        >
          <option value="">{t('choose')}</option>
          {coachingLevels.map(level => (
            <option key={level} value={level}>
              {t(`levels.${level}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('coach.experienceYears')}
          inputMode="numeric"
          {...fieldOf(form, 'experienceYears', {
            validate: (years, { dateOfBirth }) => {
              if (!checks.number(years)) return t('coach.experienceWrong')
              if (!checks.experience(years)) return t('coach.experienceRange', { most: EXPERIENCE_MAX })
              return isOldEnough(dateOfBirth, Number(years), new Date()) || t('coach.experienceLong')
            },
          })}
        />
      </div>
      <TextField
        label={t('coach.currentClub')}
        maxLength={LINE_MAX}
        optional={t('optional')}
        autoComplete="organization"
        {...fieldOf(form, 'currentClub')}
      />
    </>
  )
}

/** D-49 */
function OptionalFields({ form }: { form: UseFormReturn<Values> }) {
  const t = useTranslations('applications')
  const common = { optional: t('optional'), maxLength: 4000 }
  return (
    <>
      <TextField label={t('coach.qualifications')} {...common} {...fieldOf(form, 'qualifications')} />
      <TextField label={t('coach.specialties')} {...common} {...fieldOf(form, 'specialties')} />
      <TextField
        label={t('coach.languagesSpoken')}
        {...common}
        maxLength={LINE_MAX}
        {...fieldOf(form, 'languagesSpoken')}
      />
      <TextArea label={t('coach.biography')} {...common} {...fieldOf(form, 'biography')} />
    </>
  )
}
