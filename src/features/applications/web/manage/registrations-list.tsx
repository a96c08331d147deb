import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { useHydrated } from '#src/web/forms/form.ts'
import { FileLink } from '#src/web/manager/forms/file-link.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList, type ManagerListProps } from '#src/web/manager/lists/manager-list.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'

import { RegistrationState } from '../forms/registration-state.tsx'
import type { Registration } from '../forms/registration-state.tsx'
import { DecisionPrompt, type Decision } from './decision-prompt.tsx'
import { RegistrationDrawer, type Facts } from './registration-drawer.tsx'

interface RegistrationsListProps<Row extends Registration> {
  /** The application's name. */
  caption: string
  applicationId: string
  list: ManagerListProps<Row>['list']
  /** Columns between the name and the state. */
  columns: readonly Column<Row>[]
  imageOf: (row: Row) => string
  /** Everything that a registration says, for its drawer. */
  facts: (row: Row) => Facts
  decide: (decision: { id: string; status: Decision['status']; reason?: string }) => Promise<unknown>
}

/** A-APP-2 to A-APP-4: who registered for an application, and the decision on each. */
export function RegistrationsList<Row extends Registration>(props: RegistrationsListProps<Row>) {
  const { caption, applicationId, list, columns, imageOf, facts, decide } = props
  const t = useTranslations('managers.applications')
  const isAlive = useHydrated()
  const [shown, setShown] = useState<Row>()
  const [asked, setAsked] = useState<Decision>()
  const ask = (row: Row) => (status: Decision['status']) => {
    setShown(undefined)
    setAsked({ rows: [row], status })
  }
  const name: Column<Row> = {
    head: t('applicant'),
    sort: 'name',
    cell: row => (
      <button type="button" className="manager-thing applicant" disabled={!isAlive} onClick={() => setShown(row)}>
        <img className="applicant-image" src={imageOf(row)} alt="" width={32} height={32} loading="lazy" />
        <span dir="auto">{row.name}</span>
        {row.claim === 'contested' && <Badge tone="warning">{t('contested')}</Badge>}
      </button>
    ),
  }
  const rest: Column<Row>[] = [
    { head: t('registeredAt'), sort: 'date', cell: row => <ListDate instant={row.createdAt} /> },
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
        filters={
          <>
            <StatusFilter />
            <DownloadList applicationId={applicationId} />
          </>
        }
        count={count => t('applicants', { count })}
        picking={{
          nameOf: row => row.name,
          canPick: row => row.status === 'pending',
          actions: chosen =>
            (['approved', 'rejected'] as const).map(status => (
              <Button key={status} size="sm" onClick={() => setAsked({ rows: chosen, status })}>
                {t(status === 'approved' ? 'accept' : 'reject')}
              </Button>
            )),
        }}
        empty={{ title: t('noApplicants'), text: t('noApplicantsText') }}
      />
      {shown && (
        <RegistrationDrawer
          row={shown}
          image={imageOf(shown)}
          facts={facts(shown)}
          onDecide={ask(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
      {asked && <DecisionPrompt {...{ applicationId, decide }} decision={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** The list as it is filtered, as a file for spreadsheets. */
function DownloadList({ applicationId }: { applicationId: string }) {
  const t = useTranslations('managers.applications')
  const { get } = useListAddress()
  const filters = new URLSearchParams({ name: get('name'), status: get('status') })
  const address = `/api/admin/application/${applicationId}/registrations.csv?${filters}`
  return <FileLink address={address} name="registrations.csv" text={t('download')} />
}

/** A-APP-3 */
function StatusFilter() {
  const t = useTranslations('managers.applications')
  const statuses = useTranslations('applications.statuses')
  return (
    <ListFilter
      label={t('status')}
      name="status"
      options={[
        { value: 'all', text: t('allStatuses') },
        ...(['pending', 'rejected', 'approved'] as const).map(value => ({ value, text: statuses(value) })),
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
