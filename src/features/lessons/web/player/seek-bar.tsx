import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'

import { clockTime } from '#src/wire/clock-time.ts'
import type { Stretch } from '#src/wire/videos/coverage.ts'

import type { OpenVideo } from '../loaders.ts'
import { seek } from './actions.ts'
import type { MediaState } from './media-state.ts'
import { SeekPreview, usePointed } from './seek-preview.tsx'
import { SignalLine } from './signal-line.tsx'

type Place = CSSProperties & { '--at': string; '--loaded': string }

interface SeekBarProps {
  video: HTMLVideoElement
  media: MediaState
  shown: Pick<OpenVideo, 'preview' | 'signal'>
  gaps: readonly Stretch[]
}

export function SeekBar({ video, media, shown: { preview, signal }, gaps }: SeekBarProps) {
  const t = useTranslations('videos')
  const { time, duration, loaded } = media
  const share = (part: number) => (duration > 0 ? `${(100 * part) / duration}%` : '0%')
  const place: Place = { '--at': share(time), '--loaded': share(loaded) }
  const { pointed, ...pointing } = usePointed(duration)
  return (
    <span className="player-seek-place" data-signal={signal !== null || undefined} style={place}>
      {signal !== null && <SignalLine signal={signal} />}
      {preview && pointed && <SeekPreview preview={preview} pointed={pointed} />}
      <input
        {...pointing}
        className="player-seek"
        type="range"
        min={0}
        max={duration || 1}
        step="any"
        value={time}
        aria-label={t('seek')}
        aria-valuetext={t('timeOf', { time: clockTime(Math.floor(time)), length: clockTime(duration) })}
        onChange={event => seek(video, event.currentTarget.valueAsNumber)}
      />
      <span className="player-gaps" aria-hidden="true">
        {gaps.map(([from, to]) => (
          <span
            key={`${from} ${to}`}
            data-at={to === from || undefined}
            style={{ insetInlineStart: share(from), inlineSize: share(to - from) }}
          />
        ))}
      </span>
    </span>
  )
}
