import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Badge } from '#src/ui/display/badge.tsx'
import { Link } from '#src/web/links/link.tsx'
import { clockTime } from '#src/wire/clock-time.ts'

import type { courseManagerContract } from '../../contract/manager.ts'
import { StateBadge } from './course-row.tsx'

export type PlaylistVideo = z.output<typeof courseManagerContract.listAddable.output>['videos'][number]

interface VideoInRowProps {
  video: PlaylistVideo
  isFree?: boolean
  /** Its update screen, where the row leads there. */
  to?: string
}

/** A video in a row. */
export function VideoInRow({ video, isFree = false, to }: VideoInRowProps) {
  const t = useTranslations('managers.courses')
  const { title, thumbnail, state, durationSeconds } = video
  const named = { className: 'playlist-title', dir: 'auto', title }
  return (
    <>
      {thumbnail ? (
        <img className="playlist-thumb" src={thumbnail} alt="" width={56} height={32} loading="lazy" />
      ) : (
        <i className="playlist-thumb" />
      )}
      {to === undefined ? (
        <span {...named}>{title}</span>
      ) : (
        <Link {...named} to={to}>
          {title}
        </Link>
      )}
      {state !== 'Published' && <StateBadge state={state} />}
      {isFree && <Badge tone="success">{t('freeLesson')}</Badge>}
      <span className="playlist-facts">
        {durationSeconds > 0 && <span>{clockTime(durationSeconds)}</span>}
        <span>{t('video')}</span>
      </span>
    </>
  )
}
