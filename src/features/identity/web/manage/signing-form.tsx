import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { SelectField, TextField } from '#src/ui/controls/text-field.tsx'
import { api } from '#src/web/calls/api.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import { SIGNER_MAX } from '#src/wire/text/text-limits.ts'

import { AreaForm } from './area-form.tsx'
import { DrawingField } from './drawing-field.tsx'
import type { signingLoader } from './loaders.ts'
import { SigningPreview } from './signing-preview.tsx'
import { shownIn, type Signing } from './signing.ts'

/** Who signs certificates, and whether one goes with the money. */
export function SigningForm() {
  const t = useTranslations('managers.academy')
  const { settings, version } = useLoaderData<typeof signingLoader>()
  const form = useForm<Signing>({ defaultValues: shownIn(settings), reValidateMode: 'onSubmit' })
  const names = {
    signerName: t('signerName'),
    signerTitle: t('signerTitle'),
    removeSignature: t('signature'),
    certificatesAfterRefund: t('afterRefund'),
  }
  return (
    <AreaForm
      form={form}
      stored={{ values: shownIn(settings), version, names }}
      save={async (values, read) => {
        const saved = await api().updateSigning({ ...values, version: read })
        form.reset(shownIn(saved.settings))
      }}
      preview={<SigningPreview form={form} settings={settings} />}
    >
      <section className="manager-part">
        <h2>{t('signer')}</h2>
        <p className="text-muted">{t('signerText')}</p>
        <div className="manager-two">
          <TextField
            label={t('signerName')}
            maxLength={SIGNER_MAX}
            {...fieldOf(form, 'signerName', {
              validate: (name, { signerTitle, signature }) =>
                name.trim() !== '' || (!signerTitle.trim() && !signature) || t('signerMissing'),
            })}
          />
          <TextField label={t('signerTitle')} maxLength={SIGNER_MAX} {...fieldOf(form, 'signerTitle')} />
        </div>
        <DrawingField
          form={form}
          name="signature"
          goes="removeSignature"
          label={t('signature')}
          help={t('signatureHelp')}
          stored={settings.signature}
        />
      </section>
      <section className="manager-part">
        <h2>{t('afterRefund')}</h2>
        <SelectField
          label={t('afterRefundLabel')}
          help={t('afterRefundHelp')}
          {...form.register('certificatesAfterRefund')}
        >
          <option value="kept">{t('refund.kept')}</option>
          <option value="revoked">{t('refund.revoked')}</option>
        </SelectField>
      </section>
    </AreaForm>
  )
}
