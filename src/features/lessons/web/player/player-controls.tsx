import { Captions, CaptionsOff, Maximize, PictureInPicture2, Volume2, VolumeX } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'

import { nicety } from '#src/web/later.tsx'
import { clockTime } from '#src/wire/clock-time.ts'
import type { Stretch } from '#src/wire/videos/coverage.ts'

import type { OpenVideo } from '../loaders.ts'
import * as act from './actions.ts'
import { partsOf } from './chapters.ts'
import { Control } from './control.tsx'
import type { MediaState } from './media-state.ts'
import { SeekBar } from './seek-bar.tsx'
import { useSettings } from './settings.ts'
import { Transport, type Neighbours } from './transport.tsx'

/** More would be a letter or two each. */
const MOST_NAMES = 8

// Their places are kept: what people press does not move.
const ChapterLine = nicety('chapter-line', async () => (await import('./chapter-line.tsx')).ChapterLine)
const ChapterPick = nicety('chapter-pick', async () => (await import('./chapter-line.tsx')).ChapterPick)

interface ControlsProps {
  video: OpenVideo
  element: HTMLVideoElement
  media: MediaState
  gaps: readonly Stretch[]
  neighbours?: Neighbours | undefined
  hasSound: boolean
  takesFocus: boolean
  onFullscreen: () => void
}

/** The bar under the video; always left to right, as time and the field's own players are. */
export function PlayerControls({ video: shown, element: video, media, gaps, ...rest }: ControlsProps) {
  const { neighbours, hasSound, takesFocus, onFullscreen } = rest
  const t = useTranslations('videos')
  const { captions } = useSettings()
  const parts = partsOf(shown.chapters, media.duration)
  return (
    <div className="player-controls" dir="ltr">
      <SeekBar video={video} media={media} shown={shown} gaps={gaps} />
      {parts.length > 1 && (
        <div className="player-chapters" data-many={parts.length > MOST_NAMES || undefined}>
          <ChapterLine {...{ video, media, parts }} />
        </div>
      )}
      <div className="row">
        <div className="where">
          <span className="time">
            <b>{clockTime(Math.floor(media.time))}</b>
            <span className="sr-only"> / </span>
            <span className="length">{clockTime(media.duration)}</span>
          </span>
          {parts.length > 1 && <ChapterPick {...{ video, media, parts }} />}
        </div>
        <Transport {...{ video, media, neighbours, takesFocus }} />
        <div className="tools">
          {hasSound ? <Volume video={video} media={media} /> : <span className="silent">{t('noSound')}</span>}
          <Rate video={video} media={media} />
          {shown.captions.length > 0 && (
            <Control name={t('captions')} pressed={captions} onPress={act.toggleCaptions}>
              {captions ? <Captions /> : <CaptionsOff />}
            </Control>
          )}
          {document.pictureInPictureEnabled && (
            <Control name={t('pictureInPicture')} className="wide" onPress={() => act.togglePictureInPicture(video)}>
              <PictureInPicture2 />
            </Control>
          )}
          <Control name={t('fullscreen')} onPress={onFullscreen}>
            <Maximize />
          </Control>
        </div>
      </div>
    </div>
  )
}

function Volume({ video, media }: { video: HTMLVideoElement; media: MediaState }) {
  const t = useTranslations('videos')
  const level: CSSProperties & { '--at': string } = { '--at': `${100 * media.volume}%` }
  return (
    <span className="player-volume wide">
      <Control name={t('mute')} pressed={media.volume === 0} onPress={() => act.toggleMute(video)}>
        {media.volume === 0 ? <VolumeX /> : <Volume2 />}
      </Control>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={media.volume}
        style={level}
        aria-label={t('volume')}
        onChange={event => act.setVolume(video, event.currentTarget.valueAsNumber)}
      />
    </span>
  )
}

function Rate({ video, media }: { video: HTMLVideoElement; media: MediaState }) {
  const t = useTranslations('videos')
  return (
    <select
      className="player-rate"
      aria-label={t('speed')}
      value={media.rate}
      onChange={event => act.setRate(video, Number(event.currentTarget.value))}
    >
      {act.RATES.map(rate => (
        <option key={rate} value={rate}>
          {rate}×
        </option>
      ))}
    </select>
  )
}
