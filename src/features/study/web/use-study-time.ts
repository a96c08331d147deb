// Counts how long somebody studies, and tells the academy about once a minute.
import { useEffect, useState, useSyncExternalStore } from 'react'

import { useViewer } from '#src/web/calls/page-data.ts'
import { minutes, seconds } from '#src/wire/durations.ts'
import { REPORT_MAX_SECONDS } from '#src/wire/study-limits.ts'

const LOOK_EVERY_MS = seconds(15)
/** A page that the machine put to sleep for longer has not been looked at. */
const ASLEEP_MS = seconds(45)
const TELL_FROM_MS = minutes(1)
/** Said when the page goes; less is not worth a call. */
const LEAST_MS = seconds(5)

/** What is not told yet, of all lessons that this tab has shown: what is lost on the way goes with the next. */
let untoldMs = 0

function tell(least: number): void {
  if (untoldMs < least) return
  const told = Math.min(REPORT_MAX_SECONDS, Math.floor(untoldMs / 1000))
  untoldMs -= told * 1000
  const body = JSON.stringify({ seconds: told, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  const lost = () => void (untoldMs += told * 1000)
  // `keepalive`, as the page may go meanwhile; who is signed out by now is told so by the next thing they press.
  fetch('/api/study', { method: 'PUT', headers: { 'content-type': 'application/json' }, body, keepalive: true }).then(
    ({ status }) => status >= 500 && lost(),
    lost,
  )
}

/** Counts from now until the returned function is called, while the page can be seen. */
function count(): () => void {
  let from = Date.now()
  const add = () => {
    const passed = Date.now() - from
    from = Date.now()
    if (passed > 0 && passed < ASLEEP_MS) untoldMs += passed
  }
  const look = () => {
    if (document.visibilityState === 'hidden') from = Date.now()
    else add()
    tell(TELL_FROM_MS)
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') {
      add()
      tell(LEAST_MS)
    } else from = Date.now()
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', hide)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', hide)
    if (document.visibilityState !== 'hidden') add()
    tell(TELL_FROM_MS)
  }
}

/** @param isStudying while this holds, time counts: a video plays, somebody reads */
export function useStudyTime(isStudying: boolean): void {
  const isSomebody = useViewer() !== null
  const counts = isStudying && isSomebody
  useEffect(() => (counts ? count() : undefined), [counts])
  // What is left of the last minute, when the page goes.
  useEffect(() => {
    const leave = () => tell(LEAST_MS)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

/** Whether a video plays. */
export const useIsPlaying = (video: HTMLVideoElement | null): boolean =>
  useSyncExternalStore(
    onChange => {
      const events = ['playing', 'pause', 'ended', 'emptied'] as const
      for (const event of events) video?.addEventListener(event, onChange)
      return () => {
        for (const event of events) video?.removeEventListener(event, onChange)
      }
    },
    () => video !== null && !video.paused && !video.ended,
    () => false,
  )

const stirs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
/** Nobody reads one screen for longer. */
const AWAY_MS = minutes(3)

/** Whether somebody is there: they have moved, pressed or scrolled a while ago at most. */
export function useIsThere(): boolean {
  const [isThere, setThere] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stir = () => {
      setThere(true)
      clearTimeout(timer)
      timer = setTimeout(() => setThere(false), AWAY_MS)
    }
    stir()
    for (const event of stirs) addEventListener(event, stir, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of stirs) removeEventListener(event, stir)
    }
  }, [])
  return isThere
}
