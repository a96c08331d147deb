import { lt, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'

import { uploadLifeMs } from '../policy.ts'
import { uploads } from '../tables.ts'
import { dropUpload } from './finish-upload.ts'

const AT_ONCE = 100

/**
 * Removes uploads that nobody finished in time, and whole ones that became no video (T56); and what died in the middle of
 * being written, whatever it was (R15).
 * @returns how many uploads
 */
export async function sweepUploads(context: Context): Promise<number> {
  const endedBefore = new Date(context.now().getTime() - uploadLifeMs)
  const since = sql<Date>`coalesce(${uploads.finishedAt}, ${uploads.createdAt})`
  const old = await context.db
    .select({ id: uploads.id, key: uploads.mediaKey, bytes: uploads.bytes, createdAt: uploads.createdAt })
    .from(uploads)
    .where(lt(since, sql`${endedBefore.toISOString()}::timestamptz`))
    .limit(AT_ONCE)
  for (const upload of old) await dropUpload(context, upload)
  await context.storage.sweep?.(endedBefore)
  return old.length
}
