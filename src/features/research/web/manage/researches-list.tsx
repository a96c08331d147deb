import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/badge.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { api } from '#src/web/api.ts'
import { hasFailed } from '#src/web/loader.ts'
import { DeletePrompt } from '#src/web/manager/delete-prompt.tsx'
import { ListFilter } from '#src/web/manager/list-filter.tsx'
import { ManagerList, type Column } from '#src/web/manager/manager-list.tsx'
import { EditAndDelete, RowLink } from '#src/web/manager/row-actions.tsx'
import { Thing } from '#src/web/manager/thing.tsx'
import { TimeAgo } from '#src/web/time-ago.tsx'

import type { manageResearchesLoader } from './loaders.ts'

type Read = Awaited<ReturnType<typeof manageResearchesLoader>>
type Row = Extract<Read, { researches: unknown }>['researches'][number]

const updateAt = (id: string) => `/dashboard/manage-researches/update-research/${id}`

/** A-RES-1, A-RES-8: all papers, drafts included. */
export function ResearchesList() {
  const t = useTranslations('managers.research')
  const read = useLoaderData<typeof manageResearchesLoader>()
  const [leaving, setLeaving] = useState<Row>()
  const columns: Column<Row>[] = [
    {
      head: t('name'),
      sort: 'title',
      cell: row => <Thing to={updateAt(row._id)} name={row.title} image={row.thumbnail} hasImage />,
    },
    { head: t('category'), cell: row => row.category.name },
    { head: t('views'), sort: 'views', isNumber: true, cell: row => row.views },
    {
      head: t('state'),
      cell: ({ published }) => (
        <Badge tone={published ? 'success' : 'neutral'}>{t(published ? 'published' : 'draft')}</Badge>
      ),
    },
    { head: t('created'), sort: 'createdAt', cell: row => <TimeAgo instant={row.createdAt} /> },
  ]
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.researches, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={columns}
        search={{ label: t('search'), name: 'title' }}
        filters={<StateFilter />}
        count={count => t('count', { count })}
        empty={{ title: t('empty'), text: t('emptyText'), action: <AddFirst /> }}
        actions={row => <Actions row={row} onDelete={() => setLeaving(row)} />}
      />
      {leaving && (
        <DeletePrompt
          name={leaving.title}
          text={t('deleteText')}
          onDelete={password => api().deleteResearch({ id: leaving._id, password })}
          onClose={() => setLeaving(undefined)}
          deleted={t('deleted')}
          failed={t('deleteFailed')}
        />
      )}
    </>
  )
}

function Actions({ row: { _id, title, published }, onDelete }: { row: Row; onDelete: () => void }) {
  const t = useTranslations('managers.research')
  return (
    <>
      {published && (
        <RowLink label={t('view', { name: title })} to={`/research/${_id}`}>
          <ExternalLink />
        </RowLink>
      )}
      <EditAndDelete name={title} editAt={updateAt(_id)} onDelete={onDelete} />
    </>
  )
}

function StateFilter() {
  const t = useTranslations('managers.research')
  return (
    <ListFilter
      label={t('state')}
      name="state"
      options={[
        { value: '', text: t('anyState') },
        { value: 'published', text: t('published') },
        { value: 'draft', text: t('draft') },
      ]}
    />
  )
}

function AddFirst() {
  const t = useTranslations('managers.research')
  return (
    <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/manage-researches/new-research">
      {t('add')}
    </Link>
  )
}
