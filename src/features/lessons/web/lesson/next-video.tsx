import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import type { WrittenKind } from '#src/features/courses/contract/questions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ProgressRing } from '#src/ui/display/progress.tsx'
import { useOnline } from '#src/web/online.ts'
import { COMPLETE_PERCENT } from '#src/wire/videos/coverage.ts'

import type { MediaState } from '../player/media-state.ts'
import { keepSettings, useSettings } from '../player/settings.ts'
import type { Neighbour } from '../player/transport.tsx'
import { playOn } from '../player/use-resume.ts'

/** How long before the end the card comes, and the share of a short video that it may take. */
const LEAD_SECONDS = 10
const LEAD_SHARE = 1 / 3
/** How long it stays after a video that does not count yet, so that its learner can go back. */
const STAY_SECONDS = 8

export type NextLesson = Neighbour & { readonly kind: 'video' | WrittenKind }

interface NextVideoProps {
  media: MediaState
  next: NextLesson
  /** How much of the video that ends was played. */
  percent: number
}

/**
 * L-VID-8, D-36: the next video opens at the end by itself, unless the learner said no; that is remembered. Without a line it
 * waits, and so it does for what is read or answered. What the countdown adds finds its place in the row: nothing below moves.
 */
export function NextVideo({ media, next, percent }: NextVideoProps) {
  const t = useTranslations('videos')
  const isVideo = next.kind === 'video'
  const words = isVideo ? { next: t('nextVideo'), open: t('playNow') } : { next: t('nextLesson'), open: t('open') }
  const { opens, isOnline, refuse } = useAutoplay(isVideo)
  const { left, all, isNear, isOver } = useCountdown(media, percent)
  const isCounting = isNear && opens
  const open = useOpening(next.address, isOver && opens)
  return (
    <div className="next-video" data-near={media.ended || isCounting ? '' : undefined}>
      {isCounting && (
        <ProgressRing percent={100 - (100 * left) / all} size={44}>
          <bdi aria-hidden="true">{Math.ceil(left)}</bdi>
        </ProgressRing>
      )}
      <div className="words">
        <span>{words.next}</span>
        <b>{next.title}</b>
      </div>
      <p className="sr-only" role="status">
        {isCounting && `${t('nextVideo')}: ${next.title}`}
      </p>
      {isCounting && (
        <Button size="sm" onClick={refuse}>
          {t('cancel')}
        </Button>
      )}
      <Button size="sm" variant={isCounting ? 'ink' : 'line'} disabled={!isOnline} onClick={open}>
        {words.open}
      </Button>
    </div>
  )
}

/** Whether the next video is to open by itself, and what says no to it: here, and from now on. */
function useAutoplay(isVideo: boolean) {
  const { autoplay } = useSettings()
  const [isWaved, setWaved] = useState(false)
  const isOnline = useOnline()
  const refuse = () => {
    setWaved(true)
    keepSettings({ autoplay: false })
  }
  return { isOnline, opens: isVideo && autoplay && !isWaved && isOnline, refuse }
}

/** @returns what opens the address, which also happens by itself once it is time */
function useOpening(address: string, isTime: boolean): () => void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isTime) void navigate(address, { state: playOn })
  }, [address, isTime, navigate])
  return () => void navigate(address, { state: playOn })
}

/** Whether the video counts at its end if it plays on: known from the start, so that the countdown need not change its mind. */
const willCount = ({ duration, time }: MediaState, percent: number): boolean =>
  percent + Math.ceil((100 * (duration - time)) / (duration || 1)) >= COMPLETE_PERCENT

/** How many seconds are left until the next video, of how many: what is still to play, and a stay after the end. */
function useCountdown(media: MediaState, percent: number) {
  const { duration, time, rate, ended } = media
  const stay = willCount(media, percent) ? 0 : STAY_SECONDS
  const stayed = useSecondsSince(ended)
  const lead = Math.min(LEAD_SECONDS, duration * LEAD_SHARE)
  const left = Math.max(0, (duration - time) / rate + stay - stayed)
  return {
    left,
    all: lead / rate + stay || 1,
    isNear: duration > 0 && duration - time <= lead,
    isOver: ended && left === 0,
  }
}

/** Counts while something is so, in steps that a ring can show. */
function useSecondsSince(isSo: boolean): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isSo) return undefined
    const from = Date.now()
    const timer = setInterval(() => setCount((Date.now() - from) / 1000), 250)
    return () => {
      clearInterval(timer)
      setCount(0)
    }
  }, [isSo])
  return count
}
