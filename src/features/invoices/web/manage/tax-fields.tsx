import { Plus, Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { CountryField } from '#src/web/forms/country-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { isInUnion } from '#src/wire/countries.ts'

import type { Invoicing } from './loaders.ts'

import './tax-fields.css'

type Props = { form: UseFormReturn<Invoicing> }

/** Which tax is in a price: what belongs to it is asked of academies that charge one. */
export function TaxFields({ form }: Props) {
  const t = useTranslations('managers.invoicing')
  const [charges, adds, country] = form.watch(['chargesTax', 'addsTax', 'country'])
  return (
    <section className="manager-part">
      <h2>{t('tax')}</h2>
      <p className="text-muted">{t(charges && adds ? 'addsTaxText' : 'taxText')}</p>
      <Checkbox {...form.register('chargesTax')}>{t('chargesTax')}</Checkbox>
      {charges && (
        <>
          <Segmented
            label={t('prices')}
            value={adds ? 'added' : 'included'}
            onChange={value => form.setValue('addsTax', value === 'added', { shouldDirty: true })}
            options={(['included', 'added'] as const).map(value => ({ value, label: t(`taxIs.${value}`) }))}
          />
          <div className="manager-two">
            <TextField
              label={t('taxName')}
              placeholder={t('taxNameSample')}
              maxLength={20}
              {...fieldOf(form, 'taxName')}
            />
            <TextField
              label={t('rate')}
              help={t('rateHelp')}
              inputMode="decimal"
              maxLength={5}
              {...fieldOf(form, 'rate')}
            />
          </div>
          {/* Before the rates: below a long list of them, nobody would find what it is about. */}
          <Checkbox {...form.register('taxesAbroad')}>{t('taxesAbroad')}</Checkbox>
          <CountryRates form={form} />
          {isInUnion(country) && <Checkbox {...form.register('reverseCharge')}>{t('reverseCharge')}</Checkbox>}
        </>
      )}
    </section>
  )
}

/** Rates of the countries where buyers pay another one. */
function CountryRates({ form }: Props) {
  const t = useTranslations('managers.invoicing')
  const rates = form.watch('countryRates')
  const { errors, submitCount } = form.formState
  const faultOf = (at: number, name: 'country' | 'rate') => {
    const error = errors.countryRates?.[at]?.[name]?.message
    return { error, flash: error ? submitCount : 0 }
  }
  const change = (next: Invoicing['countryRates']) => {
    form.setValue('countryRates', next, { shouldDirty: true })
    form.clearErrors('countryRates')
  }
  const replace = (at: number, fields: Partial<Invoicing['countryRates'][number]>) =>
    change(rates.map((row, index) => (index === at ? { ...row, ...fields } : row)))
  return (
    <div className="country-rates">
      <b>{t('countryRates')}</b>
      {rates.map((row, index) => (
        // Rows have no name but their place, and a country may be chosen twice until it is told.
        <div key={index} className="country-rate">
          <CountryField
            label={t('country')}
            hideLabel
            noHelpLine
            value={row.country}
            onChange={event => replace(index, { country: event.target.value })}
            {...faultOf(index, 'country')}
          />
          <TextField
            label={t('rate')}
            hideLabel
            noHelpLine
            inputMode="decimal"
            maxLength={5}
            value={row.rate}
            onChange={event => replace(index, { rate: event.target.value })}
            {...faultOf(index, 'rate')}
          />
          <RowButton label={t('removeRate')} onClick={() => change(rates.filter((_, at) => at !== index))}>
            <Trash2 />
          </RowButton>
        </div>
      ))}
      <Button size="sm" onClick={() => change([...rates, { country: '', rate: '' }])}>
        <Plus />
        {t('addRate')}
      </Button>
    </div>
  )
}
