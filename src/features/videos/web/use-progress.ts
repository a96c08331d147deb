// Tells the academy what is being watched.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

import { api, isCallRefused } from '#src/web/api.ts'

import { assumedStretch, coveredPercent, join, stretchesOf, type Stretch } from './coverage.ts'
import type { OpenVideo } from './loaders.ts'
import { createReporter, type Report } from './reporter.ts'

export type Answer = {
  readonly progress: number
  readonly courseProgress: number
  readonly certificateId: string | null
}
type Watched = { readonly courseId: string; readonly video: OpenVideo; readonly onAnswer: (answer: Answer) => void }

/** Follows the element and reports, until it goes. What was open when it came is what it reports about. */
export function useProgress(element: HTMLVideoElement | null, watched: Watched): void {
  const { revalidate } = useRevalidator()
  const latest = useRef({ ...watched, revalidate })
  useEffect(() => {
    latest.current = { ...watched, revalidate }
  })
  useEffect(() => {
    if (!element) return undefined
    const { courseId, video } = latest.current
    const ids = { courseId, videoId: video._id }
    return follow(element, video, (report, isLeaving) => {
      if (isLeaving) return sendWhileLeaving({ ...ids, ...report })
      return void api()
        .putProgress({ ...ids, ...report })
        .then(latest.current.onAnswer, (error: unknown) => {
          // The course was closed meanwhile: the page shows it. Anything else is made up for by the next report.
          if (isCallRefused(error) && error.status === 403) void latest.current.revalidate()
        })
    })
  }, [element])
}

/** The page may be gone before an ordinary request is out. */
function sendWhileLeaving(report: Report & { courseId: string; videoId: string }): void {
  const headers = { 'content-type': 'application/json' }
  void fetch('/api/progress', { method: 'PUT', headers, body: JSON.stringify(report), keepalive: true }).catch(() => {})
}

type Tell = (report: Report, isLeaving: boolean) => void

function follow(element: HTMLVideoElement, video: OpenVideo, tell: Tell): () => void {
  let seen: Stretch[] = [assumedStretch(video)]
  let isStarted = false
  let isLeaving = false
  const reporter = createReporter(video.progress, report => tell(report, isLeaving))
  const moment = () => {
    // The element forgets what was played when its address changes; we do not.
    seen = join([...seen, ...stretchesOf(element.played)])
    return { percent: coveredPercent(seen, element.duration), position: element.currentTime, now: Date.now() }
  }
  const start = () => {
    if (!isStarted) reporter.start(moment())
    isStarted = true
  }
  const tick = () => isStarted && !element.paused && !element.seeking && reporter.tick(moment())
  const pause = () => isStarted && !element.ended && reporter.leave(moment())
  const leave = () => isStarted && !element.paused && reporter.leave(moment())
  const end = () => reporter.end(moment())
  /** Phones end a page that went to the background without another word. */
  const hide = ({ type }: Event) => {
    isLeaving = true
    if (type === 'pagehide' || document.visibilityState === 'hidden') leave()
    isLeaving = false
  }
  const listeners = { playing: start, timeupdate: tick, pause, ended: end }
  for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener)
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', hide)
  return () => {
    for (const [event, listener] of Object.entries(listeners)) element.removeEventListener(event, listener)
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', hide)
    leave()
  }
}
