import { ExternalLink, Eye, EyeOff, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { api } from '#src/web/calls/api.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { Link } from '#src/web/links/link.tsx'
import { ConflictFields } from '#src/web/manager/conflicts/conflict-fields.tsx'
import { ConflictNotice } from '#src/web/manager/conflicts/conflict-notice.tsx'
import { Unsaved } from '#src/web/manager/forms/unsaved.tsx'
import { OrderedList } from '#src/web/manager/lists/ordered-list.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { useAct } from '#src/web/manager/lists/use-act.ts'

import { AddVideos } from './add-videos.tsx'
import { VideoInRow, type PlaylistVideo } from './playlist-video.tsx'
import { usePlaylist } from './use-playlist.ts'

import './course-playlist.css'

interface PlaylistEditorProps {
  course: { _id: string; title: string }
  videos: readonly (PlaylistVideo & { readonly isFree: boolean })[]
}

const linesOf = (videos: readonly PlaylistVideo[]): string =>
  videos.map(({ title }, index) => `${index + 1}. ${title}`).join('\n')

/** D-40: a course's videos in their order; one save for all of it. */
export function PlaylistEditor({ course, videos: read }: PlaylistEditorProps) {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  const isAlive = useHydrated()
  const list = usePlaylist(course._id, read)
  const { videos, isDirty, theirs } = list
  const isSaved = ({ _id }: PlaylistVideo) => list.former.some(video => video._id === _id)
  const free = new Set(read.filter(({ isFree }) => isFree).map(({ _id }) => _id))
  return (
    <>
      <div className="playlist-head">
        <h2>{course.title}</h2>
        <Link className={buttonClass({ size: 'sm' })} to="/dashboard/manage-courses/course-playlist">
          {t('otherCourse')}
        </Link>
        <Link className={buttonClass({ size: 'sm' })} to={`/course/${course._id}`}>
          <ExternalLink />
          {t('preview')}
        </Link>
      </div>
      <fieldset className="contents" disabled={!isAlive}>
        {list.notice}
        <div className="playlist">
          <section className="panel" aria-labelledby="playlist-videos">
            <h3 id="playlist-videos">{t('inCourse', { count: videos.length })}</h3>
            {videos.length === 0 && <p className="playlist-none text-muted">{t('noVideos')}</p>}
            <OrderedList
              label={t('order')}
              items={videos}
              itemKey={({ _id }) => _id}
              nameOf={({ title }) => title}
              onOrder={list.setVideos}
              actions={video => (
                <>
                  {isSaved(video) && <FreeToggle courseId={course._id} video={video} isFree={free.has(video._id)} />}
                  <RowButton
                    label={t('takeOut', { title: video.title })}
                    onClick={() => list.setVideos(videos.filter(({ _id }) => _id !== video._id))}
                  >
                    <X />
                  </RowButton>
                </>
              )}
            >
              {video => <VideoInRow video={video} isFree={free.has(video._id)} />}
            </OrderedList>
          </section>
          <AddVideos
            courseId={course._id}
            former={list.former}
            videos={videos}
            onAdd={video => list.setVideos([...videos, video])}
          />
        </div>
        {theirs && (
          <ConflictNotice text={t('conflict')} onTheirs={list.takeTheirs} onMine={() => void list.keepMine()}>
            <ConflictFields
              fields={[{ name: t('order'), theirs: linesOf(theirs), mine: linesOf(videos), isBoth: true }]}
            />
          </ConflictNotice>
        )}
        <div className="manager-save">
          <Button
            variant="primary"
            busy={list.isSaving}
            aria-disabled={!isDirty}
            onClick={() => isDirty && void list.save()}
          >
            {t('savePlaylist')}
          </Button>
          {isDirty && <Button onClick={list.discard}>{t('discard')}</Button>}
          <span className="text-13 text-muted">{isDirty ? manager('unsaved') : t('progressStays')}</span>
        </div>
      </fieldset>
      <Unsaved isDirty={isDirty} onLeave={list.forget} query />
    </>
  )
}

type FreeToggleProps = { courseId: string; video: PlaylistVideo; isFree: boolean }

/**
 * Opens a lesson to everybody, or closes it again, at once and whatever becomes of the order; a lesson that is not saved in
 * the course yet has none.
 */
function FreeToggle({ courseId, video: { _id, title }, isFree }: FreeToggleProps) {
  const t = useTranslations('managers.courses')
  const { busy, act } = useAct()
  const toggle = async () => {
    await api().setFreeLesson({ id: courseId, video: _id, isFree: !isFree })
    return t(isFree ? 'closed' : 'opened', { title })
  }
  return (
    <RowButton label={t(isFree ? 'close' : 'open', { title })} busy={busy} onClick={() => void act(toggle)}>
      {isFree ? <EyeOff /> : <Eye />}
    </RowButton>
  )
}
