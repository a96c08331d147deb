import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { useIsAlive } from '#src/web/form.ts'
import { ListFilter } from '#src/web/manager/list-filter.tsx'
import { ManagerList, type Column, type ManagerListProps } from '#src/web/manager/manager-list.tsx'
import { TimeAgo } from '#src/web/time-ago.tsx'

import { DecisionPrompt, type Decision } from './decision-prompt.tsx'
import { RegistrationDrawer, type Facts } from './registration-drawer.tsx'
import { RegistrationState } from './registration-state.tsx'
import type { Registration } from './registration-state.tsx'

interface RegistrationsListProps<Row extends Registration> {
  /** The application's name. */
  caption: string
  list: ManagerListProps<Row>['list']
  /** Columns between the name and the state. */
  columns: readonly Column<Row>[]
  pictureOf: (row: Row) => string
  /** Everything that a registration says, for its drawer. */
  facts: (row: Row) => Facts
  decide: (decision: { id: string; status: Decision['status'] }) => Promise<unknown>
}

/** A-APP-2 to A-APP-4: who registered for an application, and the decision on each. */
export function RegistrationsList<Row extends Registration>(props: RegistrationsListProps<Row>) {
  const { caption, list, columns, pictureOf, facts, decide } = props
  const t = useTranslations('managers.applications')
  const isAlive = useIsAlive()
  const [shown, setShown] = useState<Row>()
  const [asked, setAsked] = useState<Decision>()
  const ask = (row: Row) => (status: Decision['status']) => {
    setShown(undefined)
    setAsked({ row, status })
  }
  const name: Column<Row> = {
    head: t('applicant'),
    sort: 'name',
    cell: row => (
      <button type="button" className="manager-thing applicant" disabled={!isAlive} onClick={() => setShown(row)}>
        <img className="applicant-picture" src={pictureOf(row)} alt="" width={32} height={32} loading="lazy" />
        <span>{row.name}</span>
      </button>
    ),
  }
  const rest: Column<Row>[] = [
    { head: t('registeredAt'), sort: 'date', cell: row => <TimeAgo instant={row.createdAt} /> },
    { head: t('status'), cell: row => <StateOrDecision row={row} isAlive={isAlive} onDecide={ask(row)} /> },
  ]
  return (
    <>
      <ManagerList
        caption={caption}
        list={list}
        rowKey={row => row._id}
        columns={[name, ...columns, ...rest]}
        search={{ label: t('search'), name: 'name' }}
        filters={<StatusFilter />}
        count={count => t('applicants', { count })}
        empty={{ title: t('noApplicants'), text: t('noApplicantsText') }}
      />
      {shown && (
        <RegistrationDrawer
          row={shown}
          picture={pictureOf(shown)}
          facts={facts(shown)}
          onDecide={ask(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
      {asked && <DecisionPrompt decision={asked} decide={decide} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** A-APP-3 */
function StatusFilter() {
  const t = useTranslations('managers.applications')
  return (
    <ListFilter
      label={t('status')}
      name="status"
      options={[
        { value: 'all', text: t('statuses.all') },
        { value: 'pending', text: t('statuses.pending') },
        { value: 'rejected', text: t('statuses.rejected') },
        { value: 'approved', text: t('statuses.approved') },
      ]}
    />
  )
}

interface StateOrDecisionProps {
  row: Registration
  isAlive: boolean
  onDecide: (status: Decision['status']) => void
}

/** A-APP-4: what is pending can be decided; of the rest, the decision is told. */
function StateOrDecision({ row, isAlive, onDecide }: StateOrDecisionProps) {
  const t = useTranslations('managers.applications')
  if (row.status !== 'pending') return <RegistrationState status={row.status} />
  return (
    <div className="decisions">
      <Button
        size="sm"
        disabled={!isAlive}
        aria-label={t('acceptOne', { name: row.name })}
        onClick={() => onDecide('approved')}
      >
        <Check />
        {t('accept')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={!isAlive}
        aria-label={t('rejectOne', { name: row.name })}
        onClick={() => onDecide('rejected')}
      >
        <X />
        {t('reject')}
      </Button>
    </div>
  )
}
