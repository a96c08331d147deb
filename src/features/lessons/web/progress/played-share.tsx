import { CircleCheck, SkipBack } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { useOnline } from '#src/web/online.ts'
import { clockTime } from '#src/wire/clock-time.ts'
import { COMPLETE_PERCENT, type Stretch } from '#src/wire/videos/coverage.ts'

import { play, seek } from '../player/actions.ts'
import type { MediaState } from '../player/media-state.ts'
import type { Watched } from './use-progress.ts'

interface PlayedShareProps {
  video: HTMLVideoElement
  media: MediaState
  watched: Watched
}

/** D-65: how much of the video counts, what is missing, and the way there. */
export function PlayedShare({ video, media, watched }: PlayedShareProps) {
  const t = useTranslations('videos')
  const { isEnough, isCounted, gaps } = watched
  const [first] = gaps
  const time = clockTime(Math.ceil(gaps.reduce((sum, [from, to]) => sum + to - from, 0)))
  const isShort = media.ended && !isEnough
  return (
    <div className="player-share">
      {!isCounted && !isShort && <Played watched={watched} skipped={time} />}
      <p role="status" data-short={isShort ? '' : undefined}>
        {isCounted && <Completed />}
        {isShort && t('notCounted', { time })}
        {!isCounted && <CutOff />}
      </p>
      {first && !isEnough && <PlayMissing onPress={() => playFrom(video, first)} />}
    </div>
  )
}

function Played({ watched: { percent, isEnough, gaps }, skipped }: { watched: Watched; skipped: string }) {
  const t = useTranslations('videos')
  return (
    <p>
      {isEnough ? t('saving') : t('played', { percent, needed: COMPLETE_PERCENT })}
      {gaps.length > 0 && <span className="skipped">{t('skipped', { time: skipped })}</span>}
    </p>
  )
}

function Completed() {
  const t = useTranslations('videos')
  return (
    <>
      <CircleCheck aria-hidden="true" />
      {t('lessonCompleted')}
    </>
  )
}

function CutOff() {
  const t = useTranslations('videos')
  const isOnline = useOnline()
  return isOnline ? null : <span>{t('offline')}</span>
}

function PlayMissing({ onPress }: { onPress: () => void }) {
  const t = useTranslations('videos')
  return (
    <Button size="sm" onClick={onPress}>
      <SkipBack className="flip" />
      {t('playMissing')}
    </Button>
  )
}

function playFrom(video: HTMLVideoElement, [from]: Stretch): void {
  seek(video, from)
  play(video)
}
