import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { FileLink } from '#src/web/manager/forms/file-link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { Email } from '#src/web/words/email.tsx'
import { useAmount } from '#src/web/words/prices.ts'
import { periods } from '#src/wire/money/periods.ts'

import { PlanMark, useBought } from '../bought.tsx'
import { type manageOrdersLoader, orderKinds, orderStates } from './loaders.ts'
import { OrderState, type OrderRow } from './order-state.tsx'

import './orders-manager.css'
import './orders-list.css'

/** All orders, whatever became of them; each leads to all that is known of it. */
export function OrdersList() {
  const t = useTranslations('managers.orders')
  const read = useLoaderData<typeof manageOrdersLoader>()
  const columns = useColumns()
  return (
    <>
      {!hasFailed(read) && <Sums paid={read.paidAmount} refunded={read.refundedAmount} lost={read.lostAmount} />}
      <ManagerList
        caption={t('title')}
        list={hasFailed(read) ? read : { rows: read.orders, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={columns}
        search={{ label: t('search'), name: 'words' }}
        filters={<Filters />}
        count={count => t('count', { count })}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </>
  )
}

/** The money of all orders that fit the search, not only of this page; and those orders as a file. */
function Sums({ paid, refunded, lost }: { paid: number; refunded: number; lost: number }) {
  const t = useTranslations('managers.orders')
  const amount = useAmount()
  const { get } = useListAddress()
  const query = new URLSearchParams(
    ['words', 'status', 'kind', 'time'].flatMap(name => (get(name) ? [[name, get(name)]] : [])),
  )
  const bold = (chunks: ReactNode) => <b>{chunks}</b>
  return (
    <div className="orders-head">
      <div className="orders-total" role="status">
        <p>{t.rich('paidSum', { amount: amount(paid), b: bold })}</p>
        {refunded > 0 && <p>{t.rich('refundedSum', { amount: amount(refunded), b: bold })}</p>}
        {lost > 0 && <p>{t.rich('lostSum', { amount: amount(lost), b: bold })}</p>}
      </div>
      <FileLink address={`/api/admin/orders.csv?${query}`} name="orders.csv" text={t('file')} />
    </div>
  )
}

function Filters() {
  const t = useTranslations('managers.orders')
  const states = useTranslations('managers.orders.states')
  const times = useTranslations('managers.orders.times')
  return (
    <>
      <ListFilter
        label={t('state')}
        name="status"
        options={[{ value: '', text: t('anyState') }, ...orderStates.map(value => ({ value, text: states(value) }))]}
      />
      <ListFilter
        label={t('kind')}
        name="kind"
        options={[
          { value: '', text: t('anyKind') },
          ...orderKinds.map(value => ({ value, text: t(`kinds.${value}`) })),
        ]}
      />
      <ListFilter label={t('date')} name="time" options={periods.map(value => ({ value, text: times(value) }))} />
    </>
  )
}

function useColumns(): Column<OrderRow>[] {
  const t = useTranslations('managers.orders')
  const amount = useAmount()
  const nameOf = useBought()
  return [
    {
      head: t('bought'),
      cell: ({ _id, course, plan, seats }) => (
        <ItemCell
          to={`/dashboard/manage-orders/${_id}`}
          name={nameOf({ course, plan, seats })}
          image={course?.thumbnail ?? null}
          hasImage={!plan}
          picture={plan && <PlanMark plan={plan} className="manager-thumb" />}
        />
      ),
    },
    {
      head: t('buyer'),
      cell: ({ buyer }) => (
        <span className="order-buyer">
          {buyer.name}
          <small>{buyer.email && <Email address={buyer.email} />}</small>
        </span>
      ),
    },
    { head: t('amount'), sort: 'amount', isNumber: true, cell: row => amount(row.amount, row.currency) },
    { head: t('state'), cell: row => <OrderState order={row} /> },
    {
      head: t('date'),
      sort: 'date',
      cell: ({ createdAt }) => <ListDate instant={createdAt} />,
    },
  ]
}
