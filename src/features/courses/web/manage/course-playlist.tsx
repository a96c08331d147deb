import { ListVideo } from 'lucide-react'
import { useMemo } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { ErrorState } from '#src/ui/controls/message.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { RowLink } from '#src/web/manager/lists/row-actions.tsx'

import { StateBadge } from './course-row.tsx'
import type { playlistLoader } from './loaders.ts'
import { PlaylistEditor } from './playlist-editor.tsx'
import { entriesOf } from './playlist-entries.ts'

const at = (id: string) => `/dashboard/manage-courses/course-playlist?course=${id}`

/** A-CRS-7: chooses a course, and then orders its videos. */
export function CoursePlaylist() {
  const { playlist, list } = useLoaderData<typeof playlistLoader>()
  if (playlist && hasFailed(playlist)) return <FailedPlaylist />
  if (playlist) return <Editor key={playlist.course._id} {...playlist} />
  return <CourseChoice list={list} />
}

type Read = Exclude<NonNullable<Awaited<ReturnType<typeof playlistLoader>>['playlist']>, Failed>

function Editor({ course, entries }: Read) {
  // One list for as long as the same was read: what is typed is compared with it.
  const read = useMemo(() => entriesOf(entries), [entries])
  return <PlaylistEditor course={course} entries={read} />
}

function CourseChoice({ list }: Pick<Awaited<ReturnType<typeof playlistLoader>>, 'list'>) {
  const t = useTranslations('managers.courses')
  if (!list) return null
  return (
    <ManagerList
      caption={t('choose')}
      list={hasFailed(list) ? list : { rows: list.courses, pages: list.NbOfPages, total: list.total }}
      rowKey={row => row._id}
      columns={[
        {
          head: t('chooseCourse'),
          sort: 'title',
          cell: row => <ItemCell to={at(row._id)} name={row.title} image={row.thumbnail} hasImage />,
        },
        { head: t('videos'), isNumber: true, cell: row => row.videoCount },
        { head: t('state'), cell: row => <StateBadge state={row.state} /> },
      ]}
      search={{ label: t('search'), name: 'title' }}
      count={count => t('count', { count })}
      empty={{
        title: t('empty'),
        action: (
          <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/manage-courses/new-course">
            {t('add')}
          </Link>
        ),
      }}
      actions={row => (
        <RowLink label={t('playlistOf', { title: row.title })} to={at(row._id)}>
          <ListVideo />
        </RowLink>
      )}
    />
  )
}

function FailedPlaylist() {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      heading="h2"
      title={t('loadFailed')}
      text={manager('failedText')}
      retryLabel={manager('retry')}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  )
}
