import { filesOfImage, type ImageKind } from '#src/server/images/images.ts'
import type { PdfKind } from '#src/server/pdfs/pdfs.ts'
import { hours } from '#src/wire/durations.ts'

import type { CaptionsKind } from './engine/captions.ts'
import type { videoMedia, videos } from './tables.ts'

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

type Shown = Pick<typeof videos.$inferSelect, 'durationSeconds' | 'thumbnail'>

/** Why a video cannot be published yet. The encoder draws its thumbnail; without one, somebody must choose it. */
export function lackOf({
  durationSeconds,
  thumbnail,
}: Shown): 'video-not-ready' | 'video-without-thumbnail' | undefined {
  if (durationSeconds <= 0) return 'video-not-ready'
  return thumbnail === '' ? 'video-without-thumbnail' : undefined
}

/** How images of videos are kept: for cards, and as what the player shows before it plays. */
export const thumbnailKind: ImageKind = { folder: 'public/videos', widths: [640, 1280] }

/** Where the file of an upload stays, also once a video was made of it. */
export const folderOfUpload = (id: string): string => `private/videos/${id}`

/** Where the renditions of an uploaded video are; undefined for a video that came with the academy. */
export const hlsFolderOf = (mediaKey: string): string | undefined =>
  /^(private\/videos\/[0-9a-f-]{36})\/original\./.exec(mediaKey)?.[1]?.concat('/hls')

export const handoutKind: PdfKind = { folder: 'private/handouts' }
export const captionsKind: CaptionsKind = { folder: 'private/captions' }

/** Everybody may have it: it is cut from what everybody may watch. */
export const glimpseFolder = 'public/glimpses'

const ID = String.raw`[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}`
const ownGlimpse = new RegExp(`^${glimpseFolder}/${ID}\\.mp4$`)

/** What goes with it; nothing for one that came with the academy. */
export const filesOfGlimpse = (key: string | null): string[] => (key && ownGlimpse.test(key) ? [key] : [])

const ownFile = new RegExp(`/${ID}\\.(pdf|vtt)$`)

type Belongings = {
  readonly thumbnail: string
  readonly glimpse: string | null
  readonly pdfKey: string | null
  readonly captions: readonly { readonly key: string }[]
}

/**
 * The files that belong to a video besides its own file; none of those that came with the academy, which several videos
 * share: ours are named by a random id.
 */
export const filesOfVideo = ({ thumbnail, glimpse, pdfKey, captions }: Belongings): string[] => [
  ...filesOfImage(thumbnailKind, thumbnail),
  ...filesOfGlimpse(glimpse),
  ...[pdfKey ?? '', ...captions.map(({ key }) => key)].filter(key => ownFile.test(key)),
]
