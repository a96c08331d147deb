import { filesOfImage, type ImageKind } from '#src/server/images/images.ts'
import type { PdfKind } from '#src/server/pdfs/pdfs.ts'
import { hours, minutes, seconds } from '#src/wire/durations.ts'
import { COMPLETE_PERCENT } from '#src/wire/money/coverage.ts'

import type { CaptionsKind } from './engine/captions.ts'
import type { videoMedia } from './tables.ts'

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

/** How many videos one person may be sending at a time (T56). */
export const UNFINISHED_UPLOADS = 5
/** What was begun and not finished, or finished and not used, is gone after this. */
export const uploadLifeMs = hours(24)

/** An encoding that says nothing for this long has died with its process, more often than it is tried again. */
const SILENCE_MS = hours(1)

type Encoding = Pick<typeof videoMedia.$inferSelect, 'stage' | 'reason' | 'updatedAt'>

/** What failed, broke off, or could not be encoded when the server had no encoder can be encoded again. */
export function canEncodeAgain({ stage, reason, updatedAt }: Encoding, now: Date): boolean {
  if (stage === 'failed' || reason === 'no-encoder') return true
  return stage === 'encoding' && now.getTime() - updatedAt.getTime() > SILENCE_MS
}

/** How pictures of videos are kept: for cards, and as what the player shows before it plays. */
export const thumbnailKind: ImageKind = { folder: 'public/videos', widths: [640, 1280] }

/** Where the renditions of an uploaded video are; undefined for a video that came with the academy. */
export const hlsFolderOf = (mediaKey: string): string | undefined =>
  /^(private\/videos\/[0-9a-f-]{36})\/original\./.exec(mediaKey)?.[1]?.concat('/hls')

export const handoutKind: PdfKind = { folder: 'private/handouts' }
export const captionsKind: CaptionsKind = { folder: 'private/captions' }

type Belongings = {
  readonly thumbnail: string
  readonly pdfKey: string | null
  readonly captions: readonly { readonly key: string }[]
}

/**
 * The files that belong to a video besides its own file; none of those that came with the academy, which several videos
 * share: ours are named by a random id.
 */
export const filesOfVideo = ({ thumbnail, pdfKey, captions }: Belongings): string[] => [
  ...filesOfImage(thumbnailKind, thumbnail),
  ...[pdfKey ?? '', ...captions.map(({ key }) => key)].filter(key =>
    /\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(pdf|vtt)$/.test(key),
  ),
]
