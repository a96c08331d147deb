import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/display/badge.tsx'
import { ProgressBar } from '#src/ui/display/progress.tsx'

import type { ManagedMedia } from './loaders.ts'

const tones = {
  uploaded: 'neutral',
  encoding: 'accent',
  ready: 'success',
  original: 'neutral',
  failed: 'error',
} as const

/** How far a video's file is: waiting, being encoded, ready, or why it is not. What plays as it should says so quietly. */
export function MediaBadge({ media }: { media: ManagedMedia }) {
  const t = useTranslations('managers.videos')
  const { stage, percent, reason } = media
  return (
    <span className="media-state" data-usual={stage === 'ready' || stage === 'original' ? '' : undefined}>
      <Badge tone={tones[stage]}>{t(`stages.${stage}`, { percent })}</Badge>
      {stage === 'encoding' && <ProgressBar percent={percent} label={t('encodingOf')} />}
      {reason && <small>{t(`reasons.${reason}`)}</small>}
    </span>
  )
}
