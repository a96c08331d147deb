import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Badge } from '#src/ui/display/badge.tsx'
import { clockTime } from '#src/wire/clock-time.ts'

import type { courseManagerContract } from '../../contract/manager.ts'
import { StateBadge } from './course-row.tsx'

export type PlaylistVideo = z.output<typeof courseManagerContract.listAddable.output>['videos'][number]

/** A video of the library in a row. */
export function VideoInRow({ video, isFree = false }: { video: PlaylistVideo; isFree?: boolean }) {
  const t = useTranslations('managers.courses')
  return (
    <>
      {video.thumbnail ? (
        <img className="playlist-thumb" src={video.thumbnail} alt="" width={56} height={32} loading="lazy" />
      ) : (
        <i className="playlist-thumb" />
      )}
      <span className="playlist-title" dir="auto">
        {video.title}
      </span>
      {video.state !== 'Published' && <StateBadge state={video.state} />}
      {isFree && <Badge tone="success">{t('freeLesson')}</Badge>}
      <span className="text-13 text-muted">{video.durationSeconds > 0 && clockTime(video.durationSeconds)}</span>
    </>
  )
}
