import type { Context } from '#src/server/context.ts'
import { filesOfImage, storeImage } from '#src/server/images/images.ts'
import { storePdf } from '#src/server/pdfs/pdfs.ts'
import { removeFiles } from '#src/server/storage/keep-files.ts'
import { isRefused, refusals, type Refused } from '#src/wire/refusals.ts'

import { storeCaptions } from '../engine/captions.ts'
import { captionsKind, handoutKind, thumbnailKind } from '../policy.ts'
import type { CaptionTrack } from '../tables.ts'

type GivenTrack = { readonly language: string; readonly label: string; readonly isNew: boolean }
export type GivenParts = {
  readonly file?: File | undefined
  readonly pdf?: File | undefined
  readonly captions?: readonly GivenTrack[] | undefined
  readonly captionFiles?: readonly File[] | undefined
}

/** What was given, as a video keeps it; absent is what was not. `files` are all that were stored for it. */
export type StoredParts = {
  readonly thumbnail?: string
  readonly pdfKey?: string
  readonly captions?: CaptionTrack[]
  readonly files: readonly string[]
}

/**
 * Stores the files that come with a video.
 * @param kept the captions that it has: those of a language that is named without a new file stay, the others go
 * @returns a refusal for a file that is not what it should be; nothing is left of the others then
 */
export async function storeParts(
  context: Context,
  given: GivenParts,
  kept: readonly CaptionTrack[] = [],
): Promise<StoredParts | Refused> {
  const files: string[] = []
  const parts = await storeAll(context, { given, kept, files })
  if (isRefused(parts)) await removeFiles(context.storage, files)
  return parts
}

type Storing = { readonly given: GivenParts; readonly kept: readonly CaptionTrack[]; readonly files: string[] }

async function storeAll(context: Context, storing: Storing): Promise<StoredParts | Refused> {
  const image = await storeThumbnail(context, storing)
  if (isRefused(image)) return image
  const handout = await storeHandout(context, storing)
  if (isRefused(handout)) return handout
  const { captions: tracks } = storing.given
  const captions = tracks && (await storeTracks(context, tracks, storing))
  if (isRefused(captions)) return captions
  return { files: storing.files, ...image, ...handout, ...(captions && { captions }) }
}

async function storeThumbnail(context: Context, { given, files }: Storing) {
  if (!given.file) return {}
  const thumbnail = await storeImage(context, thumbnailKind, given.file)
  if (isRefused(thumbnail)) return thumbnail
  files.push(...filesOfImage(thumbnailKind, thumbnail))
  return { thumbnail }
}

async function storeHandout(context: Context, { given, files }: Storing) {
  if (!given.pdf) return {}
  const pdfKey = await storePdf(context, handoutKind, given.pdf)
  if (isRefused(pdfKey)) return pdfKey
  files.push(pdfKey)
  return { pdfKey }
}

/** A track that is neither new nor kept is left out. */
async function storeTracks(
  { storage }: Context,
  tracks: readonly GivenTrack[],
  { given, kept, files }: Storing,
): Promise<CaptionTrack[] | Refused> {
  const waiting = [...(given.captionFiles ?? [])]
  const stored: CaptionTrack[] = []
  for (const [index, { language, label, isNew }] of tracks.entries()) {
    const file = isNew ? waiting.shift() : undefined
    const made = file && (await storeCaptions(storage, captionsKind, file))
    if (isRefused(made)) return inRow(made, index)
    if (made) files.push(made)
    const key = made ?? kept.find(track => track.language === language)?.key
    if (key) stored.push({ language, label, key })
  }
  return stored
}

/** Says in which row of the form the file stands. */
const inRow = (refused: Refused, index: number): Refused => {
  const message = refused.text ?? refusals[refused.refused][1]
  return { ...refused, fields: [{ path: `captions.${index}.file`, message }] }
}
