import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'

import { IssuedList } from './issued-list.tsx'
import type { userInvoicesLoader } from './loaders.ts'

import './order-invoices.css'

/** On the page of a person: what was issued to them. Most have none, and nothing is said of it. */
export function UserInvoices() {
  const t = useTranslations('managers.invoices')
  const issued = useLoaderData<typeof userInvoicesLoader>()
  if (hasFailed(issued) || issued.invoices.length === 0) return null
  return (
    <section className="panel order-invoices" aria-labelledby="issued">
      <h2 id="issued">{t('title')}</h2>
      <IssuedList invoices={issued.invoices} />
    </section>
  )
}
