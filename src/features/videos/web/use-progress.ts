// Follows what is being watched, and tells the academy.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import {
  COMPLETE_PERCENT,
  coveredPercent,
  gapsBefore,
  join,
  keepable,
  seenBefore,
  type Stretch,
} from '#src/wire/coverage.ts'

import type { OpenVideo } from './loaders.ts'
import type { MediaState } from './media-state.ts'
import { createSender } from './report-sender.ts'
import { createReporter, type Report } from './reporter.ts'

export type Answer = {
  readonly progress: number
  readonly courseProgress: number
  readonly certificateId: string | null
}
type Watching = { readonly courseId: string; readonly video: OpenVideo; readonly onAnswer: (answer: Answer) => void }

export type Watched = {
  /** Of the video, on all visits. */
  readonly percent: number
  /** Whether that is enough, and whether the academy says so, too. */
  readonly isEnough: boolean
  readonly isCounted: boolean
  /** What was skipped, up to where the reader is or has been; nothing once the video counts. */
  readonly gaps: readonly Stretch[]
}

/** Follows the element and reports, until it goes. What was open when it came is what it reports about. */
export function useProgress(element: HTMLVideoElement | null, media: MediaState, watching: Watching): Watched {
  const { revalidate } = useRevalidator()
  const { video } = watching
  const [seen, setSeen] = useState(() => seenBefore(video))
  const [recorded, setRecorded] = useState(video.progress)
  const latest = useRef({ ...watching, revalidate })
  useEffect(() => {
    latest.current = { ...watching, revalidate }
  })
  useEffect(() => {
    if (!element) return undefined
    const opened = latest.current
    const send = createSender({
      put: (report: FullReport) => api().putProgress(report),
      onAnswer: (answer: Answer) => {
        setRecorded(answer.progress)
        latest.current.onAnswer(answer)
      },
      onFailure: error => {
        // The course was closed meanwhile: the page shows it.
        if (isCallRefused(error) && error.status === 403) void latest.current.revalidate()
        return !isCallRefused(error) || error.status >= 500
      },
    })
    const ids = { courseId: opened.courseId, videoId: opened.video._id }
    return follow(element, opened.video, {
      onSeen: setSeen,
      tell: (report, isLeaving) => (isLeaving ? sendWhileLeaving : send)({ ...ids, ...report }),
    })
  }, [element])
  return watchedOf(media, { seen, recorded, durationSeconds: video.durationSeconds })
}

type Known = { readonly seen: readonly Stretch[]; readonly recorded: number; readonly durationSeconds: number }

function watchedOf({ duration, time }: MediaState, { seen, recorded, durationSeconds }: Known): Watched {
  const percent = Math.max(recorded, coveredPercent(seen, duration || durationSeconds))
  const isCounted = recorded >= COMPLETE_PERCENT
  const furthest = Math.max(time, seen.at(-1)?.[1] ?? 0)
  return {
    percent,
    isEnough: percent >= COMPLETE_PERCENT,
    isCounted,
    gaps: isCounted ? [] : gapsBefore(seen, furthest),
  }
}

type FullReport = Report & { courseId: string; videoId: string; seen: Stretch[] }

/** The page may be gone before an ordinary request is out. */
function sendWhileLeaving(report: FullReport): void {
  const headers = { 'content-type': 'application/json' }
  void fetch('/api/progress', { method: 'PUT', headers, body: JSON.stringify(report), keepalive: true }).catch(() => {})
}

type Followed = {
  readonly onSeen: (seen: Stretch[]) => void
  readonly tell: (report: Report & { seen: Stretch[] }, isLeaving: boolean) => void
}

function follow(element: HTMLVideoElement, video: OpenVideo, { onSeen, tell }: Followed): () => void {
  let seen = seenBefore(video)
  let isStarted = false
  let isLeaving = false
  const reporter = createReporter(video.progress, report =>
    tell({ ...report, seen: keepable(seen, element.duration || video.durationSeconds) }, isLeaving),
  )
  const moment = () => {
    // The element forgets what was played when its address changes; we do not.
    seen = join([...seen, ...stretchesOf(element.played)])
    onSeen(seen)
    return { percent: coveredPercent(seen, element.duration), position: element.currentTime, now: Date.now() }
  }
  const start = () => {
    if (!isStarted) reporter.start(moment())
    isStarted = true
  }
  const tick = () => {
    const now = moment()
    if (isStarted && !element.paused && !element.seeking) reporter.tick(now)
  }
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

/** Takes what a player reports as played; returns it as stretches. */
const stretchesOf = (played: TimeRanges): Stretch[] =>
  Array.from({ length: played.length }, (_, index): Stretch => [played.start(index), played.end(index)])
