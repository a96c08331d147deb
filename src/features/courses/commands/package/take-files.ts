// The files of a course from outside: each goes through the same door as an upload of its kind.
import { buffer } from 'node:stream/consumers'

import { keepTextImage } from '#src/features/text-images/commands.ts'
import { keepCaptions, keepVideo, keepHandout, keepStill } from '#src/features/videos/commands/keep-files.ts'
import { ArchiveError } from '#src/server/archive/archive.ts'
import type { FoundEntry } from '#src/server/archive/read-archive.ts'
import type { ImageContext, KeptImage } from '#src/server/images/images.ts'
import { answerTo, isRefused, type Refused } from '#src/wire/refusals.ts'
import { PDF_MAX_BYTES, UPLOAD_MAX_BYTES } from '#src/wire/upload-limits.ts'
import { VIDEO_MAX_BYTES } from '#src/wire/uploads.ts'

import { keepCourseImage } from '../course-parts.ts'
import type { CoursePackage } from './course-package.ts'

/** Storage keys by the names of the archive, and every file that was stored. */
export type TakenFiles = { readonly keys: Map<string, string>; readonly stored: string[] }
type Taking = { readonly head: CoursePackage; readonly taken: TakenFiles }

/**
 * Stores one file of a course.
 * @throws ArchiveError when the head does not name it, or an upload of its kind would be refused
 */
export async function takeFiles(context: ImageContext, { head, taken }: Taking, entry: FoundEntry): Promise<void> {
  const door = doorOf(head, entry.name)
  if (!door) throw new ArchiveError(`it holds ${entry.name}, which its head does not name`)
  if (entry.bytes > door.most) throw new ArchiveError(`${entry.name} is too large`)
  const stored = await door.store(context, entry)
  if (isRefused(stored)) throw new ArchiveError(`${entry.name}: ${answerTo(stored).body.message}`)
  taken.stored.push(...stored.files)
  taken.keys.set(entry.name, stored.key)
}

type Stored = KeptImage
type Door = {
  readonly most: number
  readonly store: (context: ImageContext, entry: FoundEntry) => Promise<Stored | Refused>
}

function doorOf({ course, pictures, videos }: CoursePackage, name: string): Door | undefined {
  if (name === course.picture) return picture(keepCourseImage)
  if (pictures.some(({ file }) => file === name)) return picture(keepTextImage)
  if (videos.some(video => video.picture === name)) return picture(keepStill)
  if (videos.some(video => video.pdf === name)) return handout
  if (videos.some(({ captions }) => captions.some(({ file }) => file === name))) return captions
  return videos.some(one => one.film === name) ? video : undefined
}

type KeepImage = (context: ImageContext, file: Blob) => Promise<KeptImage | Refused>

const picture = (keep: KeepImage): Door => ({
  most: UPLOAD_MAX_BYTES,
  store: async (context, entry) => keep(context, await blobOf(entry)),
})

const handout: Door = {
  most: PDF_MAX_BYTES,
  store: async (context, entry) => alone(await keepHandout(context, await blobOf(entry))),
}

const captions: Door = {
  most: UPLOAD_MAX_BYTES,
  store: async (context, entry) => alone(await keepCaptions(context, await blobOf(entry))),
}

const video: Door = {
  most: VIDEO_MAX_BYTES,
  store: async (context, { body }) => alone(await keepVideo(context, body)),
}

const alone = (key: string | Refused): Stored | Refused => (isRefused(key) ? key : { key, files: [key] })

const blobOf = async ({ body }: FoundEntry): Promise<Blob> => new Blob([new Uint8Array(await buffer(body))])
