import { History } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/display/avatar.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { RowLink } from '#src/web/manager/lists/row-actions.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { Email } from '#src/web/words/email.tsx'

import type { manageUsersLoader } from './loaders.ts'
import { INVITATIONS, LIST, RoleBadge, StateBadge, type UserRow } from './user.tsx'

import './manage-users.css'

/** Everybody who has an account; what can be done for one stands on the page of that person. */
export function UsersList() {
  const t = useTranslations('managers.users')
  const read = useLoaderData<typeof manageUsersLoader>()
  const columns = useColumns()
  return (
    <ManagerFrame
      title={t('title')}
      tabs={[
        { to: LIST, text: t('title') },
        { to: INVITATIONS, text: t('invitations') },
        { to: '/dashboard/manage-certificates', text: t('certificates') },
      ]}
    >
      <ManagerList
        caption={t('title')}
        list={hasFailed(read) ? read : { rows: read.users, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={columns}
        search={{ label: t('search'), name: 'name' }}
        filters={<Filters />}
        count={count => t('count', { count })}
        empty={{ title: t('empty') }}
        actions={row => (
          <RowLink
            label={t('historyOf', { name: row.name ?? t('erased') })}
            to={`/dashboard/activity?thing=${row._id}`}
          >
            <History />
          </RowLink>
        )}
      />
    </ManagerFrame>
  )
}

function useColumns(): Column<UserRow>[] {
  const t = useTranslations('managers.users')
  return [
    { head: t('name'), sort: 'name', cell: row => <Who row={row} /> },
    {
      head: t('email'),
      sort: 'email',
      cell: row => <span className="user-email text-muted">{row.email ? <Email address={row.email} /> : '—'}</span>,
    },
    { head: t('role'), cell: row => <RoleBadge role={row.role} /> },
    { head: t('courses'), sort: 'courses', isNumber: true, cell: row => <Courses row={row} /> },
    {
      head: t('joined'),
      sort: 'joined',
      cell: row => <ListDate instant={row.createdAt} />,
    },
    { head: t('state'), cell: row => <StateBadge state={row.state} /> },
  ]
}

/** A number of those that a plan opens would change with every course that is published. */
function Courses({ row: { courses, hasPlan } }: { row: UserRow }) {
  const t = useTranslations('managers.users')
  return hasPlan ? t('coursesAndPlan', { count: courses }) : courses
}

function Who({ row }: { row: UserRow }) {
  const t = useTranslations('managers.users')
  const name = row.name ?? t('erased')
  return (
    <Link className="manager-thing user-who" to={`${LIST}/${row._id}`} data-erased={row.name === null || undefined}>
      <Avatar name={name} src={row.image} size={32} decorative />
      <span dir="auto">{name}</span>
    </Link>
  )
}

function Filters() {
  const t = useTranslations('managers.users')
  const roles = ['learner', 'admin'] as const
  const states = ['active', 'disabled', 'leaving', 'erased'] as const
  return (
    <>
      <ListFilter
        label={t('role')}
        name="role"
        options={[{ value: '', text: t('anyRole') }, ...roles.map(value => ({ value, text: t(`roles.${value}`) }))]}
      />
      <ListFilter
        label={t('state')}
        name="state"
        options={[{ value: '', text: t('anyState') }, ...states.map(value => ({ value, text: t(`states.${value}`) }))]}
      />
    </>
  )
}
