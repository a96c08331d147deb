import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { api } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'

import { VideoInRow, type PlaylistVideo } from './playlist-video.tsx'

interface AddVideosProps {
  courseId: string
  /** What the course has as it is saved, and as it is on the screen. */
  former: readonly PlaylistVideo[]
  videos: readonly PlaylistVideo[]
  onAdd: (video: PlaylistVideo) => void
}

const PAUSE_MS = 300
const AT_ONCE = 20

/** The library's videos that the course does not have, found by their titles. */
export function AddVideos({ courseId, former, videos, onAdd }: AddVideosProps) {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  const [words, setWords] = useState('')
  const found = useFound(courseId, words.trim(), former)
  const has = new Set(videos.map(({ _id }) => _id))
  const takenOut = former.filter(({ title }) => title.toLowerCase().includes(words.trim().toLowerCase()))
  const offered = [...takenOut, ...(found?.videos ?? [])].filter(({ _id }) => !has.has(_id))
  return (
    <section className="panel" aria-labelledby="playlist-library">
      <h3 id="playlist-library">{t('library')}</h3>
      <div className="manager-bar">
        <SearchBox
          label={t('searchVideos')}
          clearLabel={manager('clearSearch')}
          maxLength={100}
          value={words}
          onChange={event => setWords(event.target.value)}
          onClear={() => setWords('')}
        />
      </div>
      <ul className="playlist-library" aria-busy={!found}>
        {!found && <Coming />}
        {offered.map(video => (
          <li key={video._id}>
            <div className="ordered-item">
              <VideoInRow video={video} />
            </div>
            <RowButton label={t('addVideo', { title: video.title })} onClick={() => onAdd(video)}>
              <Plus />
            </RowButton>
          </li>
        ))}
      </ul>
      {found && <Rest {...found} isNone={offered.length === 0} />}
    </section>
  )
}

/** What is said below those that were found. */
function Rest({ failed, hasMore, more, isNone }: NonNullable<ReturnType<typeof useFound>> & { isNone: boolean }) {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  return (
    <>
      {failed && <p className="playlist-none">{manager('failed')}</p>}
      {!failed && isNone && (
        <p className="playlist-none text-muted">
          {t('nothingToAdd')} <Link to="/dashboard/manage-videos/new-video">{t('newVideo')}</Link>
        </p>
      )}
      {hasMore && (
        <p className="playlist-none">
          <Button size="sm" onClick={more}>
            {t('moreVideos')}
          </Button>
        </p>
      )}
    </>
  )
}

/** The places of videos on their way. */
const Coming = () =>
  [80, 65, 75, 60, 70, 55].map(width => (
    <li key={width} aria-hidden="true">
      <span className="playlist-thumb sk" />
      <Skeleton width={`${width}%`} height="1.25rem" />
    </li>
  ))

type Found = { videos: readonly PlaylistVideo[]; hasMore: boolean; failed: boolean }

/** Looks again a moment after each change of the words, and after each save. */
function useFound(courseId: string, words: string, saved: unknown) {
  const [found, setFound] = useState<Found>()
  const [limit, setLimit] = useState(AT_ONCE)
  useEffect(() => {
    let isOld = false
    const look = async () => {
      const read = api().listAddable({ id: courseId, limit, ...(words && { title: words }) })
      const next = await read.then(
        ({ videos, total }) => ({ videos, hasMore: total > videos.length && limit < 100, failed: false }),
        () => ({ videos: [], hasMore: false, failed: true }),
      )
      if (!isOld) setFound(next)
    }
    const timer = setTimeout(() => void look(), words ? PAUSE_MS : 0)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [courseId, words, limit, saved])
  return found && { ...found, more: () => setLimit(100) }
}
