import { RefreshCw } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { AddFirstLink } from '#src/web/manager/forms/add-link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import type { Column, Inside } from '#src/web/manager/lists/column.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { EditAndDelete, RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { clockTime } from '#src/wire/clock-time.ts'

import type { manageVideosLoader } from './loaders.ts'
import { MediaBadge } from './media-badge.tsx'
import { useMending } from './use-mending.ts'
import { useTranscodeProgress } from './use-transcode-progress.ts'
import { PickedVideos, VideoState, type VideoRow as Row } from './video-states.tsx'

const updateAt = (id: string) => `/dashboard/manage-videos/update-video/${id}`

const inside: Inside<Row> = {
  nameOf: row => row.title,
  imageOf: row => row.thumbnail,
  read: async ({ _id: videoId }) => (await api().manageVideo({ videoId })).video.description,
}

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
    {
      head: t('state'),
      cell: row => (
        <>
          <VideoState row={row} />
          <MediaBadge media={row.media} />
        </>
      ),
    },
    { head: t('courses'), isNumber: true, isMinor: true, cell: row => row.coursesCount },
    { head: t('created'), sort: 'created', isMinor: true, cell: row => <ListDate instant={row.createdAt} /> },
  ]
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.videos, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        inside={inside}
        columns={columns}
        search={{ label: t('search'), name: 'title' }}
        filters={<StateFilter />}
        count={count => t('count', { count })}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: <AddFirstLink to="/dashboard/manage-videos/new-video" text={t('add')} />,
        }}
        picking={{ nameOf: row => row.title, actions: chosen => <PickedVideos rows={chosen} /> }}
        actions={row => <Actions row={row} onDelete={() => setLeaving(row)} />}
      />
      {leaving && <DeleteVideo row={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function Actions({ row, onDelete }: { row: Row; onDelete: () => void }) {
  const t = useTranslations('managers.videos')
  const { _id: id, title } = row
  const { busy, encode } = useMending(id)
  return (
    <>
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
