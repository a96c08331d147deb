import { useTranslations } from 'use-intl'

import { Preview } from '#src/web/manager/editor/edit-side.tsx'
import { useFullAmount } from '#src/web/words/prices.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'
import { rateIn, taxIn, taxOn } from '#src/wire/money/tax.ts'

import type { Invoicing } from './loaders.ts'

import './invoice-preview.css'

/** What is taken for an example, in whole units. */
const SAMPLE = 100

/** How a price comes apart on an invoice, and how that is numbered. */
export function InvoicePreview({ settings, currency }: { settings: Invoicing; currency: string }) {
  const t = useTranslations('managers.invoicing')
  const full = useFullAmount()
  const { prefix, legalName, address, chargesTax, addsTax, taxName, rate } = settings
  const price = toMinor(SAMPLE, currency)
  const taxFor = addsTax ? taxOn : taxIn
  const tax = chargesTax ? taxFor(price, rateIn(rate), currency) : 0
  const total = chargesTax && addsTax ? price + tax : price
  const written = (cents: number) => full(fromMinor(cents, currency), currency)
  return (
    <Preview>
      <div className="invoice-preview">
        <p>
          <b dir="auto">{legalName || t('legalName')}</b>
          <span dir="auto">{address || t('address')}</span>
        </p>
        <p className="invoice-preview-number">{t('sampleNumber', { prefix: prefix.toUpperCase() })}</p>
        <dl>
          {chargesTax && (
            <>
              <div>
                <dt>{t('sampleNet')}</dt>
                <dd>{written(total - tax)}</dd>
              </div>
              <div>
                <dt>{t('sampleTax', { name: taxName || t('taxNameSample'), rate: rate || '0' })}</dt>
                <dd>{written(tax)}</dd>
              </div>
            </>
          )}
          <div>
            <dt>{t('sampleTotal')}</dt>
            <dd>
              <b>{written(total)}</b>
            </dd>
          </div>
        </dl>
      </div>
    </Preview>
  )
}
