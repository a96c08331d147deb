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

/** The videos in course order: links with progress for who may open them, otherwise dimmed under a lock but for free ones (L-CRS-5). */
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
        <ol className="curriculum">
          {videos.map((video, index) => (
            <li
              key={video._id}
              data-now={video._id === course.learning?.next?.videoId ? '' : undefined}
              data-locked={isPurchased || video.isFree ? undefined : ''}
            >
              {isPurchased || video.isFree ? (
                <Link to={`/video/${course._id}/${video._id}`}>
                  <Row video={video} number={index + 1} isOpen={isPurchased} />
                </Link>
              ) : (
                <div>
                  <Row video={video} number={index + 1} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** @param props `isOpen`: whether the course is the reader's own */
function Row({ video, number, isOpen = false }: { video: Video; number: number; isOpen?: boolean }) {
  const t = useTranslations('courses')
  const { progress, completed, isFree } = video
  return (
    <>
      <span className="number">{completed ? <CircleCheck role="img" aria-label={t('completed')} /> : number}</span>
      <Media percent={isOpen ? (completed ? 100 : progress) : undefined}>
        <CourseImage course={video} sizes="136px" />
        {!isOpen && !isFree && (
          <span className="lock">
            <Lock role="img" aria-label={t('lockedVideo')} />
          </span>
        )}
      </Media>
      <span className="words">
        <b>{video.title}</b>
        <span className="about">{video.description}</span>
        <Facts video={video} isOpen={isOpen} />
      </span>
      <span className="length">{clockTime(video.durationSeconds)}</span>
    </>
  )
}

function Facts({ video, isOpen }: { video: Video; isOpen: boolean }) {
  const t = useTranslations('courses')
  const { progress, completed, isFree, createdAt } = video
  return (
    <small>
      {!isOpen && isFree && <em>{t('freeLesson')} · </em>}
      <TimeAgo instant={createdAt} />
      {progress > 0 && (
        <> · {t(completed ? 'watched' : 'watchedNeeded', { percent: progress, needed: COMPLETE_PERCENT })}</>
      )}
    </small>
  )
}
