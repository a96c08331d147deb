import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { keepImage, removeImage, storeImage, type ImageContext } from '#src/server/images/images.ts'
import { isDrawnOnPaper } from '#src/server/images/on-paper.ts'
import { lookOf } from '#src/server/images/stored-image.ts'
import { countAttempt } from '#src/server/limits/limits.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'
import { isStorable } from '#src/wire/text/plain-text.ts'
import { PAPER_MARK } from '#src/wire/text/rich-text.ts'

import type { textImagesContract } from './contract.ts'
import { orphanAgeMs, textImage, uploadLimit } from './policy.ts'
import { findUsedKeys } from './queries.ts'
import { textImages } from './tables.ts'

/**
 * Keeps an image for a text, drawn anew (T51, D-50).
 * @returns its address, or a refusal of what is no image; that of a drawing on white ends with `PAPER_MARK`
 */
export async function addTextImage(context: Context, { file }: z.output<typeof textImagesContract.addTextImage.input>) {
  const { db, storage, actor } = context
  const user = userOf(actor)
  if (user?.role !== 'admin') return refuse('forbidden')
  const tooMany = await countAttempt(context, uploadLimit, user.id)
  if (tooMany) return tooMany
  const key = await storeImage(context, textImage, file)
  if (isRefused(key)) return key
  try {
    await db.transaction(async tx => {
      const [made] = await tx.insert(textImages).values({ key }).returning({ id: textImages.id })
      if (!made) throw new Error('a picture was not written down')
      // Not its key: whatever holds that is taken for a text that the image stands in.
      const thing = { id: made.id, name: isStorable(file.name) ? file.name : '' }
      await recordAudit(tx, context, { action: 'picture.create', thing })
    })
  } catch (error) {
    await removeImage(storage, textImage, key) // nothing would ever find it again
    throw error
  }
  const look = await lookOf(context, file)
  return { url: publicFileUrl(key) + (look && isDrawnOnPaper(look) ? PAPER_MARK : '') }
}

/** The most images of one run; the others go with the next. */
const MOST_AT_ONCE = 1000

/** Removes the images that are older than a day and stand in no text (T56). @returns how many */
export async function removeOrphans(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  signal?: AbortSignal,
): Promise<number> {
  const old = await db
    .select({ key: textImages.key })
    .from(textImages)
    .where(sql`${textImages.createdAt} < now() - ${orphanAgeMs / 1000} * interval '1 second'`)
  const used = old.length > 0 ? await findUsedKeys(db, signal) : new Set()
  const keys = old.map(({ key }) => key).filter(key => !used.has(key))
  return db.transaction(async tx => {
    const gone = await tx
      .delete(textImages)
      .where(inArray(textImages.key, keys.slice(0, MOST_AT_ONCE)))
      .returning({ key: textImages.key })
    if (gone.length > 0) await queue.send(tx, 'remove-files', { keys: gone.map(({ key }) => key) })
    return gone.length
  })
}

/** Stores an image of a text that comes from outside; a refusal for what is no image. */
export const keepTextImage = (context: ImageContext, file: Blob) => keepImage(context, textImage, file)
