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
  const begin = useRef({ place: startOf(video), plays: isToPlay(routeState) })

  useEffect(() => {
    if (!element) return undefined
    const { rate, volume, muted } = readSettings()
    Object.assign(element, { defaultPlaybackRate: rate, playbackRate: rate, volume, muted })
    const goOn = () => {
      seek(element, begin.current.place)
      if (begin.current.plays) play(element)
      begin.current = { ...begin.current, plays: false }
    }
    const remember = () => {
      // While it loads again it stands at 0.
      if (element.error || element.readyState === HTMLMediaElement.HAVE_NOTHING) return
      begin.current = { place: element.currentTime, plays: false }
      setFailures(0)
    }
    const recover = () => {
      begin.current = { ...begin.current, plays: !element.paused }
      setFailures(count => count + 1)
    }
    // The data of a near server can be there before this runs: then the event has been and gone.
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) goOn()
    else if (element.error) recover()
    element.addEventListener('loadedmetadata', goOn)
    element.addEventListener('timeupdate', remember)
    element.addEventListener('seeking', remember)
    element.addEventListener('error', recover)
    return () => {
      element.removeEventListener('loadedmetadata', goOn)
      element.removeEventListener('timeupdate', remember)
      element.removeEventListener('seeking', remember)
      element.removeEventListener('error', recover)
    }
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

const startOf = ({ positionSeconds, durationSeconds }: OpenVideo): number =>
  positionSeconds > durationSeconds - TAIL_SECONDS ? 0 : positionSeconds
