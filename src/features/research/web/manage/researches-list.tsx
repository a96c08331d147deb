import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { DraftActions, PickedDrafts } from '#src/web/manager/draft-actions.tsx'
import { DraftBadge, DraftFilter } from '#src/web/manager/draft-state.tsx'
import { ManagerList, type Column } from '#src/web/manager/lists/manager-list.tsx'
import { usePicked } from '#src/web/manager/lists/use-picked.ts'
import { ListDate } from '#src/web/manager/moment.tsx'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { Thing } from '#src/web/manager/thing.tsx'
import { useDrafts } from '#src/web/manager/use-drafts.ts'

import type { manageResearchesLoader } from './loaders.ts'

type Read = Awaited<ReturnType<typeof manageResearchesLoader>>
type Row = Extract<Read, { researches: unknown }>['researches'][number]

const updateAt = (id: string) => `/dashboard/manage-researches/update-research/${id}`

/** A-RES-1, A-RES-8: all papers, drafts included. */
export function ResearchesList() {
  const t = useTranslations('managers.research')
  const read = useLoaderData<typeof manageResearchesLoader>()
  const [leaving, setLeaving] = useState<Row>()
  const { chosen, ...picking } = usePicked(hasFailed(read) ? [] : read.researches)
  const drafts = useDrafts({
    publish: input => api().publishResearches(input),
    duplicate: input => api().duplicateResearch(input),
  })
  const columns: Column<Row>[] = [
    {
      head: t('name'),
      sort: 'title',
      cell: row => <Thing to={updateAt(row._id)} name={row.title} image={row.thumbnail} hasImage />,
    },
    { head: t('category'), cell: row => row.category.name },
    { head: t('views'), sort: 'views', isNumber: true, cell: row => row.views },
    { head: t('state'), cell: row => <DraftBadge published={row.published} /> },
    { head: t('created'), sort: 'createdAt', cell: row => <ListDate instant={row.createdAt} /> },
  ]
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.researches, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={columns}
        search={{ label: t('search'), name: 'title' }}
        filters={<DraftFilter />}
        count={count => t('count', { count })}
        empty={{ title: t('empty'), text: t('emptyText'), action: <AddFirst /> }}
        picking={{
          ...picking,
          nameOf: row => row.title,
          actions: <PickedDrafts rows={chosen} drafts={drafts} />,
        }}
        actions={row => (
          <DraftActions
            row={row}
            drafts={drafts}
            pageAt={`/research/${row._id}`}
            editAt={updateAt(row._id)}
            onDelete={() => setLeaving(row)}
          />
        )}
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

function AddFirst() {
  const t = useTranslations('managers.research')
  return (
    <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/manage-researches/new-research">
      {t('add')}
    </Link>
  )
}
