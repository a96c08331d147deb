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

import type { manageBlogsLoader } from './loaders.ts'

type Read = Awaited<ReturnType<typeof manageBlogsLoader>>
type Row = Extract<Read, { blogs: unknown }>['blogs'][number]

const updateAt = (id: string) => `/dashboard/manage-blogs/update-blog/${id}`

/** A-BLOG-1: all posts, drafts included. */
export function BlogsList() {
  const t = useTranslations('managers.blogs')
  const read = useLoaderData<typeof manageBlogsLoader>()
  const [leaving, setLeaving] = useState<Row>()
  const { chosen, ...picking } = usePicked(hasFailed(read) ? [] : read.blogs)
  const drafts = useDrafts({
    publish: input => api().publishBlogs(input),
    duplicate: input => api().duplicateBlog(input),
  })
  const columns: Column<Row>[] = [
    {
      head: t('name'),
      sort: 'title',
      cell: row => <Thing to={updateAt(row._id)} name={row.title} image={row.thumbnailUrl} hasImage />,
    },
    { head: t('views'), sort: 'views', isNumber: true, cell: row => row.views },
    { head: t('comments'), sort: 'comments', isNumber: true, cell: row => row.commentsCount },
    { head: t('state'), cell: row => <DraftBadge published={row.published} /> },
    { head: t('created'), sort: 'createdAt', cell: row => <ListDate instant={row.createdAt} /> },
  ]
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.blogs, pages: read.NbofPages, total: read.total }}
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
            pageAt={`/blog/${row._id}`}
            editAt={updateAt(row._id)}
            onDelete={() => setLeaving(row)}
          />
        )}
      />
      {leaving && (
        <DeletePrompt
          name={leaving.title}
          text={t('deleteText')}
          onDelete={password => api().deleteBlog({ id: leaving._id, password })}
          onClose={() => setLeaving(undefined)}
          deleted={t('deleted')}
          failed={t('deleteFailed')}
        />
      )}
    </>
  )
}

function AddFirst() {
  const t = useTranslations('managers.blogs')
  return (
    <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/manage-blogs/new-blog">
      {t('add')}
    </Link>
  )
}
