// Follows what is being watched, and tells the academy.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import {
  COMPLETE_PERCENT,
  coveredPercent,
  gapsBefore,
  join,
  keepable,
  seenBefore,
  type Stretch,
} from '#src/wire/videos/coverage.ts'

import type { OpenVideo } from '../loaders.ts'
import type { MediaState } from '../player/media-state.ts'
import { forgetUntold, keepSeen, readSeen } from './left-seen.ts'
import { createSender } from './report-sender.ts'
import { createReporter } from './reporter.ts'

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
  /** What was skipped, up to where the learner is or has been; nothing once the video counts. */
  readonly gaps: readonly Stretch[]
}

/** Follows the element and reports, until it goes. What was open when it came is what it reports about. */
export function useProgress(element: HTMLVideoElement | null, media: MediaState, watching: Watching): Watched {
  const { revalidate } = useRevalidator()
  const userId = useViewer()?._id
  const { video } = watching
  const [seen, setSeen] = useState(() => seenBefore(video))
  const [recorded, setRecorded] = useState(video.progress)
  const latest = useRef({ ...watching, userId, revalidate })
  useEffect(() => {
    latest.current = { ...watching, userId, revalidate }
  })
  useEffect(() => {
    if (!element) return undefined
    const opened = latest.current
    const ids = { courseId: opened.courseId, videoId: opened.video._id }
    const lesson = { userId: opened.userId, ...ids }
    const sender = createSender({
      put: (report: Told) => api().putProgress({ ...ids, ...report }),
      putLast: (report: Told) => putWhileLeaving({ ...ids, ...report }),
      onAnswer: (answer: Answer) => {
        setRecorded(answer.progress)
        if (!sender.isWaiting()) forgetUntold(lesson)
        latest.current.onAnswer(answer)
      },
      onFailure: error => {
        // The course was closed meanwhile: the page shows it.
        if (isCallRefused(error) && error.status === 403) void latest.current.revalidate()
        return !isCallRefused(error) || error.status >= 500
      },
      onLine: again => addEventListener('online', again, { once: true }),
    })
    return follow(element, opened.video, {
      ...sender,
      before: readSeen(lesson),
      onSeen: setSeen,
      onLeave: seen => keepSeen(lesson, seen, sender.isWaiting()),
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

type Told = { progress: number; position?: number; seen: Stretch[] }

async function putWhileLeaving(report: Told & { courseId: string; videoId: string }): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(report)
  const response = await fetch('/api/progress', { method: 'PUT', headers, body, keepalive: true })
  if (!response.ok) throw new Error(`the report was answered by ${response.status}`)
  return (await response.json()) as Answer // as the contract says
}

type Followed = {
  /** What this tab played before, of which the academy may not know. */
  readonly before: readonly Stretch[]
  readonly onSeen: (seen: Stretch[]) => void
  readonly onLeave: (seen: Stretch[]) => void
  readonly send: (report: Told) => void
  readonly sendLast: (report: Told) => void
  readonly isWaiting: () => boolean
}

function follow(element: HTMLVideoElement, video: OpenVideo, followed: Followed): () => void {
  const { before, onSeen, onLeave, send, sendLast, isWaiting } = followed
  let seen = join([...seenBefore(video), ...before])
  let isStarted = false
  let tell = send
  const keptSeen = () => keepable(seen, element.duration || video.durationSeconds)
  const reporter = createReporter(video.progress, report => tell({ ...report, seen: keptSeen() }))
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
  const leave = () => {
    if (!isStarted) return
    if (!element.paused || isWaiting()) reporter.leave(moment())
    onLeave(keptSeen())
  }
  const end = () => reporter.end(moment())
  /** Phones end a page that went to the background without another word. */
  const hide = ({ type }: Event) => {
    tell = sendLast
    if (type === 'pagehide' || document.visibilityState === 'hidden') leave()
    tell = send
  }
  const listeners = { playing: start, timeupdate: tick, pause, ended: end }
  for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener)
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', hide)
  onSeen(seen)
  const known = coveredPercent(seen, video.durationSeconds)
  // Lost on the way, or more than the academy's clock allowed then.
  if (known > video.progress) send({ progress: known, seen: keepable(seen, video.durationSeconds) })
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
