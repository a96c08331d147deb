import { ExternalLink } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { MenuLink } from '#src/ui/overlays/menu.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import type { Column, Inside } from '#src/web/manager/lists/column.ts'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { EditAndDelete } from '#src/web/manager/lists/row-actions.tsx'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'

import { Face } from '../face.tsx'
import type { manageTeachersLoader } from '../loaders.ts'

type Read = Awaited<ReturnType<typeof manageTeachersLoader>>
type Row = Extract<Read, { teachers: unknown }>['teachers'][number]

const updateAt = (id: string) => `/dashboard/manage-teachers/update-teacher/${id}`

const inside: Inside<Row> = {
  nameOf: row => row.name,
  read: async ({ _id: id }) => (await api().getTeacher({ id })).teacher.biography,
}

/** All who teach, with what an administrator does with one. */
export function TeachersList() {
  const t = useTranslations('managers.teachers')
  const read = useLoaderData<typeof manageTeachersLoader>()
  const [leaving, setLeaving] = useAsked<Row>(isAmong(hasFailed(read) ? undefined : read.teachers))
  const columns: Column<Row>[] = [
    {
      head: t('name'),
      sort: 'name',
      cell: row => <ItemCell to={updateAt(row._id)} name={row.name} picture={<Face teacher={row} size={32} />} />,
    },
    { head: t('role'), cell: row => row.role },
    { head: t('words'), isMinor: true, cell: row => row.saying && <q>{row.saying}</q> },
  ]
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.teachers, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        inside={inside}
        columns={columns}
        search={{ label: t('search'), name: 'name' }}
        count={count => t('count', { count })}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: (
            <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/new-teacher">
              {t('add')}
            </Link>
          ),
        }}
        actions={row => (
          <EditAndDelete name={row.name} editAt={updateAt(row._id)} onDelete={() => setLeaving(row)}>
            <MenuLink link={<Link to={`/teacher/${row._id}`} data-key="v" />}>
              <ExternalLink />
              {t('view')}
            </MenuLink>
          </EditAndDelete>
        )}
      />
      {leaving && (
        <DeletePrompt
          name={leaving.name}
          text={t('deleteText')}
          onDelete={password => api().deleteTeacher({ id: leaving._id, password })}
          onClose={() => setLeaving(undefined)}
          deleted={t('deleted')}
          failed={t('deleteFailed')}
        />
      )}
    </>
  )
}
