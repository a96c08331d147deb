import { Check, Gift, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { useReviewReason } from '#src/features/orders/web/manage/use-review-reason.ts'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { Email } from '#src/web/words/email.tsx'

import { CasePrompt, type Choice } from './case-prompt.tsx'
import type { casesLoader, CaseRow } from './loaders.ts'
import { usePlanName } from './use-names.ts'
import { useSum } from './use-sum.ts'

import '#src/features/orders/web/manage/orders-manager.css'

/** Money that somebody has to decide about, and what was decided before. */
export function CasesList() {
  const t = useTranslations('managers.payments')
  const { list } = useLoaderData<typeof casesLoader>()
  const isHistory = useListAddress().get('state') === 'closed'
  const columns = useColumns(isHistory)
  const states = [
    { value: 'open', text: t('open') },
    { value: 'closed', text: t('closed') },
  ]
  return (
    <>
      <p className="orders-sums">{t('about')}</p>
      <ManagerList<CaseRow>
        caption={t('title')}
        list={hasFailed(list) ? list : { rows: list.cases, pages: list.NbOfPages, total: list.total }}
        rowKey={row => row._id}
        columns={columns}
        filters={<ListFilter label={t('state')} name="state" options={states} />}
        count={count => t('count', { count })}
        empty={{
          title: t('none'),
          text: t('noneText'),
          action: !isHistory && (
            <Link className={buttonClass({})} to="/dashboard/manage-orders/needs-review?state=closed">
              {t('seeHistory')}
            </Link>
          ),
        }}
        {...(!isHistory && { actions: row => <Actions row={row} /> })}
      />
      {!isHistory && !hasFailed(list) && list.total === 0 && <WhatComes />}
    </>
  )
}

const kinds = ['payment', 'subscription', 'dispute', 'refund'] as const

/** What would stand here, while nothing does. */
function WhatComes() {
  const t = useTranslations('managers.payments')
  return (
    <section className="case-kinds">
      <h2>{t('comes.title')}</h2>
      <dl>
        {kinds.map(kind => (
          <div key={kind}>
            <dt>{t(`kinds.${kind}`)}</dt>
            <dd>{t(`comes.${kind}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The prompt goes with its row: what somebody else has just decided is told over the list as it is now. */
function Actions({ row }: { row: CaseRow }) {
  const [chosen, choose] = useState<Choice>()
  const t = useTranslations('managers.payments')
  const who = row.user?.name ?? row.payerEmail ?? row.subject
  const button = (kind: Choice, Icon: typeof Check) => (
    <Button size="sm" aria-label={`${t(kind)}: ${who}`} onClick={() => choose(kind)}>
      <Icon />
      {t(kind)}
    </Button>
  )
  return (
    <span className="case-acts">
      {row.grant && button('grant', Gift)}
      {row.canRefund && button('refund', RotateCcw)}
      {row.canClose && button('close', Check)}
      {chosen && <CasePrompt kind={chosen} row={row} onClose={() => choose(undefined)} />}
    </span>
  )
}

function useColumns(isHistory: boolean): Column<CaseRow>[] {
  const t = useTranslations('managers.payments')
  const sum = useSum()
  const why = useReviewReason()
  const shared: Column<CaseRow>[] = [
    { head: t('user'), cell: row => <UserOf row={row} /> },
    { head: t('amount'), isNumber: true, cell: row => <AmountOf row={row} /> },
    {
      head: t('reason'),
      cell: row => (
        <span className="review-reason">
          <b>{t(`kinds.${row.kind}`)}</b> {why(row)}
          {row.returned !== null && !row.outcome && (
            <small className="case-note">
              {t('returned', { sum: sum({ amount: row.returned, currency: row.currency }) })}
            </small>
          )}
          {row.lost && <small className="case-note">{t(`lost.${row.lost}`)}</small>}
        </span>
      ),
    },
    { head: t('subject'), cell: row => <SubjectOf row={row} /> },
  ]
  const time = (instant: string) => <ListDate instant={instant} />
  if (!isHistory) return [...shared, { head: t('since'), sort: 'date', cell: row => time(row.openedAt) }]
  return [
    ...shared,
    { head: t('outcome'), cell: row => <OutcomeOf row={row} /> },
    { head: t('decided'), sort: 'date', cell: row => time(row.closedAt ?? row.heardAt) },
  ]
}

/** Who paid: the account that is known of, and what was typed at the provider where it says something else. */
function UserOf({ row: { user, payerEmail } }: { row: CaseRow }) {
  const t = useTranslations('managers.payments')
  if (!user && !payerEmail) return <span className="text-muted">{t('nobody')}</span>
  if (!user)
    return (
      <span className="order-buyer case-payer">
        {payerEmail && <Email address={payerEmail} />}
        <small>{t('typed')}</small>
      </span>
    )
  return (
    <span className="order-buyer case-payer">
      <Link className="link" to={`/dashboard/manage-users/${user._id}`}>
        {user.name}
      </Link>
      <small>{user.email && <Email address={user.email} />}</small>
      {payerEmail && payerEmail !== user.email && <small>{t('paidAs', { email: payerEmail })}</small>}
    </span>
  )
}

/** Of a subscription nothing but its last bill is known, until all of them have gone back. */
function AmountOf({ row }: { row: CaseRow }) {
  const t = useTranslations('managers.payments')
  const sum = useSum()
  const isLastBill = row.kind === 'subscription' && row.amount !== null && row.outcome !== 'refunded'
  return (
    <>
      {sum(row)} {isLastBill && <small className="case-note">{t('lastBill')}</small>}
    </>
  )
}

/** The order or plan where there is one, and the provider's own id, to be looked up there. */
function SubjectOf({ row: { order, plan, subject } }: { row: CaseRow }) {
  const planName = usePlanName()
  return (
    <span className="order-buyer">
      {order && (
        <Link className="link" to={`/dashboard/manage-orders/${order._id}`}>
          {order.plan ? planName(order.plan) : order.course}
        </Link>
      )}
      {plan && !order?.plan && planName(plan)}
      <small>
        <code translate="no">{subject}</code>
      </small>
    </span>
  )
}

const tones = { granted: 'success', refunded: 'neutral', closed: 'neutral', settled: 'success' } as const

/** Decisions by which somebody has got what was paid for. */
const hasBegun = new Set<CaseRow['outcome']>(['granted', 'settled'])

function OutcomeOf({ row: { outcome, ending, by, note, holder } }: { row: CaseRow }) {
  const t = useTranslations('managers.payments')
  return (
    <span className="review-reason">
      {ending ? (
        <Badge tone={ending === 'dispute-lost' ? 'error' : 'success'}>{t(`endings.${ending}`)}</Badge>
      ) : (
        outcome && (
          <>
            <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge> {by ?? t('byItself')}
          </>
        )
      )}
      {holder && hasBegun.has(outcome) && (
        <small className="case-note">
          {t.rich('holder', {
            name: holder.name,
            user: name => (
              <Link className="link" to={`/dashboard/manage-users/${holder._id}`}>
                {name}
              </Link>
            ),
          })}
        </small>
      )}
      {note && <small className="case-note">{note}</small>}
    </span>
  )
}
