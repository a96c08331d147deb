import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { EmptyState } from '#src/ui/controls/message.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { shortDay } from '#src/web/words/days.ts'
import { useAmount } from '#src/web/words/prices.ts'

import { BillingForm } from './billing-form.tsx'
import { InvoiceLink } from './invoice-link.tsx'
import type { billingLoader } from './own-loader.ts'

import './billing-page.css'

/** To whom a person's invoices are made out, and these. */
export function BillingPage() {
  const t = useTranslations('invoices')
  const { billing, name, isOn, invoices } = useLoaderData<typeof billingLoader>()
  return (
    <div className="billing">
      <Head title={t('billing.title')} description={t('billing.title')} hidden />
      <Breadcrumb
        label={t('billing.path')}
        items={[
          <Link key="profile" to="/dashboard/profile">
            {t('billing.back')}
          </Link>,
          t('billing.title'),
        ]}
      />
      <h1 className="dash-title">{t('billing.title')}</h1>
      <section className="prof-part">
        <h2>{t('billing.to')}</h2>
        <BillingForm key={JSON.stringify(billing)} billing={billing} name={name} />
      </section>
      <section className="prof-part">
        <h2>{t('title')}</h2>
        <Issued invoices={invoices} isOn={isOn} />
      </section>
    </div>
  )
}

type Loaded = Awaited<ReturnType<typeof billingLoader>>

function Issued({ invoices, isOn }: Pick<Loaded, 'invoices' | 'isOn'>) {
  const t = useTranslations('invoices')
  const amount = useAmount()
  if (invoices.length === 0) return <EmptyState title={t('none')} text={t(isOn ? 'noneText' : 'offText')} />
  return (
    <ul className="panel prof-list">
      {invoices.map(({ title, issuedAt, total, currency, orderId, ...invoice }) => (
        <li key={invoice._id}>
          <div>
            <b>{t(`kinds.${invoice.kind}`)}</b>
            <small>
              <time dateTime={issuedAt}>{shortDay.format(new Date(issuedAt))}</time>{' '}
              <Link className="link" to={`/receipt/${orderId}`}>
                <bdi>{title}</bdi>
              </Link>
            </small>
          </div>
          <Price now={amount(invoice.kind === 'credit-note' ? -total : total, currency)} />
          <InvoiceLink invoice={invoice} size="sm" />
        </li>
      ))}
    </ul>
  )
}
