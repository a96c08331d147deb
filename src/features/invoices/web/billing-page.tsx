import { useLoaderData, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { OrdersPanel } from '#src/features/orders/web/orders-panel.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { CataloguePages } from '#src/web/catalogue/catalogue-pages.tsx'
import { Head } from '#src/web/head.tsx'

import { BillingForm } from './billing-form.tsx'
import { InvoiceLink } from './invoice-link.tsx'
import type { billingLoader } from './own-loader.ts'
import { Running } from './running.tsx'

import './billing-page.css'

/** What a person pays next, what runs, what they bought with its papers, and to whom these are made out. */
export function BillingPage() {
  const t = useTranslations('invoices.billing')
  const { memberships } = useLoaderData<typeof billingLoader>()
  // Whom a receipt sent here came for the form.
  const isForForm = useSearchParams()[0].has('next')
  return (
    <div className="billing">
      <Head title={t('title')} description={t('title')} hidden />
      <h1 className="dash-title">{t('title')}</h1>
      <div className="prof-parts" data-form-first={isForForm || undefined}>
        <div>
          <Running memberships={memberships} />
          <Bought />
        </div>
        <div>
          <Details />
        </div>
      </div>
    </div>
  )
}

function Bought() {
  const { payments, page } = useLoaderData<typeof billingLoader>()
  return (
    <OrdersPanel
      orders={payments}
      moreOf={({ issued }) => issued.map(invoice => <InvoiceLink key={invoice._id} invoice={invoice} size="sm" />)}
    >
      {!hasFailed(payments) && payments.NbOfPages > 1 && (
        <CataloguePages page={page} count={payments.NbOfPages} href={to => `/dashboard/billing?page=${to}`} />
      )}
    </OrdersPanel>
  )
}

function Details() {
  const t = useTranslations('invoices.billing')
  const { billing, name, isOn } = useLoaderData<typeof billingLoader>()
  return (
    <section className="prof-part" aria-labelledby="details">
      <h2 id="details">{t('to')}</h2>
      {!isOn && <p className="text-muted billing-off">{t('offText')}</p>}
      <BillingForm key={JSON.stringify(billing)} billing={billing} name={name} />
    </section>
  )
}
