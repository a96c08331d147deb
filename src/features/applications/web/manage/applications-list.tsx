import { ExternalLink } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { MenuLink } from '#src/ui/overlays/menu.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import type { Column, Inside } from '#src/web/manager/lists/column.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { EditAndDelete } from '#src/web/manager/lists/row-actions.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'

import { applicantsAddress, updateAddress } from '../addresses.ts'
import { ApplicationState } from '../deadline.tsx'
import type { manageApplicationsLoader } from './loaders.ts'

type Read = Awaited<ReturnType<typeof manageApplicationsLoader>>
type Row = Extract<Read, { applications: unknown }>['applications'][number]

const inside: Inside<Row> = {
  nameOf: row => row.name,
  imageOf: row => row.image,
  read: async row => row.desiredDevelopment,
}

/** A-APP-1: all applications, with who has registered for each. */
export function ApplicationsList() {
  const t = useTranslations('managers.applications')
  const read = useLoaderData<typeof manageApplicationsLoader>()
  const [leaving, setLeaving] = useAsked<Row>(isAmong(hasFailed(read) ? undefined : read.applications))
  return (
    <>
      <ManagerList
        caption={t('caption')}
        list={hasFailed(read) ? read : { rows: read.applications, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        inside={inside}
        columns={useColumns()}
        search={{ label: t('search'), name: 'name' }}
        filters={
          <ListFilter
            label={t('type')}
            name="applicantType"
            options={[
              { value: 'all', text: t('allTypes') },
              { value: 'ClubApplication', text: t('types.ClubApplication') },
              { value: 'CoachApplication', text: t('types.CoachApplication') },
            ]}
          />
        }
        count={count => t('count', { count })}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: (
            <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/manage-applications/new-application">
              {t('add')}
            </Link>
          ),
        }}
        actions={row => (
          <EditAndDelete name={row.name} editAt={updateAddress(row._id)} onDelete={() => setLeaving(row)}>
            <MenuLink link={<Link to={`/application/${row._id}`} data-key="v" />}>
              <ExternalLink />
              {t('view')}
            </MenuLink>
          </EditAndDelete>
        )}
      />
      {leaving && <DeleteApplication row={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('managers.applications')
  const levels = useTranslations('applications.levels')
  return [
    {
      head: t('name'),
      sort: 'name',
      cell: row => <ItemCell to={updateAddress(row._id)} name={row.name} image={row.image} hasImage />,
    },
    { head: t('type'), isMinor: true, cell: row => t(`types.${row.applicantType}`) },
    { head: t('level'), isMinor: true, cell: row => levels(row.level) },
    { head: t('registrations'), cell: row => <Registrations row={row} /> },
    { head: t('state'), cell: row => <ApplicationState isOpen={row.isOpen} /> },
    { head: t('deadline'), sort: 'deadline', cell: row => <ListDate instant={row.deadline} /> },
  ]
}

/** How many have registered, those that wait for a decision told apart. */
function Registrations({ row }: { row: Row }) {
  const t = useTranslations('managers.applications')
  const { total, pending } = row.registrations
  return (
    <Link
      className="applicants-link"
      to={applicantsAddress(row)}
      aria-label={t('toApplicants', { name: row.name, total, pending })}
    >
      <span className={total > 0 ? 'link' : 'muted'}>{t('applicants', { count: total })}</span>
      {pending > 0 && <Badge tone="warning">{t('pendingCount', { count: pending })}</Badge>}
    </Link>
  )
}

/** What goes with an application is said before the password is asked for. */
function DeleteApplication({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTranslations('managers.applications')
  const { total, pending } = row.registrations
  return (
    <DeletePrompt
      name={row.name}
      text={total > 0 ? t('deleteWithApplicants', { count: total, pending }) : t('deleteText')}
      onDelete={password => api().deleteApplication({ id: row._id, password, registrations: total })}
      onClose={onClose}
      deleted={t('deleted')}
      failed={t('deleteFailed')}
    />
  )
}
