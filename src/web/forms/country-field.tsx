import { useLocale, useTranslations } from 'use-intl'

import { SelectField, type SelectFieldProps } from '#src/ui/controls/text-field.tsx'
import { useHydrated } from '#src/web/forms/form.ts'
import { countries } from '#src/wire/countries.ts'

/** A country, by its name; the codes alone while the page comes to life, as the server may know other names. */
export function CountryField(props: Omit<SelectFieldProps, 'children'>) {
  const t = useTranslations('invoices.billing')
  const isAlive = useHydrated()
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  const named = countries.map(code => ({ code, name: isAlive ? (names.of(code) ?? code) : code }))
  return (
    <SelectField {...props}>
      <option value="">{t('noCountry')}</option>
      {named
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
