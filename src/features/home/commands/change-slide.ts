import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { filesOfImage, removeImage, storeImage } from '#src/server/images/images.ts'
import { isStale } from '#src/server/versions.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { homeContract } from '../contract.ts'
import { groundOf } from '../engine/ground.ts'
import { slideImage } from '../policy.ts'
import { readSlide, slideOf } from '../queries/slides.ts'
import { heroSlides } from '../tables.ts'
import { dropUploadOf } from './drop-uploads.ts'
import { removeFormer } from './remove-former.ts'

type Given = z.output<typeof homeContract.changeHero.input>

/**
 * Changes what a slide says, and the still of a video where one is sent; the file stays, and one that is on its way for
 * the former words is not taken any more.
 * Refuses 'not-found' for a place without a slide, a still for an image, 'not-an-image', and 'conflict' when another
 * file was published meanwhile, or for a form of an older version.
 */
export async function changeSlide(context: Context, { pageNb, version, still, ...words }: Given) {
  const { db, storage } = context
  const seen = await readSlide(context, pageNb)
  if (!seen) return refuse('not-found')
  if (still && seen.assetType !== 'video') return refuse('invalid', { text: 'still: Only a video has a still' })
  const image = still ? await storeImage(context, slideImage, still) : seen.image
  if (isRefused(image)) return image
  const ground = still ? await groundOf(still, context) : null
  const slide = await db.transaction(async tx => {
    const isAsSeen = and(eq(heroSlides.id, seen.id), eq(heroSlides.assetUrl, seen.assetUrl))
    const [before] = await tx.select().from(heroSlides).where(isAsSeen).for('update')
    if (!before || (await isStale(version, () => before))) return undefined
    const change = still ? { ...words, image, ground } : words
    const [after] = await tx.update(heroSlides).set(change).where(isAsSeen).returning()
    if (!after) return undefined
    await dropUploadOf(tx, pageNb)
    await recordAudit(tx, context, { action: 'hero.update', thing: { id: after.id, name: after.h1 }, before, after })
    await announce(tx, ['hero'])
    if (still) await removeFormer(context, tx, filesOfImage(slideImage, before.image))
    return after
  })
  if (slide) return { slide: slideOf(slide) }
  if (still && image) await removeImage(storage, slideImage, image)
  return refuse('conflict')
}
