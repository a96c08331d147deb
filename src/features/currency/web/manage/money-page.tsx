import { useContext, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useRevalidator } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { SelectField } from '#src/ui/controls/text-field.tsx'
import { api } from '#src/web/calls/api.ts'
import { renewSite } from '#src/web/calls/page-data.ts'
import { fieldOf, useHydrated } from '#src/web/forms/form.ts'
import { Link } from '#src/web/links/link.tsx'
import { EditorHeadContext } from '#src/web/manager/editor/editor-head.ts'
import { EditorLayout } from '#src/web/manager/editor/editor-layout.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'

import type { currencyLoader } from './loaders.ts'
import { PricePreview } from './price-preview.tsx'
import { ProviderPart } from './provider-part.tsx'

type Loaded = Awaited<ReturnType<typeof currencyLoader>>

/** In which money the academy sells: chosen until something is sold, and from then on told. */
export function MoneyPage() {
  const loaded = useLoaderData<typeof currencyLoader>()
  return loaded.fixed === null ? <CurrencyForm {...loaded} /> : <FixedCurrency {...loaded} reason={loaded.fixed} />
}

function FixedCurrency({ currency: { currency }, prices, reason }: Loaded & { reason: NonNullable<Loaded['fixed']> }) {
  const t = useTranslations('managers.money')
  const head = useContext(EditorHeadContext)
  const form = useRef(null)
  const nameOf = useNames()
  if (!head) return null
  return (
    <div className="manager-form fields edit">
      <EditorLayout
        {...{ head, form }}
        save={null}
        notices={null}
        attempts={0}
        preview={<PricePreview currency={currency} prices={prices} />}
      >
        <section className="manager-part">
          <h2>{t('currency')}</h2>
          <p>
            <b>{nameOf(currency)}</b>
          </p>
          <Notice>{t(`fixed.${reason}`)}</Notice>
        </section>
        <ProviderPart />
      </EditorLayout>
    </div>
  )
}

function CurrencyForm({ currency, version, currencies, prices }: Loaded) {
  const t = useTranslations('managers.money')
  const { revalidate } = useRevalidator()
  const [offSale, setOffSale] = useState<readonly string[]>([])
  const form = useForm({ defaultValues: currency, reValidateMode: 'onSubmit' })
  const nameOf = useNames()
  const chosen = form.watch('currency')
  const options = currencies.map(code => ({ code, name: nameOf(code) }))
  return (
    <SaveForm
      form={form}
      save={async (given, read) => {
        const saved = await api().updateCurrency({ ...given, version: read })
        renewSite(saved.currency)
        setOffSale(saved.offSale)
      }}
      stored={{ values: currency, version, names: { currency: t('currency') } }}
      onSaved={() => void revalidate()}
      saved={t('saved')}
      failed={t('failed')}
      label={t('save')}
      preview={<PricePreview currency={chosen} prices={prices} />}
    >
      <section className="manager-part">
        <h2>{t('currency')}</h2>
        <p className="text-muted">{t('text')}</p>
        <SelectField label={t('currency')} {...fieldOf(form, 'currency')}>
          {options
            .toSorted((one, other) => one.name.localeCompare(other.name))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </SelectField>
        <p className="text-muted">{t('plansText')}</p>
        {offSale.length > 0 && (
          <Notice tone="warning">
            {t.rich('offSale', {
              plans: offSale.join('; '),
              link: words => (
                <Link className="link" to="/dashboard/manage-memberships">
                  {words}
                </Link>
              ),
            })}
          </Notice>
        )}
      </section>
      <ProviderPart />
    </SaveForm>
  )
}

/** @returns a function that says what a currency is called, with its code: the code alone while the page comes to life, as the server may know another name than the browser */
function useNames(): (code: string) => string {
  const isAlive = useHydrated()
  const names = new Intl.DisplayNames(useLocale(), { type: 'currency' })
  return code => (isAlive ? `${names.of(code.toUpperCase()) ?? ''} (${code.toUpperCase()})` : code.toUpperCase())
}
