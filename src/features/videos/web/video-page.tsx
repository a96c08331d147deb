import { useState } from 'react'
import { useLoaderData } from 'react-router'

import { Head } from '#src/web/head.tsx'

import { CourseVideos } from './course-videos.tsx'
import { Lesson } from './lesson.tsx'
import type { ListedVideo, videoLoader } from './loaders.ts'
import { LockedVideo } from './locked-video.tsx'
import { posterOf } from './posters.ts'
import type { Answer } from './use-progress.ts'
import { VideoTitle } from './video-title.tsx'

/** D-34 */
const COMPLETE_PERCENT = 90

/** L-VID-1 to L-VID-10 */
export function VideoPage() {
  const { video, course, videos, isPurchased } = useLoaderData<typeof videoLoader>()
  // What was reported on this visit. A list that was read before the last report arrived knows less.
  const [reported, setReported] = useState<Readonly<Record<string, number>>>({})
  const listed = videos.map(one => withReport(one, reported[one._id] ?? 0))
  const index = videos.findIndex(({ _id }) => _id === video._id)
  const addressOf = ({ _id }: ListedVideo) => `/video/${course._id}/${_id}`
  const next = listed[index + 1]
  const place = { course, number: index + 1, count: videos.length }
  const keep = ({ progress }: Answer) => setReported(before => ({ ...before, [video._id]: progress }))
  return (
    <div className="player">
      <Head
        title={`${video.title} · ${course.title}`}
        description={video.description}
        image={posterOf(video.thumbnail)}
        hidden
      />
      {'url' in video ? (
        <Lesson
          key={video._id}
          {...place}
          video={video}
          next={next}
          nextAddress={next ? addressOf(next) : ''}
          onProgress={keep}
        />
      ) : (
        <div className="player-main">
          <LockedVideo thumbnail={video.thumbnail} course={course} />
          <div className="player-info">
            <VideoTitle {...place} title={video.title} />
            <p className="player-about">{video.description}</p>
          </div>
        </div>
      )}
      <CourseVideos videos={listed} currentId={video._id} addressOf={addressOf} isPurchased={isPurchased} />
    </div>
  )
}

function withReport(video: ListedVideo, percent: number): ListedVideo {
  const progress = Math.max(video.progress, percent)
  return { ...video, progress, completed: video.completed || progress >= COMPLETE_PERCENT }
}
