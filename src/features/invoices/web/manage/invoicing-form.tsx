import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { AreaForm } from '#src/features/identity/web/manage/area-form.tsx'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { TextArea } from '#src/ui/controls/text-field.tsx'
import { api } from '#src/web/calls/api.ts'
import { renewSite } from '#src/web/calls/page-data.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { fieldOf } from '#src/web/forms/form.ts'

import { InvoicePreview } from './invoice-preview.tsx'
import type { Invoicing, invoicingLoader } from './loaders.ts'
import { SellerFields } from './seller-fields.tsx'
import { TaxFields } from './tax-fields.tsx'

/** Who sells, which tax is in a price, and whether invoices are written at all. */
export function InvoicingForm() {
  const t = useTranslations('managers.invoicing')
  const { settings, version, currency } = useLoaderData<typeof invoicingLoader>()
  const form = useForm<Invoicing>({ defaultValues: settings, reValidateMode: 'onSubmit' })
  const names = useNames()
  return (
    <AreaForm
      form={form}
      stored={{ values: settings, version, names }}
      save={async (values, read) => {
        await confirmed(() => api().updateInvoicing({ ...values, version: read }))
        renewSite({ addedTax: values.chargesTax && values.addsTax ? values.taxName.trim() : null })
      }}
      preview={<InvoicePreview settings={form.watch()} currency={currency} />}
    >
      <section className="manager-part">
        <h2>{t('title')}</h2>
        <p className="text-muted">{t('text')}</p>
        <Checkbox {...form.register('isOn')}>{t('isOn')}</Checkbox>
        <Checkbox {...form.register('isMailed')}>{t('isMailed')}</Checkbox>
      </section>
      <SellerFields form={form} />
      <TaxFields form={form} />
      <section className="manager-part">
        <TextArea label={t('foot')} help={t('footHelp')} rows={3} maxLength={400} {...fieldOf(form, 'foot')} />
      </section>
    </AreaForm>
  )
}

function useNames() {
  const t = useTranslations('managers.invoicing')
  return {
    isOn: t('isOn'),
    legalName: t('legalName'),
    address: t('address'),
    country: t('country'),
    taxNumber: t('taxNumber'),
    registration: t('registration'),
    prefix: t('prefix'),
    creditPrefix: t('creditPrefix'),
    chargesTax: t('chargesTax'),
    addsTax: t('addsTaxName'),
    taxesAbroad: t('taxesAbroad'),
    taxName: t('taxName'),
    rate: t('rate'),
    countryRates: t('countryRates'),
    reverseCharge: t('reverseCharge'),
    foot: t('foot'),
    isMailed: t('isMailed'),
  }
}
