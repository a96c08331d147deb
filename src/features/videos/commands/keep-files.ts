// The files of a video from elsewhere: each goes through the same door as an upload of its kind.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

import { keepImage, type ImageContext } from '#src/server/images/images.ts'
import { storePdf } from '#src/server/pdfs/pdfs.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'
import { containerOf, HEAD_BYTES } from '#src/wire/videos/video-head.ts'

import { storeCaptions } from '../engine/captions.ts'
import { captionsKind, handoutKind, thumbnailKind } from '../policy.ts'

export const keepStill = (context: ImageContext, file: Blob) => keepImage(context, thumbnailKind, file)

export const keepHandout = (context: ImageContext, file: Blob) => storePdf(context, handoutKind, file)

export const keepCaptions = ({ storage }: ImageContext, file: Blob) => storeCaptions(storage, captionsKind, file)

/**
 * A video may be larger than the memory: its first bytes are looked at, then it flows into the storage.
 * @returns its storage key; the refusal 'not-a-video' when its first bytes are not those of one
 */
export async function keepVideo({ storage }: ImageContext, body: AsyncIterable<Buffer>): Promise<string | Refused> {
  const chunks = body[Symbol.asyncIterator]()
  const start: Buffer[] = []
  for (let held = 0; held < HEAD_BYTES;) {
    const step = await chunks.next()
    if (step.done) break
    start.push(step.value)
    held += step.value.length
  }
  const container = containerOf(Buffer.concat(start).subarray(0, HEAD_BYTES))
  if (!container) return refuse('not-a-video')
  const key = `private/videos/${randomUUID()}/original.${container === 'mp4' ? 'mp4' : 'mkv'}`
  await storage.put(key, Readable.from(restOf(start, chunks)))
  return key
}

async function* restOf(start: readonly Buffer[], chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* start
  for (let step = await chunks.next(); !step.done; step = await chunks.next()) yield step.value
}
