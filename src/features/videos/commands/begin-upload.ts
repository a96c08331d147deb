import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'
import { VIDEO_MAX_BYTES } from '#src/wire/uploads.ts'

import type { UploadedFile } from '../engine/uploads/uploads.ts'
import { videoTypeOf } from '../engine/uploads/video-types.ts'
import { folderOfUpload, UNFINISHED_UPLOADS } from '../policy.ts'

type Announced = { readonly bytes: number; readonly name: string; readonly type: string }
export type Upload = UploadedFile & { readonly id: string }

/**
 * Makes room for a video that a person is going to send.
 * @param announced `type` is what the browser says of it; the bytes are looked at once they are all there
 * @returns a refusal when it is too large, of a kind that we do not take, or one upload too many (T56)
 */
export async function beginUpload(
  { db }: Context,
  user: User,
  { bytes, name, type }: Announced,
): Promise<Upload | Refused> {
  if (bytes > VIDEO_MAX_BYTES) return refuse('too-large')
  const known = videoTypeOf(type)
  if (!known) return refuse('not-a-video')
  const id = randomUUID()
  const key = `${folderOfUpload(id)}/original.${known.ending}`
  return db.transaction(async tx => {
    // One at a time for each person, or else two that ask at the same moment would both find the last place free.
    await lockName(tx, `uploads ${user.id}`)
    const { rowCount } = await tx.execute(sql`
      insert into uploads (id, user_id, name, media_key, bytes)
      select ${id}::uuid, ${user.id}::uuid, ${name}, ${key}, ${bytes}::bigint
      where ${UNFINISHED_UPLOADS} > (
        select count(*) from uploads where user_id = ${user.id} and finished_at is null)`)
    return rowCount === 1 ? { id, key, bytes, createdAt: new Date() } : refuse('too-many-uploads')
  })
}
