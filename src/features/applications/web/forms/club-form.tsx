import { useForm } from 'react-hook-form'
import { useNow, useTranslations } from 'use-intl'

import { SelectField, TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { api } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import { CLUB_SIZE_MAX, clubLevels, type ClubLevel } from '#src/wire/application-rules.ts'
import { LINE_MAX } from '#src/wire/text/text-limits.ts'

import type { ShownApplication } from '../application-info.tsx'
import { ApplicantImageField } from './applicant-image-field.tsx'
import { FieldGroup } from './field-group.tsx'
import { Registered, RegistrationFrame } from './registration-frame.tsx'
import { useRegistration } from './registration.ts'
import { checks, webAddress } from './rules.ts'

type Values = {
  name: string
  location: string
  establishedYear: string
  contactEmail: string
  contactPhone: string
  level: ClubLevel | ''
  clubSize: string
  website: string
  description: string
}
const empty: Values = {
  name: '',
  location: '',
  establishedYear: '',
  contactEmail: '',
  contactPhone: '',
  level: '',
  clubSize: '',
  website: '',
  description: '',
}

/** P-CLUB-1 to P-CLUB-10 */
export function ClubForm({ application: { _id, isOpen } }: { application: ShownApplication }) {
  const t = useTranslations('applications')
  const year = useNow().getUTCFullYear()
  const viewer = useViewer()
  const form = useForm<Values>({
    defaultValues: { ...empty, contactEmail: viewer?.email ?? '' },
    reValidateMode: 'onSubmit',
  })
  const { image, isDone, submit, ...frame } = useRegistration(form, {
    draft: `club:${_id}`,
    texts: { imageMissing: t('club.imageMissing'), success: t('club.success') },
    applicationId: _id,
    send: async ({ level, ...values }, common) =>
      // An empty level does not pass the form.
      api().registerClub({ ...values, ...common, level: level || 'Amateur', website: webAddress(values.website) }),
  })
  const field = (name: keyof Values, check?: (value: string) => boolean, text = '') =>
    fieldOf(form, name, check && { validate: value => check(value) || text })
  if (isDone) return <Registered title={t('club.success')} email={form.getValues('contactEmail')} applicationId={_id} />
  return (
    <RegistrationFrame title={t('clubForm')} isOpen={isOpen} onSubmit={event => void submit(event)} {...frame}>
      <FieldGroup title={t('club.club')}>
        <TextField
          label={t('club.name')}
          autoComplete="organization"
          maxLength={LINE_MAX}
          {...field('name', checks.filled, t('club.nameMissing'))}
        />
        <div className="application-pair">
          <TextField
            label={t('club.location')}
            maxLength={LINE_MAX}
            {...field('location', checks.filled, t('club.locationMissing'))}
          />
          <TextField
            label={t('club.establishedYear')}
            inputMode="numeric"
            {...field('establishedYear', checks.year, t('club.yearWrong', { year: String(year) }))}
          />
          <SelectField label={t('club.level')} {...field('level', checks.filled, t('club.levelMissing'))}>
            <option value="">{t('choose')}</option>
            {clubLevels.map(level => (
              <option key={level} value={level}>
                {t(`levels.${level}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('club.clubSize')}
            inputMode="numeric"
            {...fieldOf(form, 'clubSize', {
              validate: size =>
                checks.clubSize(size) ||
                (Number(size) > 1 ? t('club.clubSizeRange', { most: CLUB_SIZE_MAX }) : t('club.clubSizeWrong')),
            })}
          />
        </div>
        <ApplicantImageField label={t('club.logo')} prompt={t('club.dropLogo')} {...image} />
      </FieldGroup>
      <FieldGroup title={t('club.contact')}>
        <div className="application-pair">
          <TextField
            label={t('contactEmail')}
            type="email"
            autoComplete="email"
            {...field('contactEmail', checks.email, t('emailWrong'))}
          />
          <TextField
            label={t('contactPhone')}
            type="tel"
            autoComplete="tel"
            {...field('contactPhone', checks.phone, t('phoneWrong'))}
          />
        </div>
        <TextField
          label={t('club.website')}
          optional={t('optional')}
          type="url"
          autoComplete="url"
          placeholder={t('club.websitePlaceholder')}
          {...field('website', checks.website, t('club.websiteWrong'))}
        />
      </FieldGroup>
      <FieldGroup title={t('club.more')}>
        <TextArea label={t('club.description')} optional={t('optional')} maxLength={4000} {...field('description')} />
      </FieldGroup>
    </RegistrationFrame>
  )
}
