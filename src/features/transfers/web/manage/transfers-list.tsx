import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { Email } from '#src/web/words/email.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import { ProofLinks } from '../proof-links.tsx'
import { ConfirmPrompt, DeclinePrompt } from './decide-prompts.tsx'
import { type TransferRow, transferStates, type transfersLoader } from './loaders.ts'
import { usePeriod } from './use-period.ts'

import '#src/features/orders/web/manage/orders-manager.css'
import './transfers-list.css'

/** Bank transfers: first those of which somebody says that they are on their way; a reference is found in whatever state. */
export function TransfersList() {
  const t = useTranslations('managers.transfers')
  const read = useLoaderData<typeof transfersLoader>()
  const { get } = useListAddress()
  const state = transferStates.find(one => one === get('state'))
  const states = [
    { value: '', text: t('anyState') },
    ...transferStates.map(value => ({ value, text: t(`states.${value}`) })),
  ]
  const columns = useColumns(state)
  return (
    <>
      <p className="orders-sums">{t('about')}</p>
      <ManagerList<TransferRow>
        caption={t('title')}
        list={hasFailed(read) ? read : { rows: read.transfers, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={columns}
        search={{ label: t('search'), name: 'words' }}
        filters={<ListFilter label={t('state')} name="state" options={states} />}
        count={count => t('count', { count })}
        empty={{ title: t(`none.${state ?? 'any'}`), text: t(`noneText.${state ?? 'any'}`) }}
        {...(state !== 'received' && { actions: row => row.state !== 'received' && <Actions row={row} /> })}
      />
    </>
  )
}

function Actions({ row }: { row: TransferRow }) {
  const t = useTranslations('managers.transfers')
  const [asking, setAsking] = useState<'confirm' | 'decline'>()
  const close = () => setAsking(undefined)
  return (
    <span className="case-acts">
      <Button size="sm" aria-label={`${t('confirm')}: ${row.reference}`} onClick={() => setAsking('confirm')}>
        <Check />
        {t('confirm')}
      </Button>
      {row.state === 'sent' && (
        <Button size="sm" aria-label={`${t('decline')}: ${row.reference}`} onClick={() => setAsking('decline')}>
          <X />
          {t('decline')}
        </Button>
      )}
      {asking === 'confirm' && <ConfirmPrompt row={row} onClose={close} />}
      {asking === 'decline' && <DeclinePrompt row={row} onClose={close} />}
    </span>
  )
}

function useColumns(state: TransferRow['state'] | undefined): Column<TransferRow>[] {
  const t = useTranslations('managers.transfers')
  const amount = useAmount()
  const periodOf = usePeriod()
  return [
    {
      head: t('buyer'),
      cell: ({ buyer, course, order, period, isBarred, state: at }) => (
        <span className="transfer-buyer">
          <Link className="link" to={`/dashboard/manage-orders/${order}`}>
            {buyer.name}
          </Link>
          {buyer.email && (
            <small>
              <Email address={buyer.email} />
            </small>
          )}
          <small dir="auto">{course}</small>
          {period && <small>{periodOf(period, at === 'received')}</small>}
          {isBarred && <small>{t('period.barred')}</small>}
        </span>
      ),
    },
    {
      head: t('reference'),
      cell: ({ reference }) => (
        <code translate="no" className="transfer-code">
          {reference}
        </code>
      ),
    },
    { head: t('amount'), sort: 'amount', isNumber: true, cell: row => amount(row.amount, row.currency) },
    ...(state ? [] : [{ head: t('state'), cell: (row: TransferRow) => <State row={row} /> }]),
    { head: t('proof'), cell: row => <Proofs row={row} /> },
    ...(state === 'waiting' ? [{ head: t('due'), cell: (row: TransferRow) => <ListDate instant={row.dueAt} /> }] : []),
    ...(state === 'received' ? [{ head: t('received'), cell: (row: TransferRow) => <Received row={row} /> }] : []),
    { head: t('date'), sort: 'date', cell: ({ createdAt }) => <ListDate instant={createdAt} /> },
  ]
}

const tones = { sent: 'warning', waiting: 'neutral', received: 'success', cancelled: 'neutral' } as const

function State({ row: { state } }: { row: TransferRow }) {
  const t = useTranslations('managers.transfers.states')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}

function Proofs({ row: { order, proofs, declined } }: { row: TransferRow }) {
  const t = useTranslations('managers.transfers')
  if (proofs.length === 0) return <span className="text-muted">{t('noProof')}</span>
  return (
    <span className="transfer-shown">
      <ProofLinks order={order} proofs={proofs} />
      {declined !== null && <small>{t('declinedFor', { reason: declined })}</small>}
    </span>
  )
}

function Received({ row: { receivedAt, by, note, refunded, currency } }: { row: TransferRow }) {
  const t = useTranslations('managers.transfers')
  const amount = useAmount()
  return (
    <span className="transfer-shown">
      {receivedAt && <ListDate instant={receivedAt} />}
      {by && <small>{t('by', { name: by })}</small>}
      {note && <small dir="auto">{note}</small>}
      {refunded > 0 && <small>{t('sentBack', { amount: amount(refunded, currency) })}</small>}
    </span>
  )
}
