import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { useIsPlaying } from '#src/features/study/web/use-study-time.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Picture } from '#src/ui/display/picture.tsx'

import type { ClosedVideo, FreeLessonRead, OpenVideo } from '../loaders.ts'
import { Player } from '../player/player.tsx'
import { posterOf } from '../player/posters.ts'
import { usePlayer } from '../player/use-player.ts'
import { CourseOffer } from './course-offer.tsx'
import { LessonWords } from './lesson-words.tsx'
import { ClosedWords, type PlaceInCourse } from './video-title.tsx'

interface Place extends PlaceInCourse {
  onPlaying: (isPlaying: boolean) => void
  /** How many lessons of the course do not open without it. */
  locked: number
}

interface FreeLessonProps extends Place {
  video: ClosedVideo
  /** What opens it; undefined on a page that the server drew. */
  free: FreeLessonRead
}

/** A lesson that everybody may watch. Nobody's progress is kept: the course is not theirs yet. */
export function FreeLesson({ video, free, locked, ...place }: FreeLessonProps) {
  const { revalidate } = useRevalidator()
  const isUnread = free === undefined
  useEffect(() => {
    if (isUnread) void revalidate()
  }, [isUnread, revalidate])
  if (free && 'video' in free) return <FreePlayer {...place} locked={locked} video={free.video} />
  return (
    <>
      <Waiting thumbnail={video.thumbnail} reason={free?.reason} />
      <FreeOffer course={place.course} locked={locked} />
      <ClosedWords {...place} video={video} />
    </>
  )
}

/** The poster, until the lesson is opened, or says why it is not. */
function Waiting({ thumbnail, reason }: { thumbnail: string; reason: string | undefined }) {
  const t = useTranslations('videos')
  const { revalidate, state } = useRevalidator()
  return (
    <section className="player-screen" aria-label={t('player')}>
      <Picture src={posterOf(thumbnail)} alt="" width={1280} height={720} priority />
      {reason === undefined ? (
        <span className="player-wait spin" role="status" aria-label={t('loading')} />
      ) : (
        <div className="player-failed" role="alert">
          <p>{reason}</p>
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </section>
  )
}

function FreePlayer({ video, locked, onPlaying, ...place }: Place & { video: OpenVideo }) {
  const player = usePlayer(video)
  const isPlaying = useIsPlaying(player.element)
  useEffect(() => onPlaying(isPlaying), [onPlaying, isPlaying])
  return (
    <>
      <Player {...player} gaps={[]} takesFocus={false}>
        <FreeOffer course={place.course} locked={locked} />
      </Player>
      <div className="player-info">
        <LessonWords {...place} video={video} cues={player.cues} element={player.element} />
      </div>
    </>
  )
}

/** Under the video, where it covers nothing: what this lesson is part of. */
function FreeOffer({ course, locked }: Pick<Place, 'course' | 'locked'>) {
  const t = useTranslations('videos')
  return (
    <div className="free-offer">
      <p>
        <b>{t('freeLesson')}</b>
        <span>{t('freeText', { count: locked })}</span>
      </p>
      <CourseOffer course={course} />
    </div>
  )
}
