import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { CountryField } from '#src/web/forms/country-field.tsx'
import { fieldOf, useHydrated, useSubmission } from '#src/web/forms/form.ts'

import type { Where } from './tax.ts'

import './tax.css'

/** By what the tax is found that is added to a price: the country of who buys, and of a business its number. */
export function WhereForm({ where: { tax, tell, keep } }: { where: Where }) {
  const t = useTranslations('orders.tax')
  const isAlive = useHydrated()
  const { country = '', taxNumber = '', name = '' } = tax ?? {}
  const form = useForm({ defaultValues: { country, taxNumber }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async said => {
    try {
      tell((await api().sayCountry(said)).tax)
      return true
    } catch (error) {
      const refused = isCallRefused(error) ? error : undefined
      const isOfNumber = refused?.fields.some(({ path }) => path === 'taxNumber')
      form.setError(isOfNumber ? 'taxNumber' : 'country', { message: refused?.message ?? t('unheard') })
      return false
    }
  })
  return (
    <section className="panel pay-form">
      <form className="fields" method="post" noValidate onSubmit={event => void submit(event)}>
        <fieldset className="contents" disabled={!isAlive}>
          <div className="pay-where">
            <h2 className="pay-heading">{t('title')}</h2>
            <p>{t('text', { name })}</p>
          </div>
          <CountryField
            label={t('country')}
            autoComplete="country"
            {...fieldOf(form, 'country', { validate: code => code !== '' || t('countryMissing') })}
          />
          <TextField
            label={t('number')}
            optional={t('optional')}
            help={t('numberHelp')}
            maxLength={40}
            autoComplete="off"
            {...fieldOf(form, 'taxNumber')}
          />
          <SubmitButton size="lg" block state={state} labels={{ normal: t('go'), checking: t('going') }} />
          {country !== '' && (
            <Button variant="ghost" onClick={keep}>
              {t('keep')}
            </Button>
          )}
        </fieldset>
      </form>
    </section>
  )
}
