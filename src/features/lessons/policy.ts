import { minutes, seconds } from '#src/wire/durations.ts'
import { COMPLETE_PERCENT } from '#src/wire/videos/coverage.ts'

/** The fastest that the player plays. */
const TOP_SPEED = 2
/** Room for a report that comes a little early: one step. */
const SLACK_PERCENT = 10
/** Reports that were lost are made up for as long as this; a player reports every ten seconds. */
const MOST_UNREPORTED_MS = minutes(15)

type Watching = {
  /** Percent. */
  readonly reported: number
  readonly recorded: number
  readonly durationSeconds: number
  /** Instants, in milliseconds: when the video was first played, and until when the person's time is used up. */
  readonly openedAt: number
  readonly creditedUntil: number
  readonly now: number
}

/**
 * How much of a report is believed. A second of somebody's time pays for two seconds of one video, once, and only time
 * after the video was opened. What is missing to a completed video's hundred percent costs nothing: it need not be played.
 * @returns the share in percent, and until when the person's time is used up then
 */
export function creditOf({ reported, recorded, durationSeconds, ...times }: Watching) {
  const { openedAt, creditedUntil, now } = times
  const percentMs = seconds(durationSeconds) / 100 / TOP_SPEED
  const from = Math.max(creditedUntil, openedAt, now - MOST_UNREPORTED_MS)
  const affordable = recorded + Math.max(0, Math.floor((now - from) / percentMs + SLACK_PERCENT))
  const isPaid = affordable >= COMPLETE_PERCENT
  const percent = Math.max(recorded, isPaid ? reported : Math.min(reported, affordable))
  const paidFor = Math.min(percent, COMPLETE_PERCENT) - Math.min(recorded, COMPLETE_PERCENT)
  return { percent, creditedUntil: paidFor > 0 ? from + paidFor * percentMs : creditedUntil }
}

/** How many videos one person may be sent at a time, on all devices together (T33). */
export const STREAMS_AT_ONCE = 3
/** A stream that is not renewed has ended: its process died. */
export const streamLifeMs = seconds(30)
export const streamRenewalMs = seconds(10)

/**
 * A rendition comes in segments with pauses between them, in which its stream goes on for this long. Players ask for the
 * next one every few seconds.
 */
const SEGMENT_PAUSE_MS = seconds(10)

/**
 * What a file counts as: the renditions of a video are one stream, whichever of them is sent. Captions and handouts are
 * small and not counted.
 */
export function streamOf(key: string): { readonly key: string; readonly lingerMs: number } | undefined {
  if (/\.(m3u8|m4s)$/.test(key)) return { key: key.slice(0, key.lastIndexOf('/')), lingerMs: SEGMENT_PAUSE_MS }
  return /\.(mp4|mov|webm|mkv)$/.test(key) ? { key, lingerMs: 0 } : undefined
}
