import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { CountryField } from '#src/web/forms/country-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'

import type { Invoicing } from './loaders.ts'

/** Who sells, and how what is issued is numbered. Without a name and an address nothing can be issued. */
export function SellerFields({ form }: { form: UseFormReturn<Invoicing> }) {
  const t = useTranslations('managers.invoicing')
  const whenOn = (wrong: string) => ({
    validate: (value: string, { isOn }: Invoicing) => !isOn || value.trim() !== '' || wrong,
  })
  return (
    <>
      <section className="manager-part">
        <h2>{t('seller')}</h2>
        <TextField
          label={t('legalName')}
          maxLength={120}
          {...fieldOf(form, 'legalName', whenOn(t('legalNameMissing')))}
        />
        <TextArea
          label={t('address')}
          rows={3}
          maxLength={300}
          {...fieldOf(form, 'address', whenOn(t('addressMissing')))}
        />
        <div className="manager-two">
          <CountryField label={t('country')} {...fieldOf(form, 'country', whenOn(t('countryMissing')))} />
          <TextField label={t('taxNumber')} maxLength={40} {...fieldOf(form, 'taxNumber')} />
        </div>
        <TextField
          label={t('registration')}
          help={t('registrationHelp')}
          maxLength={160}
          {...fieldOf(form, 'registration')}
        />
      </section>
      <section className="manager-part">
        <h2>{t('numbers')}</h2>
        <p className="text-muted">{t('numbersText')}</p>
        <div className="manager-two">
          <TextField label={t('prefix')} maxLength={10} {...fieldOf(form, 'prefix')} />
          <TextField label={t('creditPrefix')} maxLength={10} {...fieldOf(form, 'creditPrefix')} />
        </div>
      </section>
    </>
  )
}
