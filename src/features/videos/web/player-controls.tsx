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
import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { clockTime } from '#src/web/dates.ts'

import * as act from './actions.ts'
import type { OpenVideo } from './loaders.ts'
import type { MediaState } from './media-state.ts'
import { SeekBar } from './seek-bar.tsx'
import { useSettings } from './settings.ts'

interface ControlsProps {
  video: HTMLVideoElement
  media: MediaState
  preview: OpenVideo['preview']
  hasCaptions: boolean
  onFullscreen: () => void
}

/** The bar along the lower edge; always left to right, as time and the field's own players are. */
export function PlayerControls({ video, media, preview, hasCaptions, onFullscreen }: ControlsProps) {
  const t = useTranslations('videos')
  const { captions } = useSettings()
  return (
    <div className="player-controls" dir="ltr">
      <SeekBar video={video} media={media} preview={preview} />
      <div className="row">
        <Control name={t(media.paused ? 'play' : 'pause')} onPress={() => act.togglePlay(video)}>
          {media.paused ? <Play /> : <Pause />}
        </Control>
        <Control name={t('back')} className="wide" onPress={() => act.seek(video, video.currentTime - 10)}>
          <RotateCcw />
        </Control>
        <Volume video={video} media={media} />
        <span className="time">
          {clockTime(Math.floor(media.time))} / {clockTime(media.duration)}
        </span>
        <Rate video={video} media={media} />
        {hasCaptions && (
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

interface ControlProps {
  name: string
  onPress: () => void
  pressed?: boolean
  className?: string
  children: ReactNode
}

function Control({ name, onPress, pressed, className, children }: ControlProps) {
  return (
    <button type="button" className={className} aria-label={name} title={name} aria-pressed={pressed} onClick={onPress}>
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
