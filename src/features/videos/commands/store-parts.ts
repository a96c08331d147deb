import type { CaptionTrack } from '#src/features/courses/tables.ts'
import { storeCaptions } from '#src/server/captions.ts'
import type { Context } from '#src/server/context.ts'
import { filesOfImage, storeImage } from '#src/server/images.ts'
import { storePdf } from '#src/server/pdfs.ts'
import { isRefused, type Refused } from '#src/wire/refusals.ts'

import { captionsKind, handoutKind, thumbnailKind } from '../policy.ts'

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
  if (isRefused(parts)) await removeFiles(context, files)
  return parts
}

/** Removes files that no row names after all. */
export async function removeFiles({ storage }: Context, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map(key => storage.remove(key)))
}

type Storing = { readonly given: GivenParts; readonly kept: readonly CaptionTrack[]; readonly files: string[] }

async function storeAll({ storage }: Context, { given, kept, files }: Storing): Promise<StoredParts | Refused> {
  const thumbnail = given.file && (await storeImage(storage, thumbnailKind, given.file))
  if (isRefused(thumbnail)) return thumbnail
  files.push(...filesOfImage(thumbnailKind, thumbnail))
  const pdfKey = given.pdf && (await storePdf(storage, handoutKind, given.pdf))
  if (isRefused(pdfKey)) return pdfKey
  if (pdfKey) files.push(pdfKey)
  const waiting = [...(given.captionFiles ?? [])]
  const captions: CaptionTrack[] = []
  for (const { language, label, isNew } of given.captions ?? []) {
    const file = isNew ? waiting.shift() : undefined
    const key = file
      ? await storeCaptions(storage, captionsKind, file)
      : kept.find(track => track.language === language)?.key
    if (isRefused(key)) return key
    if (file && key) files.push(key)
    if (key) captions.push({ language, label, key })
  }
  return {
    files,
    ...(thumbnail && { thumbnail }),
    ...(pdfKey && { pdfKey }),
    ...(given.captions && { captions }),
  }
}
