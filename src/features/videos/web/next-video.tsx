import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { ProgressRing } from '#src/ui/display/progress.tsx'

import type { ListedVideo } from './loaders.ts'
import type { MediaState } from './media-state.ts'
import { keepSettings, useSettings } from './settings.ts'
import { playOn } from './use-resume.ts'

/** How long before the end the card comes, and the share of a short video that it may take. */
const LEAD_SECONDS = 10
const LEAD_SHARE = 1 / 3
/** How long it stays after a video that does not count yet, so that its reader can go back. */
const STAY_SECONDS = 8

interface NextVideoProps {
  media: MediaState
  next: ListedVideo
  address: string
  /** Whether the video that ends counts. */
  isEnough: boolean
}

/** L-VID-8, D-36: the next video opens at the end by itself, unless the reader said no; that is remembered. */
export function NextVideo({ media, next, address, isEnough }: NextVideoProps) {
  const t = useTranslations('videos')
  const navigate = useNavigate()
  const { autoplay } = useSettings()
  const [isWaved, setWaved] = useState(false)
  const opens = autoplay && !isWaved
  const { ended } = media
  const { left, all, isNear } = useCountdown(media, isEnough ? 0 : STAY_SECONDS)
  const isOver = ended && left === 0
  const open = () => void navigate(address, { state: playOn })

  useEffect(() => {
    if (isOver && opens) void navigate(address, { state: playOn })
  }, [address, isOver, navigate, opens])

  if (!ended && !(isNear && opens)) return null
  return (
    <div className="next-video">
      {opens && (
        <ProgressRing percent={100 - (100 * left) / all} size={44}>
          <bdi aria-hidden="true">{Math.ceil(left)}</bdi>
        </ProgressRing>
      )}
      <div className="words" role="status">
        <span>{t('nextVideo')}</span>
        <b>{next.title}</b>
      </div>
      {opens && (
        <Button
          size="sm"
          onClick={() => {
            setWaved(true)
            keepSettings({ autoplay: false })
          }}
        >
          {t('cancel')}
        </Button>
      )}
      <Button size="sm" variant="ink" onClick={open}>
        {t('playNow')}
      </Button>
    </div>
  )
}

/** How many seconds are left until the next video, of how many: what is still to play, and a stay after the end. */
function useCountdown({ duration, time, rate, ended }: MediaState, stay: number) {
  const stayed = useSecondsSince(ended)
  const lead = Math.min(LEAD_SECONDS, duration * LEAD_SHARE)
  return {
    left: Math.max(0, (duration - time) / rate + stay - stayed),
    all: lead / rate + stay || 1,
    isNear: duration > 0 && duration - time <= lead,
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
