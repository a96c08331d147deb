import { useForm } from 'react-hook-form'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'
import { api } from '#src/web/calls/api.ts'
import { renewSite } from '#src/web/calls/page-data.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import { ViewSite } from '#src/web/manager/editor/editor-marks.tsx'
import { TitleField } from '#src/web/manager/editor/title-field.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { ACADEMY_NAME_MAX, IMPRINT_MAX } from '#src/wire/text/text-limits.ts'

import { ContactFields } from './contact-fields.tsx'
import { IdentityPreview } from './identity-preview.tsx'
import type { identityLoader } from './loaders.ts'
import { shownOf, type Identity } from './shown.ts'
import { ZoneField } from './zone-field.tsx'

/** What the academy is called, how it is reached, and in whose name its papers appear. */
export function IdentityForm() {
  const t = useTranslations('managers.academy')
  const { identity, version } = useLoaderData<typeof identityLoader>()
  const { revalidate } = useRevalidator()
  const form = useForm<Identity>({ defaultValues: identity, reValidateMode: 'onSubmit' })
  return (
    <SaveForm
      form={form}
      save={async (given, read) => {
        const saved = await api().updateIdentity({ ...given, version: read })
        renewSite(shownOf(saved.identity))
      }}
      stored={{ values: identity, version, names: useNames() }}
      onSaved={() => void revalidate()}
      saved={t('saved')}
      failed={t('failed')}
      label={t('save')}
      actions={<ViewSite />}
      preview={<IdentityPreview form={form} />}
    >
      <div className="edit-open">
        <TitleField
          label={t('name')}
          maxLength={ACADEMY_NAME_MAX}
          {...fieldOf(form, 'name', { validate: name => name.trim() !== '' || t('nameMissing') })}
        />
      </div>
      <ContactFields form={form} />
      <ZoneField form={form} />
      <section className="manager-part">
        <h2>{t('research')}</h2>
        <div className="manager-two">
          <TextField
            label={t('publisher')}
            help={t('publisherHelp')}
            maxLength={IMPRINT_MAX}
            {...fieldOf(form, 'publisher')}
          />
          <TextField label={t('series')} help={t('seriesHelp')} maxLength={IMPRINT_MAX} {...fieldOf(form, 'series')} />
        </div>
      </section>
    </SaveForm>
  )
}

function useNames(): Record<keyof Identity, string> {
  const t = useTranslations('managers.academy')
  return {
    name: t('name'),
    email: t('email'),
    phone: t('phone'),
    address: t('address'),
    linkedin: t('networks.linkedin'),
    instagram: t('networks.instagram'),
    youtube: t('networks.youtube'),
    facebook: t('networks.facebook'),
    publisher: t('publisher'),
    series: t('series'),
    timeZone: t('timeZone'),
  }
}
