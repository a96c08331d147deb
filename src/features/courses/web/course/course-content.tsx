import { CircleCheck, Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Link } from '#src/web/links/link.tsx'
import { clockTime } from '#src/web/words/dates.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'
import { COMPLETE_PERCENT } from '#src/wire/money/coverage.ts'

import { CourseImage, type DetailCourse, useDuration } from './course-facts.tsx'

type Video = DetailCourse['videos'][number]

interface CourseContentProps {
  course: DetailCourse
  isPurchased: boolean
}

/** The videos in course order: links with progress for who may open them, otherwise dimmed under a lock (L-CRS-5). */
export function CourseContent({ course, isPurchased }: CourseContentProps) {
  const t = useTranslations('courses')
  const duration = useDuration()
  const { videos } = course
  return (
    <section className="course-part" aria-labelledby="course-content">
      <div className="content-head">
        <h2 id="course-content">{t('content')}</h2>
        {videos.length > 0 && (
          <span className="text-15 text-muted">
            {t('videos', { count: videos.length })} · {duration(course.durationSeconds)}
          </span>
        )}
      </div>
      {videos.length === 0 && <p className="panel no-videos">{t('noVideos')}</p>}
      {videos.length > 0 && !isPurchased && <Notice>{t('locked')}</Notice>}
      {videos.length > 0 && (
        <ol className="curriculum" data-locked={isPurchased ? undefined : ''}>
          {videos.map((video, index) => (
            <li key={video._id} data-now={video._id === course.learning?.next?.videoId ? '' : undefined}>
              {isPurchased ? (
                <Link to={`/video/${course._id}/${video._id}`}>
                  <Row video={video} number={index + 1} />
                </Link>
              ) : (
                <div>
                  <Row video={video} number={index + 1} isLocked />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Row({ video, number, isLocked = false }: { video: Video; number: number; isLocked?: boolean }) {
  const t = useTranslations('courses')
  const { progress, completed } = video
  return (
    <>
      <span className="number">{completed ? <CircleCheck role="img" aria-label={t('completed')} /> : number}</span>
      <Media percent={isLocked ? undefined : completed ? 100 : progress}>
        <CourseImage course={video} sizes="136px" />
        {isLocked && (
          <span className="lock">
            <Lock role="img" aria-label={t('lockedVideo')} />
          </span>
        )}
      </Media>
      <span className="words">
        <b>{video.title}</b>
        <span className="about">{video.description}</span>
        <small>
          <TimeAgo instant={video.createdAt} />
          {progress > 0 && (
            <> · {t(completed ? 'watched' : 'watchedNeeded', { percent: progress, needed: COMPLETE_PERCENT })}</>
          )}
        </small>
      </span>
      <span className="length">{clockTime(video.durationSeconds)}</span>
    </>
  )
}
