// Which video files are taken.
import type { Container } from '#src/wire/videos/video-head.ts'

export type VideoType = { readonly ending: string; readonly container: Container }

/** By the type that a browser says. What it says only names the file: the bytes have to be of the same family. */
const types: Readonly<Record<string, VideoType>> = {
  'video/mp4': { ending: 'mp4', container: 'mp4' },
  'video/x-m4v': { ending: 'mp4', container: 'mp4' },
  'video/quicktime': { ending: 'mov', container: 'mp4' },
  'video/webm': { ending: 'webm', container: 'matroska' },
  'video/x-matroska': { ending: 'mkv', container: 'matroska' },
  'video/matroska': { ending: 'mkv', container: 'matroska' },
}

/** @returns undefined for a type that is not taken */
export const videoTypeOf = (claimed: string): VideoType | undefined =>
  Object.hasOwn(types, claimed) ? types[claimed] : undefined

/** @returns the family of a file with this ending, which our own keys have */
export const containerOfKey = (key: string): Container | undefined =>
  Object.values(types).find(({ ending }) => key.endsWith(`.${ending}`))?.container
