// Where playing begins, and going on after the media's address has run out.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'

import { play, seek } from './actions.ts'
import type { OpenVideo } from './loaders.ts'
import { readSettings } from './settings.ts'

/** Who stopped this close to the end begins again. */
const TAIL_SECONDS = 3
/** After so many failures in a row the reader decides. */
const ATTEMPTS = 3

export type Resume = { readonly hasFailed: boolean; readonly retry: () => void }

/** Whether the page was opened to play on: by the video before it. */
export const playOn = { play: true } as const
const isToPlay = (state: unknown): boolean => typeof state === 'object' && state !== null && 'play' in state

/**
 * Goes to where the video was left, on any device, and sets speed and volume as they were. When the media fails, as it
 * does once its address has expired (D-9), the video is read again and goes on at the same second.
 */
export function useResume(element: HTMLVideoElement | null, video: OpenVideo): Resume {
  const routeState: unknown = useLocation().state
  const { revalidate, state } = useRevalidator()
  const [failures, setFailures] = useState(0)
  const isReading = useRef(false)
  const begin = useRef<Begin>({ place: startOf(video), plays: isToPlay(routeState) })

  useEffect(() => {
    if (!element) return undefined
    const { rate, volume, muted } = readSettings()
    Object.assign(element, { defaultPlaybackRate: rate, playbackRate: rate, volume, muted })
    return keepPlace(element, begin.current, {
      onProgress: () => setFailures(0),
      onFailure: () => setFailures(count => count + 1),
    })
  }, [element])

  const hasFailed = failures >= ATTEMPTS
  useEffect(() => {
    if (failures === 0 || hasFailed) return
    isReading.current = true
    void revalidate()
  }, [failures, hasFailed, revalidate])

  useEffect(() => {
    if (!isReading.current || state !== 'idle') return
    isReading.current = false
    element?.load()
  }, [element, state, video])

  return { hasFailed, retry: () => setFailures(1) }
}

/** Where and whether the element goes on as soon as it has loaded, for the first time or again. */
type Begin = { place: number; plays: boolean }
type Told = { readonly onProgress: () => void; readonly onFailure: () => void }

function keepPlace(element: HTMLVideoElement, begin: Begin, { onProgress, onFailure }: Told): () => void {
  const goOn = () => {
    seek(element, begin.place)
    if (begin.plays) play(element)
  }
  const remember = () => {
    // While it loads again it stands at 0.
    if (element.error || element.readyState === HTMLMediaElement.HAVE_NOTHING) return
    Object.assign(begin, { place: element.currentTime })
    onProgress()
  }
  // Loading again pauses without a word: what was last asked for counts.
  const follow = ({ type }: Event) => Object.assign(begin, { plays: type === 'play' })
  const listeners = {
    loadedmetadata: goOn,
    timeupdate: remember,
    seeking: remember,
    play: follow,
    pause: follow,
    error: onFailure,
  }
  // The data of a near server can be there before anybody listens: then the event has been and gone.
  if (element.readyState >= HTMLMediaElement.HAVE_METADATA) goOn()
  else if (element.error) onFailure()
  for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener)
  return () => {
    for (const [event, listener] of Object.entries(listeners)) element.removeEventListener(event, listener)
  }
}

const startOf = ({ positionSeconds, durationSeconds }: OpenVideo): number =>
  positionSeconds > durationSeconds - TAIL_SECONDS ? 0 : positionSeconds
