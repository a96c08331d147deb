import { buffer } from 'node:stream/consumers'

import { and, eq, isNull } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'
import { containerOf, HEAD_BYTES } from '#src/wire/videos/video-head.ts'

import { uploadsFor } from '../engine/uploads/uploads.ts'
import { containerOfKey } from '../engine/uploads/video-types.ts'
import { uploads } from '../tables.ts'
import type { Upload } from './begin-upload.ts'

/**
 * Looks at an upload whose last byte has come: whether it is whole, and whether its bytes are those of a video. What is
 * none is removed at once. To be called again where a process died in between; a second run changes nothing.
 * @returns a refusal, or nothing when a video can be made of it
 */
export async function finishUpload(context: Context, upload: Upload): Promise<Refused | undefined> {
  const { db, storage } = context
  const { id, key, bytes } = upload
  const stored = await storage.stat(key)
  if (stored?.size !== bytes) return refuse('upload-unfinished')
  const head = await buffer(await storage.read(key, { start: 0, end: Math.min(HEAD_BYTES, bytes) - 1 }))
  const container = containerOf(head)
  if (!container || container !== containerOfKey(key)) {
    await dropUpload(context, upload)
    return refuse('not-a-video')
  }
  await db
    .update(uploads)
    .set({ finishedAt: context.now() })
    .where(and(eq(uploads.id, id), isNull(uploads.finishedAt)))
  return undefined
}

/** Removes an upload with what there is of its file; one that a video has taken meanwhile stays. */
export async function dropUpload(context: Context, upload: Upload): Promise<void> {
  const { db, storage } = context
  const door = uploadsFor(context)
  const gone = await db.delete(uploads).where(eq(uploads.id, upload.id)).returning({ id: uploads.id })
  if (gone.length === 0) return
  await door.discard(upload)
  for (const key of [upload.key, ...door.besides(upload.key)]) await storage.remove(key)
}
