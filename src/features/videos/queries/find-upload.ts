import { and, eq } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'

import type { Upload } from '../commands/begin-upload.ts'
import { uploads } from '../tables.ts'

/** @returns an upload of the person who asks; nobody has anything to do with another's */
export async function findUpload({ db, actor }: Context, id: string): Promise<Upload | undefined> {
  const user = userOf(actor)
  if (!user) return undefined
  const [upload] = await db
    .select({ id: uploads.id, key: uploads.mediaKey, bytes: uploads.bytes, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, user.id)))
  return upload
}
