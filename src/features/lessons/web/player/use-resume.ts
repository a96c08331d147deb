// Where playing begins, and going on after the media's address has run out.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'

import { useSource } from '#src/features/videos/web/use-source.ts'
import { useOnline } from '#src/web/online.ts'

import type { OpenVideo } from '../loaders.ts'
import { play, seek } from './actions.ts'
import { reasonOf } from './failure.ts'
import { keepLeft, readLeft } from './left-place.ts'
import { readSettings } from './settings.ts'

/** Who stopped this close to the end begins again. */
const TAIL_SECONDS = 3
/** After so many failures in a row the learner decides. */
const ATTEMPTS = 3

export type Resume = {
  readonly hasFailed: boolean
  /** Why, in the server's words, where it has some. */
  readonly reason: string | undefined
  readonly retry: () => void
}

/** Whether the page was opened to play on: by the video before it. */
export const playOn = { play: true } as const
const isToPlay = (state: unknown): boolean => typeof state === 'object' && state !== null && 'play' in state

/**
 * Goes to where the video was left, on any device, and sets speed and volume as they were. When the media fails, as it
 * does once its address has expired (D-9), the video is read again and goes on at the same second.
 */
export function useResume(element: HTMLVideoElement | null, video: OpenVideo): Resume {
  const location = useLocation()
  const { pathname } = location
  const routeState: unknown = location.state
  const { revalidate, state } = useRevalidator()
  const [failures, setFailures] = useState(0)
  const isReading = useRef(false)
  const { positionSeconds, durationSeconds } = video
  const begin = useRef<Begin>({ place: startOf(positionSeconds, durationSeconds), plays: isToPlay(routeState), at: 0 })

  useEffect(() => {
    if (!element) return undefined
    const { rate, volume, muted } = readSettings()
    Object.assign(element, { defaultPlaybackRate: rate, playbackRate: rate, volume, muted })
    const left = readLeft(pathname, Date.now())
    if (left !== undefined) begin.current.place = startOf(left, durationSeconds)
    const leave = () => keepLeft({ path: pathname, ...begin.current })
    const forget = keepPlace(element, begin.current, {
      onProgress: () => setFailures(0),
      onFailure: () => setFailures(count => count + 1),
    })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      forget()
      leave()
    }
  }, [element, pathname, durationSeconds])

  const load = useSource(element, video.url)
  const hasFailed = failures >= ATTEMPTS
  const isOnline = useOnline()
  useEffect(() => {
    // Reading the page without a line would take the player away.
    if (failures === 0 || hasFailed || !isOnline) return
    isReading.current = true
    void revalidate()
  }, [failures, hasFailed, isOnline, revalidate])

  useEffect(() => {
    if (!isReading.current || state !== 'idle') return
    isReading.current = false
    load()
  }, [load, state, video])

  return { hasFailed, reason: useReason(hasFailed, video.url), retry: () => setFailures(1) }
}

function useReason(hasFailed: boolean, url: string): string | undefined {
  const [reason, setReason] = useState<string>()
  useEffect(() => {
    if (!hasFailed) return undefined
    let isOver = false
    void reasonOf(url).then(said => isOver || setReason(said))
    return () => {
      isOver = true
      setReason(undefined)
    }
  }, [hasFailed, url])
  return reason
}

/** Where and whether the element goes on as soon as it has loaded, for the first time or again. */
type Begin = {
  place: number
  plays: boolean
  /** When it last played. */
  at: number
}
type Told = { readonly onProgress: () => void; readonly onFailure: () => void }

function keepPlace(element: HTMLVideoElement, begin: Begin, { onProgress, onFailure }: Told): () => void {
  const goOn = () => {
    // A place that it stands at is not sought: the picture before it would go.
    if (begin.place !== element.currentTime) seek(element, begin.place)
    if (begin.plays) play(element)
  }
  const remember = () => {
    // While it loads again it stands at 0.
    if (element.error || element.readyState === HTMLMediaElement.HAVE_NOTHING) return
    begin.place = element.currentTime
    if (!element.paused) begin.at = Date.now()
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

const startOf = (place: number, durationSeconds: number): number => (place > durationSeconds - TAIL_SECONDS ? 0 : place)
