import { useState } from 'react'
import { useLoaderData } from 'react-router'

import { outlineOf } from '#src/features/courses/web/course-outline.ts'
import { lessonAddress } from '#src/features/courses/web/lesson-address.ts'
import { Head } from '#src/web/head.tsx'
import { later } from '#src/web/later.tsx'
import { COMPLETE_PERCENT } from '#src/wire/videos/coverage.ts'

import type { ListedVideo, videoLoader } from '../loaders.ts'
import { posterOf } from '../player/posters.ts'
import { Lesson } from './lesson.tsx'
import { ClosedWords } from './video-title.tsx'

const CertificateNeeds = later(
  'certificate-needs',
  undefined,
  async () => (await import('#src/features/courses/web/course/certificate-needs.tsx')).CertificateNeeds,
)

const CourseVideos = later(
  'course-videos',
  import.meta.env.SSR ? (await import('./course-videos.tsx')).CourseVideos : undefined,
  async () => (await import('./course-videos.tsx')).CourseVideos,
)

const FreeLesson = later(
  'free-lesson',
  import.meta.env.SSR ? (await import('./free-lesson.tsx')).FreeLesson : undefined,
  async () => (await import('./free-lesson.tsx')).FreeLesson,
)

const LockedVideo = later(
  'locked-video',
  import.meta.env.SSR ? (await import('./locked-video.tsx')).LockedVideo : undefined,
  async () => (await import('./locked-video.tsx')).LockedVideo,
)

/** L-VID-1 to L-VID-10 */
export function VideoPage() {
  const { video, course, videos, lessons, sections, isPurchased, isFree, free } = useLoaderData<typeof videoLoader>()
  const { isFollowing, hasEarned, onEarned } = useVisit(video._id)
  const [reports, setReports] = useState<Reports>({})
  const [isPlaying, onPlaying] = useState(false)
  const report = (told: Reported) => setReports(before => withTold(before, video._id, told))
  const listed = videos.map(one => withReport(one, reports[one._id]))
  const outline = outlineOf({ videos: listed, lessons, sections })
  const all = outline
    .flatMap(section => section.lessons)
    .map(lesson => ({ ...lesson, address: lessonAddress(course._id, lesson) }))
  const index = all.findIndex(({ _id }) => _id === video._id)
  const place = { course, number: index + 1, count: all.length }
  return (
    <div className="player">
      <Head
        title={`${video.title} · ${course.title}`}
        description={video.description}
        image={posterOf(video.thumbnail)}
        hidden
      />
      <div className="player-main">
        {'url' in video ? (
          <Lesson
            key={video._id}
            {...place}
            video={video}
            before={all[index - 1]}
            next={all[index + 1]}
            isFollowing={isFollowing}
            // What is known already need not draw the list again.
            onPercent={percent => {
              if (percent > (all[index]?.progress ?? 0)) report({ percent })
            }}
            onProgress={({ progress, certificateId }) => {
              report({ recorded: progress })
              if (certificateId) onEarned()
            }}
            onPlaying={onPlaying}
            needs={<CertificateNeeds courseId={course._id} lessons={all} />}
            hasEarned={hasEarned}
          />
        ) : isFree ? (
          <FreeLesson
            key={video._id}
            {...place}
            locked={all.length - videos.filter(one => one.isFree).length}
            video={video}
            free={free}
            onPlaying={onPlaying}
          />
        ) : (
          <>
            <LockedVideo thumbnail={video.thumbnail} course={course} />
            <ClosedWords {...place} video={video} />
          </>
        )}
      </div>
      <CourseVideos {...{ course, outline, isPurchased, isPlaying }} currentId={video._id} />
    </div>
  )
}

/** Whether the learner came here from another video of the course, and completed the course with this one. */
function useVisit(videoId: string) {
  const [visit, setVisit] = useState({ videoId, isFollowing: false, hasEarned: false })
  if (visit.videoId !== videoId) setVisit({ videoId, isFollowing: true, hasEarned: false })
  return { ...visit, onEarned: () => setVisit(before => ({ ...before, hasEarned: true })) }
}

/** What was played on this visit, and what the academy has of it. A list that was read before knows less. */
type Reported = { readonly percent?: number; readonly recorded?: number }
type Reports = Readonly<Record<string, Reported>>

function withTold(before: Reports, videoId: string, told: Reported): Reports {
  const known = before[videoId]
  const after = { ...known, ...told }
  const isNews = after.percent !== known?.percent || after.recorded !== known?.recorded
  return isNews ? { ...before, [videoId]: after } : before
}

function withReport(video: ListedVideo, { percent = 0, recorded = 0 }: Reported = {}): ListedVideo {
  const progress = Math.max(video.progress, recorded, percent)
  return { ...video, progress, completed: video.completed || recorded >= COMPLETE_PERCENT }
}
