import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'

import { clockTime } from '#src/web/dates.ts'

import { seek } from './actions.ts'
import type { MediaState } from './media-state.ts'

type Place = CSSProperties & { '--at': string; '--loaded': string }

export function SeekBar({ video, media }: { video: HTMLVideoElement; media: MediaState }) {
  const t = useTranslations('videos')
  const { time, duration, loaded } = media
  const share = (part: number) => (duration > 0 ? `${(100 * part) / duration}%` : '0%')
  const place: Place = { '--at': share(time), '--loaded': share(loaded) }
  return (
    <input
      className="player-seek"
      type="range"
      min={0}
      max={duration || 1}
      step="any"
      value={time}
      style={place}
      aria-label={t('seek')}
      aria-valuetext={t('timeOf', { time: clockTime(Math.floor(time)), length: clockTime(duration) })}
      onChange={event => seek(video, event.currentTarget.valueAsNumber)}
    />
  )
}
