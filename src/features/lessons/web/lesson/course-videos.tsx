import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { CertificateNeeds } from '#src/features/courses/web/course/certificate-needs.tsx'
import { CourseImage, useDuration } from '#src/features/courses/web/course/course-facts.tsx'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { ProgressRing } from '#src/ui/display/progress.tsx'
import { Link } from '#src/web/links/link.tsx'
import { clockTime } from '#src/web/words/dates.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'
import { COMPLETE_PERCENT } from '#src/wire/money/coverage.ts'

import type { ListedVideo } from '../loaders.ts'
import { keepSettings, useSettings } from '../player/settings.ts'

interface CourseVideosProps {
  videos: readonly ListedVideo[]
  currentId: string
  addressOf: (video: ListedVideo) => string
  isPurchased: boolean
}

/** L-VID-5 to L-VID-7: the course's videos in their order; without a purchase dimmed, locked and no links, but for free ones. */
export function CourseVideos({ videos, currentId, addressOf, isPurchased }: CourseVideosProps) {
  const t = useTranslations('videos')
  return (
    <aside className="course-videos" aria-labelledby="course-videos-title">
      <header>
        <div>
          <h2 id="course-videos-title">{t('courseVideos')}</h2>
          <Summary videos={videos} currentId={currentId} isPurchased={isPurchased} />
          {isPurchased && <CertificateNeeds videos={videos} />}
        </div>
        {isPurchased && <ProgressRing percent={progressOf(videos)} size={48} label={t('courseProgress')} />}
      </header>
      <ol>
        {videos.map(video => (
          <li
            key={video._id}
            aria-current={video._id === currentId ? 'true' : undefined}
            data-locked={isPurchased || video.isFree ? undefined : ''}
          >
            {isPurchased || video.isFree ? (
              <Link to={addressOf(video)}>
                <Entry video={video} isCurrent={video._id === currentId} isOpen={isPurchased} />
              </Link>
            ) : (
              <div>
                <Entry video={video} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {isPurchased && <Autoplay />}
    </aside>
  )
}

/** Videos that are completed count whole, as in the course's own progress. */
const progressOf = (videos: readonly ListedVideo[]): number =>
  Math.floor(videos.reduce((sum, { progress, completed }) => sum + (completed ? 100 : progress), 0) / videos.length)

function Summary({ videos, currentId, isPurchased }: Pick<CourseVideosProps, 'videos' | 'currentId' | 'isPurchased'>) {
  const t = useTranslations('videos')
  const duration = useDuration()
  if (!isPurchased) return <p>{t('count', { count: videos.length })}</p>
  const left = videos.reduce(
    (sum, { durationSeconds, progress, completed }) => sum + (completed ? 0 : durationSeconds * (1 - progress / 100)),
    0,
  )
  const number = videos.findIndex(({ _id }) => _id === currentId) + 1
  return (
    <p>
      {t('numberOf', { number, all: videos.length })}
      {left > 0 && <> · {t('left', { time: duration(left) })}</>}
    </p>
  )
}

interface EntryProps {
  video: ListedVideo
  isCurrent?: boolean
  /** Whether the course is the reader's own. */
  isOpen?: boolean
}

function Entry({ video, isCurrent = false, isOpen = false }: EntryProps) {
  const t = useTranslations('videos')
  const isLocked = !isOpen && !video.isFree
  const { title, description, progress, completed, durationSeconds, createdAt } = video
  const percent = completed ? 100 : progress
  return (
    <>
      <Media
        duration={clockTime(durationSeconds)}
        percent={isOpen ? percent : undefined}
        lockedLabel={isLocked ? t('locked') : undefined}
      >
        <CourseImage course={video} sizes="120px" />
      </Media>
      <span className="words">
        <b>{title}</b>
        <span className="about">{description}</span>
        <small>
          <State video={video} isCurrent={isCurrent} isOpen={isOpen} />
          <TimeAgo instant={createdAt} />
        </small>
      </span>
    </>
  )
}

function State({ video, isCurrent, isOpen }: { video: ListedVideo; isCurrent: boolean; isOpen: boolean }) {
  const t = useTranslations('videos')
  if (isCurrent) return <em>{t('playing')}</em>
  if (!isOpen && video.isFree) return <em>{t('freeLesson')}</em>
  if (video.completed) {
    return (
      <span className="watched">
        <Check aria-hidden="true" />
        {t('watched')}
      </span>
    )
  }
  return video.progress > 0 ? (
    <span>{t('watchedPercent', { percent: video.progress, needed: COMPLETE_PERCENT })}</span>
  ) : null
}

/** D-36: the choice that 'Cancel' makes can be taken back here. */
function Autoplay() {
  const t = useTranslations('videos')
  const { autoplay } = useSettings()
  return (
    <footer>
      <Checkbox checked={autoplay} onChange={event => keepSettings({ autoplay: event.currentTarget.checked })}>
        {t('autoplay')}
      </Checkbox>
    </footer>
  )
}
