import { and, eq } from 'drizzle-orm'

import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'

import type { Upload } from '../commands/begin-upload.ts'
import { uploads } from '../tables.ts'

/** @returns an upload of the person who asks; nobody has anything to do with another's */
export async function findUpload({ db, actor }: Context, id: string): Promise<Upload | undefined> {
  const person = personOf(actor)
  if (!person) return undefined
  const [upload] = await db
    .select({ id: uploads.id, key: uploads.mediaKey, bytes: uploads.bytes, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, person.id)))
  return upload
}
