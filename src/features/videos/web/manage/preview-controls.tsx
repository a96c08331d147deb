import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { useTranslations } from 'use-intl'

import { IconButton } from '#src/ui/controls/button.tsx'
import { clockTime } from '#src/wire/clock-time.ts'

interface PreviewControlsProps {
  element: HTMLVideoElement
  onPlay: () => void
}

const events = ['play', 'pause', 'timeupdate', 'seeking', 'loadedmetadata', 'volumechange', 'ended'] as const

/** Below the film, where they cover nothing of it: what the readers' player has, as far as a look at a file needs it. */
export function PreviewControls({ element, onPlay }: PreviewControlsProps) {
  const t = useTranslations('videos')
  useFollowed(element)
  const { paused, currentTime, duration, muted } = element
  const length = Number.isFinite(duration) ? duration : 0
  const [time, all] = [clockTime(Math.floor(currentTime)), clockTime(length)]
  return (
    <div className="video-controls" role="group" aria-label={t('player')}>
      <IconButton size="sm" name={t(paused ? 'play' : 'pause')} onClick={paused ? onPlay : () => element.pause()}>
        {paused ? <Play /> : <Pause />}
      </IconButton>
      <input
        type="range"
        min={0}
        max={length || 1}
        step="any"
        value={currentTime}
        aria-label={t('seek')}
        aria-valuetext={t('timeOf', { time, length: all })}
        onChange={({ currentTarget }) => seek(element, currentTarget.valueAsNumber)}
      />
      <span className="video-time" aria-hidden="true">
        {time} / {all}
      </span>
      {element.textTracks.length > 0 && <CaptionsButton element={element} />}
      <IconButton size="sm" name={t('mute')} aria-pressed={muted} onClick={() => mute(element, !muted)}>
        {muted ? <VolumeX /> : <Volume2 />}
      </IconButton>
      <IconButton size="sm" name={t('fullscreen')} onClick={() => void element.requestFullscreen()}>
        <Maximize />
      </IconButton>
    </div>
  )
}

function seek(element: HTMLVideoElement, seconds: number): void {
  element.currentTime = seconds
}

function mute(element: HTMLVideoElement, isMuted: boolean): void {
  element.muted = isMuted
}

/** From none through each language to none again. */
function CaptionsButton({ element }: Pick<PreviewControlsProps, 'element'>) {
  const t = useTranslations('videos')
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const tracks = [...element.textTracks]
  const at = tracks.findIndex(({ mode }) => mode === 'showing')
  const shown = tracks[at]
  const next = () => {
    showOnly(tracks, at + 1)
    draw()
  }
  return (
    <IconButton
      size="sm"
      name={shown ? `${t('captions')}: ${shown.label}` : t('captions')}
      aria-pressed={shown !== undefined}
      onClick={next}
    >
      <Captions />
    </IconButton>
  )
}

function showOnly(tracks: readonly TextTrack[], at: number): void {
  for (const [index, track] of tracks.entries()) track.mode = index === at ? 'showing' : 'disabled'
}

/** Draws anew with what the element does. */
function useFollowed(element: HTMLVideoElement): void {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    for (const event of events) element.addEventListener(event, draw)
    return () => {
      for (const event of events) element.removeEventListener(event, draw)
    }
  }, [element])
}
