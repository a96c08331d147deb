import { type ReactNode, useEffect, useState } from 'react'

import { useIsPlaying } from '#src/features/study/web/use-study-time.ts'
import { later } from '#src/web/later.tsx'
import type { Stretch } from '#src/wire/videos/coverage.ts'

import type { OpenVideo } from '../loaders.ts'
import { Player } from '../player/player.tsx'
import type { Neighbour } from '../player/transport.tsx'
import { usePlayer } from '../player/use-player.ts'
import { PlayedShare } from '../progress/played-share.tsx'
import { type Answer, useProgress } from '../progress/use-progress.ts'
import type { NextLesson } from './next-video.tsx'
import type { PlaceInCourse } from './video-title.tsx'

// It stands below the video.
const LessonWords = later(
  'lesson-words',
  import.meta.env.SSR ? (await import('./lesson-words.tsx')).LessonWords : undefined,
  async () => (await import('./lesson-words.tsx')).LessonWords,
)

// Nothing of these is drawn before the end is near, and never by the server.
const CourseCompleted = later('completed', undefined, async () => (await import('./completed.tsx')).CourseCompleted)
const NextVideo = later('next-video', undefined, async () => (await import('./next-video.tsx')).NextVideo)

interface LessonProps extends PlaceInCourse {
  video: OpenVideo
  before: Neighbour | undefined
  next: NextLesson | undefined
  /** Whether the learner came from another video of the course. */
  isFollowing: boolean
  onProgress: (answer: Answer) => void
  onPercent: (percent: number) => void
  onPlaying: (isPlaying: boolean) => void
  /** What is missing for the certificate: said at the end of the last video. */
  needs: ReactNode
  /** Whether watching this video has just completed the course. */
  hasEarned: boolean
}

/** A video that may be watched, and what belongs to it. */
export function Lesson({ course, number, count, video, before, next, isFollowing, ...rest }: LessonProps) {
  const { onProgress, onPercent, onPlaying, needs, hasEarned } = rest
  const player = usePlayer(video)
  const [notes, setNotes] = useState<readonly Stretch[]>([])
  const { element, media, cues } = player
  const watched = useProgress(element, media, { courseId: course._id, video, onAnswer: onProgress })
  const { percent, gaps } = watched
  useEffect(() => onPercent(percent), [onPercent, percent])
  const isPlaying = useIsPlaying(element)
  useEffect(() => onPlaying(isPlaying), [onPlaying, isPlaying])
  return (
    <>
      <Player {...player} gaps={[...gaps, ...notes]} neighbours={{ before, next }} takesFocus={isFollowing}>
        {element && <PlayedShare video={element} media={media} watched={watched} />}
        {element && next && !hasEarned && <NextVideo media={media} next={next} percent={percent} />}
      </Player>
      <div className="player-info">
        {hasEarned && <CourseCompleted title={course.title} />}
        {!next && media.ended && needs}
        <LessonWords {...{ course, number, count, video, cues, element }} onNotes={setNotes} />
      </div>
    </>
  )
}
