import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { TextArea } from '#src/ui/controls/text-field.tsx'
import { api } from '#src/web/calls/api.ts'
import { renewSite } from '#src/web/calls/page-data.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import { Link } from '#src/web/links/link.tsx'
import { IMPRINT_PAGE_MAX, MAIL_FOOT_MAX } from '#src/wire/text/text-limits.ts'

import { AreaForm } from './area-form.tsx'
import type { legalLoader } from './loaders.ts'

type Legal = Awaited<ReturnType<typeof legalLoader>>['settings']

/** What the law wants to be said, on the site and in mails. */
export function LegalForm() {
  const t = useTranslations('managers.academy')
  const { settings, version } = useLoaderData<typeof legalLoader>()
  const form = useForm<Legal>({ defaultValues: settings, reValidateMode: 'onSubmit' })
  return (
    <AreaForm
      form={form}
      stored={{ values: settings, version, names: { imprint: t('imprint'), mailFoot: t('mailFoot') } }}
      save={async (values, read) => {
        const saved = await confirmed(() => api().updateLegal({ ...values, version: read }))
        renewSite({ hasImprint: saved.settings.imprint !== '' })
      }}
    >
      <section className="manager-part">
        <TextArea
          label={t('imprint')}
          help={t('imprintHelp')}
          rows={10}
          maxLength={IMPRINT_PAGE_MAX}
          {...fieldOf(form, 'imprint')}
        />
      </section>
      <section className="manager-part">
        <TextArea
          label={t('mailFoot')}
          help={t('mailFootHelp')}
          rows={3}
          maxLength={MAIL_FOOT_MAX}
          {...fieldOf(form, 'mailFoot')}
        />
        <p>
          <Link className="link" to="/dashboard/settings/mail">
            {t('mailTest')}
          </Link>
        </p>
      </section>
    </AreaForm>
  )
}
