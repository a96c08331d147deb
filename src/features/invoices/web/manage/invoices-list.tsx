import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Notice } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { FileLink } from '#src/web/manager/forms/file-link.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import type { invoicesContract } from '../../contract.ts'
import { InvoiceLink, InvoiceXml } from '../invoice-link.tsx'
import type { manageInvoicesLoader } from './loaders.ts'

import '#src/features/orders/web/manage/orders-list.css'
import './invoices-list.css'

type Listed = z.output<typeof invoicesContract.manageInvoices.output>
type Row = Listed['invoices'][number]

/** Everything that was issued, with its sums: what a bookkeeper asks for. */
export function InvoicesList() {
  const t = useTranslations('managers.invoices')
  const read = useLoaderData<typeof manageInvoicesLoader>()
  const columns = useColumns()
  return (
    <>
      {!hasFailed(read) && !read.isOn && <Off />}
      {!hasFailed(read) && read.total > 0 && <Sums sums={read.sums} />}
      <ManagerList
        caption={t('title')}
        list={hasFailed(read) ? read : { rows: read.invoices, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={columns}
        search={{ label: t('search'), name: 'words' }}
        filters={<Filters years={hasFailed(read) ? [] : read.years} />}
        count={count => t('count', { count })}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </>
  )
}

function Off() {
  const t = useTranslations('managers.invoices')
  return (
    <Notice>
      {t.rich('off', {
        link: words => (
          <Link className="link" to="/dashboard/settings/invoices">
            {words}
          </Link>
        ),
      })}
    </Notice>
  )
}

/** The money of all that fit, not only of this page; and those as a file. */
function Sums({ sums: { net, tax, total } }: { sums: Listed['sums'] }) {
  const t = useTranslations('managers.invoices')
  const amount = useAmount()
  const { get } = useListAddress()
  const query = new URLSearchParams(['words', 'kind', 'year'].flatMap(name => (get(name) ? [[name, get(name)]] : [])))
  const bold = (chunks: ReactNode) => <b>{chunks}</b>
  return (
    <div className="orders-head">
      <div className="orders-total" role="status">
        <p>{t.rich('netSum', { amount: amount(net), b: bold })}</p>
        <p>{t.rich('taxSum', { amount: amount(tax), b: bold })}</p>
        <p>{t.rich('totalSum', { amount: amount(total), b: bold })}</p>
      </div>
      <FileLink address={`/api/admin/invoices.csv?${query}`} name="invoices.csv" text={t('file')} />
    </div>
  )
}

function Filters({ years }: { years: readonly number[] }) {
  const t = useTranslations('managers.invoices')
  return (
    <>
      <ListFilter
        label={t('kind')}
        name="kind"
        options={[
          { value: '', text: t('anyKind') },
          { value: 'invoice', text: t('invoices') },
          { value: 'credit-note', text: t('creditNotes') },
        ]}
      />
      <ListFilter
        label={t('year')}
        name="year"
        options={[
          { value: '', text: t('anyYear') },
          ...years.map(year => ({ value: String(year), text: String(year) })),
        ]}
      />
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('managers.invoices')
  const kinds = useTranslations('invoices.kinds')
  const amount = useAmount()
  return [
    {
      head: t('number'),
      cell: row => (
        <span className="invoice-files">
          <InvoiceLink invoice={row} size="sm" variant="ghost" className="invoice-number" />
          <InvoiceXml invoice={row} size="sm" variant="ghost" />
        </span>
      ),
    },
    {
      head: t('buyer'),
      cell: ({ buyer, title, kind, orderId }) => (
        <span className="invoice-buyer">
          <Link to={`/dashboard/manage-orders/${orderId}`} className="link">
            <bdi>{buyer || t('nameless')}</bdi>
          </Link>
          <small>
            {kind !== 'invoice' && `${kinds(kind)}: `}
            <bdi>{title}</bdi>
          </small>
        </span>
      ),
    },
    { head: t('net'), isNumber: true, isMinor: true, cell: ({ net, currency }) => amount(net, currency) },
    { head: t('tax'), isNumber: true, isMinor: true, cell: ({ tax, currency }) => amount(tax, currency) },
    { head: t('total'), sort: 'total', isNumber: true, cell: ({ total, currency }) => amount(total, currency) },
    { head: t('issued'), sort: 'issued', cell: ({ issuedAt }) => <ListDate instant={issuedAt} /> },
  ]
}
