import {
  Captions,
  CaptionsOff,
  Maximize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'

import { clockTime } from '#src/wire/clock-time.ts'
import type { Stretch } from '#src/wire/money/coverage.ts'

import type { OpenVideo } from '../loaders.ts'
import * as act from './actions.ts'
import type { MediaState } from './media-state.ts'
import { SeekBar } from './seek-bar.tsx'
import { useSettings } from './settings.ts'

interface ControlsProps {
  video: OpenVideo
  element: HTMLVideoElement
  media: MediaState
  gaps: readonly Stretch[]
  hasSound: boolean
  takesFocus: boolean
  onFullscreen: () => void
}

/** The bar under the video; always left to right, as time and the field's own players are. */
export function PlayerControls({ video: shown, element: video, media, gaps, ...rest }: ControlsProps) {
  const { hasSound, takesFocus, onFullscreen } = rest
  const t = useTranslations('videos')
  const { captions } = useSettings()
  return (
    <div className="player-controls" dir="ltr">
      <SeekBar video={video} media={media} shown={shown} gaps={gaps} />
      <div className="row">
        <Control
          ref={takesFocus ? takeLostFocus : undefined}
          name={t(media.paused ? 'play' : 'pause')}
          onPress={() => act.togglePlay(video)}
        >
          {media.paused ? <Play /> : <Pause />}
        </Control>
        <Control name={t('back')} className="wide" onPress={() => act.seek(video, video.currentTime - 10)}>
          <RotateCcw />
        </Control>
        {hasSound ? <Volume video={video} media={media} /> : <span className="silent">{t('noSound')}</span>}
        <span className="time">
          {clockTime(Math.floor(media.time))} / {clockTime(media.duration)}
        </span>
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
  )
}

/** The focus went with the video before: it comes to the button that stands in the same place (WCAG 2.4.3). */
function takeLostFocus(button: HTMLButtonElement | null): void {
  const { activeElement, body } = document
  if (activeElement === body || activeElement?.id === 'main') button?.focus({ preventScroll: true })
}

interface ControlProps {
  ref?: Ref<HTMLButtonElement> | undefined
  name: string
  onPress: () => void
  pressed?: boolean
  className?: string
  children: ReactNode
}

function Control({ name, onPress, pressed, children, ...button }: ControlProps) {
  return (
    <button {...button} type="button" aria-label={name} title={name} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
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
