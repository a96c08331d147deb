import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { FileLink } from '#src/web/manager/forms/file-link.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { Email } from '#src/web/words/email.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import { MemberState } from './member-state.tsx'
import { type MemberRow, type listMembersLoader, states, ways } from './members-loader.ts'

import './members-list.css'

type Read = Exclude<Awaited<ReturnType<typeof listMembersLoader>>, { failed: unknown }>

/** Everybody's memberships: what is paid next and what ends, before what is over. Each leads to the page of its person. */
export function MembersList() {
  const t = useTranslations('managers.members')
  const read = useLoaderData<typeof listMembersLoader>()
  const columns = useColumns()
  return (
    <>
      <Top />
      <ManagerList
        caption={t('title')}
        list={hasFailed(read) ? read : { rows: read.members, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={columns}
        search={{ label: t('search'), name: 'words' }}
        filters={<Filters plans={hasFailed(read) ? [] : read.plans} />}
        count={count => t('count', { count })}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </>
  )
}

/** What a plan is called wherever staff read who has it: Silver, monthly. */
function useRhythmName(): (plan: MemberRow['plan']) => string {
  const t = useTranslations('memberships')
  return ({ name, duration }) => t(duration === 'year' ? 'nameYear' : 'nameMonth', { name })
}

/** What the list is of, and what fits the search as a file. */
function Top() {
  const t = useTranslations('managers.members')
  const { get } = useListAddress()
  const names = ['words', 'plan', 'state', 'way']
  const query = new URLSearchParams(names.flatMap(name => (get(name) ? [[name, get(name)]] : [])))
  return (
    <div className="members-head">
      <p>{t('about')}</p>
      <FileLink address={`/api/admin/members.csv?${query}`} name="memberships.csv" text={t('file')} />
    </div>
  )
}

function Filters({ plans }: Pick<Read, 'plans'>) {
  const t = useTranslations('managers.members')
  const nameOf = useRhythmName()
  const planOptions = plans.map(plan => ({
    value: plan._id,
    text: plan.onSale ? nameOf(plan) : t('offSale', { plan: nameOf(plan) }),
  }))
  return (
    <>
      <ListFilter label={t('plan')} name="plan" options={[{ value: '', text: t('anyPlan') }, ...planOptions]} />
      <ListFilter
        label={t('state')}
        name="state"
        options={[{ value: '', text: t('anyState') }, ...states.map(value => ({ value, text: t(`states.${value}`) }))]}
      />
      <ListFilter
        label={t('way')}
        name="way"
        options={[{ value: '', text: t('anyWay') }, ...ways.map(value => ({ value, text: t(`ways.${value}`) }))]}
      />
    </>
  )
}

function useColumns(): Column<MemberRow>[] {
  const t = useTranslations('managers.members')
  const nameOf = useRhythmName()
  return [
    { head: t('person'), cell: ({ person }) => <Person {...person} /> },
    { head: t('plan'), cell: ({ plan }) => nameOf(plan) },
    { head: t('way'), cell: row => <Way {...row} /> },
    { head: t('state'), cell: row => <MemberState {...row} /> },
    { head: t('next'), sort: 'next', cell: row => <Next {...row} /> },
    { head: t('since'), sort: 'since', cell: ({ startedAt }) => <Since instant={startedAt} /> },
  ]
}

const Person = ({ _id, name, email }: MemberRow['person']) => (
  <span className="member-person">
    <Link className="manager-thing" to={`/dashboard/manage-users/${_id}`}>
      <span dir="auto">{name}</span>
    </Link>
    {email && (
      <small>
        <Email address={email} />
      </small>
    )}
  </span>
)

function Way({ paidBy, from }: MemberRow) {
  const t = useTranslations('managers.members')
  return (
    <span className="member-way">
      {t(`paidBy.${paidBy}`)}
      {from && <small>{t.rich('from', { name: from, bdi: chunks => <bdi>{chunks}</bdi> })}</small>}
    </span>
  )
}

/** A bill that is not paid has no day of its own. */
function Next({ next: { what, at, amount }, currency }: MemberRow) {
  const t = useTranslations('managers.members.nexts')
  const written = useAmount()
  const sum = amount === null ? '' : written(amount, currency)
  return <span className="member-next">{t.rich(what, { sum, day: () => <ListDate key="day" instant={at} /> })}</span>
}

/** On a phone no head above says what the day is. */
function Since({ instant }: { instant: string }) {
  const t = useTranslations('managers.members')
  return (
    <span className="member-since">
      {t.rich('sinceDay', { i: chunks => <i>{chunks}</i>, day: () => <ListDate key="day" instant={instant} /> })}
    </span>
  )
}
