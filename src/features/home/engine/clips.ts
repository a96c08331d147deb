// The door for short videos that people upload: what is in the bytes counts.
import { randomUUID } from 'node:crypto'

import type { Storage } from '#src/server/storage/storage.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'
import { containerOf } from '#src/wire/videos/video-head.ts'

import { readMp4 } from './mp4.ts'
import { readWebm } from './webm.ts'

export type ClipKind = { readonly folder: `public/${string}`; readonly mostSeconds: number }

const readers = { mp4: readMp4, matroska: readWebm }
const endings = { mp4: 'mp4', matroska: 'webm' }

/**
 * Stores what is an MP4 or a WebM with a video track, of a length that is known and not too long.
 * @returns the storage key, whose ending says what it is; or a refusal
 */
export async function storeClip(
  storage: Storage,
  { folder, mostSeconds }: ClipKind,
  file: Buffer,
): Promise<string | Refused> {
  const container = containerOf(file)
  const seconds = container && readers[container](file)
  if (!container || seconds === undefined || seconds > mostSeconds) return refuse('not-a-clip')
  const key = `${folder}/${randomUUID()}/clip.${endings[container]}`
  await storage.put(key, file)
  return key
}
