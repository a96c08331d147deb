import { useForm } from 'react-hook-form'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused, type Api } from '#src/web/calls/api.ts'
import { CountryField } from '#src/web/forms/country-field.tsx'
import { fieldOf, useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { showInFields } from '#src/web/forms/refused-fields.ts'
import { toast } from '#src/web/toast.ts'

type Billing = NonNullable<Awaited<ReturnType<Api['myBilling']>>['billing']>

const nothing: Billing = {
  name: '',
  company: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  country: '',
  taxNumber: '',
}

/** Only a receipt sends somebody here and takes them back. */
const RECEIPT = /^\/receipt\/[\da-f-]{36}$/

/** To whom the next invoices are made out. @param name what the account says of the person */
export function BillingForm({ billing, name }: { billing: Billing | null; name: string }) {
  const t = useTranslations('invoices.billing')
  const isAlive = useHydrated()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next') ?? ''
  const form = useForm<Billing>({
    defaultValues: { ...nothing, ...billing, name: billing?.name || (billing?.company ? '' : name) },
    reValidateMode: 'onSubmit',
  })
  const { state, submit } = useSubmission(form, async values => {
    try {
      await api().updateBilling(values)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (!showInFields(form, error)) toast.error(error.message)
      return false
    }
    toast.success(t('saved'))
    if (RECEIPT.test(next)) await navigate(next)
    else await revalidate()
    return true
  })
  const remove = async () => {
    await api().removeBilling({})
    toast.success(t('removed'))
    await revalidate()
  }
  return (
    <form className="panel billing-form fields" method="post" noValidate onSubmit={event => void submit(event)}>
      <fieldset className="contents" disabled={!isAlive}>
        <p className="text-muted">{t('text')}</p>
        <Fields form={form} />
        <div className="billing-acts">
          <SubmitButton state={state} labels={{ normal: t('save'), checking: t('saving') }} />
          {billing && (
            <Button variant="ghost" onClick={() => void remove()}>
              {t('remove')}
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  )
}

function Fields({ form }: { form: ReturnType<typeof useForm<Billing>> }) {
  const t = useTranslations('invoices.billing')
  return (
    <>
      <div className="billing-pair">
        <TextField label={t('name')} autoComplete="name" maxLength={120} {...fieldOf(form, 'name')} />
        <TextField
          label={t('company')}
          optional={t('optional')}
          autoComplete="organization"
          maxLength={120}
          {...fieldOf(form, 'company')}
        />
      </div>
      <TextField label={t('line1')} autoComplete="address-line1" maxLength={120} {...fieldOf(form, 'line1')} />
      <TextField
        label={t('line2')}
        optional={t('optional')}
        autoComplete="address-line2"
        maxLength={120}
        {...fieldOf(form, 'line2')}
      />
      <div className="billing-pair">
        <TextField label={t('postalCode')} autoComplete="postal-code" maxLength={20} {...fieldOf(form, 'postalCode')} />
        <TextField label={t('city')} autoComplete="address-level2" maxLength={80} {...fieldOf(form, 'city')} />
      </div>
      <div className="billing-pair">
        <CountryField label={t('country')} autoComplete="country" {...fieldOf(form, 'country')} />
        <TextField
          label={t('taxNumber')}
          optional={t('optional')}
          help={t('taxNumberHelp')}
          maxLength={40}
          {...fieldOf(form, 'taxNumber')}
        />
      </div>
    </>
  )
}
