// What the video element is doing, for React.
import { useEffect, useState } from 'react'

const events = [
  'play',
  'pause',
  'playing',
  'waiting',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'loadedmetadata',
  'progress',
  'volumechange',
  'ratechange',
  'ended',
  'emptied',
] as const

export type MediaState = {
  readonly time: number
  /** Seconds; 0 until it is known. */
  readonly duration: number
  /** End of what is loaded around the present place, in seconds. */
  readonly loaded: number
  readonly paused: boolean
  readonly ended: boolean
  readonly stalled: boolean
  readonly volume: number
  readonly rate: number
}

const still: MediaState = {
  time: 0,
  duration: 0,
  loaded: 0,
  paused: true,
  ended: false,
  stalled: false,
  volume: 1,
  rate: 1,
}

/** Follows the element. Events that came before anybody listened are made up for by reading it at once. */
export function useMediaState(video: HTMLVideoElement | null): MediaState {
  const [state, setState] = useState(still)
  useEffect(() => {
    if (!video) return undefined
    const read = () => setState(stateOf(video))
    read()
    for (const event of events) video.addEventListener(event, read)
    return () => {
      for (const event of events) video.removeEventListener(event, read)
    }
  }, [video])
  return state
}

function stateOf(video: HTMLVideoElement): MediaState {
  const { currentTime, duration, paused, ended, muted, volume, playbackRate, readyState } = video
  return {
    time: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    loaded: loadedUntil(video),
    paused,
    ended,
    stalled: !paused && !ended && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    volume: muted ? 0 : volume,
    rate: playbackRate,
  }
}

function loadedUntil({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index)
  }
  return currentTime
}
