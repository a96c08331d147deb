import { FileText } from 'lucide-react'
import { useLoaderData, useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'

import { useIssue } from '../use-issue.ts'
import { IssuedList } from './issued-list.tsx'
import type { orderInvoicesLoader } from './loaders.ts'

import './order-invoices.css'

/** On the page of an order: its invoice and what was credited, or the way to one. */
export function OrderInvoices() {
  const t = useTranslations('managers.invoices')
  const ofInvoices = useTranslations('invoices')
  const issued = useLoaderData<typeof orderInvoicesLoader>()
  const { id = '' } = useParams()
  const { isBusy, issue } = useIssue(id)
  if (hasFailed(issued) || !(issued.isSold || issued.invoices.length > 0)) return null
  if (issued.invoices.length === 0 && !issued.isOn) return null
  return (
    <section className="panel order-invoices" aria-labelledby="issued">
      <h2 id="issued">
        <Link to="/dashboard/manage-orders/invoices">{t('title')}</Link>
      </h2>
      {issued.invoices.length === 0 ? (
        <div className="order-invoice">
          <p className="text-muted">{issued.hasBilling ? t('notYet') : ofInvoices('buyerUnsaid')}</p>
          <Button size="sm" busy={isBusy} onClick={issue}>
            {!isBusy && <FileText />}
            {t('issue')}
          </Button>
        </div>
      ) : (
        <IssuedList invoices={issued.invoices} />
      )}
    </section>
  )
}
