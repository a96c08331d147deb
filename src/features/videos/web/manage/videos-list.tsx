import { ArchiveRestore, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { AddFirstLink } from '#src/web/manager/forms/add-link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList, type Column } from '#src/web/manager/lists/manager-list.tsx'
import { EditAndDelete, RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { useAct } from '#src/web/manager/lists/use-act.ts'
import { ListDate } from '#src/web/manager/moment.tsx'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { clockTime } from '#src/wire/clock-time.ts'

import type { manageVideosLoader } from './loaders.ts'
import { MediaBadge } from './media-badge.tsx'
import { useMending } from './use-mending.ts'
import { useTranscodeProgress } from './use-transcode-progress.ts'
import { useWithdrawal } from './withdrawal.tsx'

type Read = Awaited<ReturnType<typeof manageVideosLoader>>
type Row = Extract<Read, { videos: unknown }>['videos'][number]

const updateAt = (id: string) => `/dashboard/manage-videos/update-video/${id}`

/** A-VID-1, API-40: all videos, with how far their videos are. */
export function VideosList() {
  const t = useTranslations('managers.videos')
  const read = useLoaderData<typeof manageVideosLoader>()
  const [leaving, setLeaving] = useAsked<Row>(isAmong(hasFailed(read) ? undefined : read.videos))
  useTranscodeProgress(hasFailed(read) ? [] : read.videos.map(({ media }) => media))
  const columns: Column<Row>[] = [
    {
      head: t('name'),
      sort: 'title',
      cell: row => <ItemCell to={updateAt(row._id)} name={row.title} image={row.thumbnail} hasImage />,
    },
    {
      head: t('length'),
      sort: 'length',
      isNumber: true,
      cell: row => row.durationSeconds > 0 && clockTime(row.durationSeconds),
    },
    { head: t('file'), cell: row => <MediaBadge media={row.media} /> },
    { head: t('state'), cell: row => <VideoState row={row} /> },
    { head: t('courses'), isNumber: true, cell: row => row.coursesCount },
    { head: t('created'), sort: 'created', cell: row => <ListDate instant={row.createdAt} /> },
  ]
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.videos, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={columns}
        search={{ label: t('search'), name: 'title' }}
        filters={<StateFilter />}
        count={count => t('count', { count })}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: <AddFirstLink to="/dashboard/manage-videos/new-video" text={t('add')} />,
        }}
        picking={{ nameOf: row => row.title, actions: chosen => <PickedActions rows={chosen} /> }}
        actions={row => <Actions row={row} onDelete={() => setLeaving(row)} />}
      />
      {leaving && <DeleteVideo row={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

const changes = ['publish', 'unpublish', 'archive'] as const
type Change = (typeof changes)[number]

/** What is done with the chosen ones at once; those that it cannot be done with are named as long as they are chosen. */
function PickedActions({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('managers.videos')
  const { busy, act } = useAct()
  const withdrawal = useWithdrawal()
  const [refused, setRefused] = useState<readonly string[]>([])
  const change = async (kind: Change) => {
    setRefused([])
    const ids = kind === 'unpublish' ? await withdrawal.ask(rows.map(inCourses)) : rows.map(({ _id }) => _id)
    if (ids.length > 0) await send(kind, ids)
  }
  const send = (kind: Change, ids: string[]) =>
    act(
      async () => {
        const { changed, unchanged } = await api().changeVideos({ ids, change: kind })
        setRefused(unchanged.map(({ message }) => message))
        return t('changed', { count: changed.length })
      },
      message => setRefused([message]),
    )
  return (
    <>
      {refused.length > 0 && (
        <Notice tone="error" role="alert">
          {refused.map(message => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      {changes.map(kind => (
        <Button key={kind} size="sm" busy={busy} onClick={() => void change(kind)}>
          {t(`${kind}Picked`)}
        </Button>
      ))}
      {withdrawal.question}
    </>
  )
}

const inCourses = ({ _id: id, title, published, coursesCount }: Row) => ({
  id,
  title,
  published,
  isInCourse: coursesCount > 0,
})

function VideoState({ row }: { row: Row }) {
  const t = useTranslations('managers.videos')
  if (row.archived) return <Badge tone="warning">{t('archived')}</Badge>
  return <Badge tone={row.published ? 'success' : 'neutral'}>{t(row.published ? 'published' : 'draft')}</Badge>
}

function Actions({ row, onDelete }: { row: Row; onDelete: () => void }) {
  const t = useTranslations('managers.videos')
  const { _id: id, title } = row
  const { busy, restore, encode } = useMending(id)
  return (
    <>
      {row.archived && (
        <RowButton label={t('restoreOne', { title })} busy={busy} onClick={() => void restore()}>
          <ArchiveRestore />
        </RowButton>
      )}
      {row.media.canEncodeAgain && (
        <RowButton label={t('encodeOneAgain', { title })} busy={busy} onClick={() => void encode()}>
          <RefreshCw />
        </RowButton>
      )}
      <EditAndDelete name={title} editAt={updateAt(id)} onDelete={onDelete} />
    </>
  )
}

function StateFilter() {
  const t = useTranslations('managers.videos')
  return (
    <ListFilter
      label={t('state')}
      name="state"
      options={[
        { value: '', text: t('anyState') },
        { value: 'published', text: t('published') },
        { value: 'draft', text: t('draft') },
        { value: 'archived', text: t('archived') },
      ]}
    />
  )
}

/** D-64: what somebody may open is archived; the toast says which of the two it was. */
function DeleteVideo({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTranslations('managers.videos')
  return (
    <DeletePrompt
      name={row.title}
      text={t('deleteText')}
      onDelete={password => api().deleteVideo({ id: row._id, password })}
      onClose={onClose}
      deleted={({ outcome }) => t(outcome === 'archived' ? 'archivedInstead' : 'deleted')}
      failed={t('deleteFailed')}
    />
  )
}
