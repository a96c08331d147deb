// The door for captions that people upload: what no browser could read is refused, with a word.
import { randomUUID } from 'node:crypto'

import type { Storage } from '#src/server/storage/storage.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'
import { CAPTIONS_MAX_BYTES, webVttOf } from '#src/wire/text/captions.ts'

/** Where a kind of captions is kept. */
export type CaptionsKind = { readonly folder: `public/${string}` | `private/${string}` }

/**
 * Stores captions under a name of ours, as UTF-8 with the line ends of Unix.
 * @returns the storage key, or a refusal for what is neither WebVTT nor SubRip with at least one caption
 */
export async function storeCaptions(storage: Storage, { folder }: CaptionsKind, file: Blob): Promise<string | Refused> {
  if (file.size > CAPTIONS_MAX_BYTES) return refuse('too-large')
  const text = webVttOf(await file.arrayBuffer())
  if (text === undefined) return refuse('not-captions')
  const key = `${folder}/${randomUUID()}.vtt`
  await storage.put(key, Buffer.from(text))
  return key
}
