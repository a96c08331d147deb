import { buffer } from 'node:stream/consumers'

import { and, eq } from 'drizzle-orm'

import { storeClip } from '#src/features/home/engine/clips.ts'
import { groundOf } from '#src/features/home/engine/ground.ts'
import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'
import { removeImage, storeImage } from '#src/server/images/images.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { darkFilesOf, filesOf, mostBytes, slideClip, slideImage } from '../policy.ts'
import { holdSlide, readSlide, slideOf, type SlideArt } from '../queries/slides.ts'
import { heroSlides, heroUploads } from '../tables.ts'
import type { AwaitedUpload } from './look-for-file.ts'
import { removeFormer } from './remove-former.ts'

type Upload = typeof heroUploads.$inferSelect
type Art = Pick<SlideArt, 'assetUrl' | 'image' | 'ground'>

/**
 * Checks the bytes that arrived for a slide, keeps what was made from them, and only then switches the slide (T86). Who
 * asks twice gets the same answer.
 * @param still what stands before a video plays
 * @returns the slide as it is now, or why the file became none; 'upload-missing' while it may still come
 */
export async function publishHeroUpload(context: Context, asked: AwaitedUpload & { still?: File | undefined }) {
  const upload = await findUpload(context, asked)
  if (!upload) return refuse('conflict')
  if (upload.failure) return refuse(upload.failure)
  if (upload.state === 'published') return published(context, upload)
  const art = await makeArt(context, upload, asked.still)
  if (!isRefused(art)) return switchSlide(context, upload, art)
  if (art.refused !== 'upload-missing') await giveUp(context, upload, art)
  return art
}

/** The newest upload for a slide, unless another one has taken its place. */
export async function findUpload({ db }: Context, { pageNb, upload }: AwaitedUpload): Promise<Upload | undefined> {
  const [found] = await db
    .select()
    .from(heroUploads)
    .where(and(eq(heroUploads.pageNb, pageNb), eq(heroUploads.id, upload)))
  return found
}

/** The slide that somebody else, or the job, has published meanwhile. */
async function published(context: Context, { pageNb }: Upload) {
  return context.db.transaction(async tx => {
    const row = await readSlide({ db: tx }, pageNb)
    if (!row) return refuse('not-found')
    await audit(tx, context, { after: row })
    return { slide: slideOf(row) }
  })
}

type Slide = typeof heroSlides.$inferSelect

/** The job publishes what an administrator asked for: that is on record already. */
async function audit(tx: Tx, context: Context, { before, after }: { before?: Slide | undefined; after: Slide }) {
  if (!userOf(context.actor)) return
  const thing = { id: after.id, name: after.h1 }
  await recordAudit(tx, context, { action: 'hero.publish', thing, ...(before && { before }), after })
}

async function makeArt(context: Context, upload: Upload, still: File | undefined): Promise<Art | Refused> {
  const { storage } = context
  const bytes = await readOnce(context, upload)
  if (isRefused(bytes)) return bytes
  if (upload.assetType === 'image') {
    const file = new Blob([Uint8Array.from(bytes)])
    const image = await storeImage(context, slideImage, file)
    return isRefused(image) ? image : { assetUrl: image, image, ground: await groundOf(file, context) }
  }
  const image = still ? await storeImage(context, slideImage, still) : null
  if (isRefused(image)) return image
  const clip = await storeClip(storage, slideClip, bytes)
  if (!isRefused(clip)) return { assetUrl: clip, image, ground: still ? await groundOf(still, context) : null }
  if (image) await removeImage(storage, slideImage, image)
  return clip
}

/** What is checked is what is kept, whatever is sent to the same address meanwhile. */
async function readOnce({ storage, now }: Context, upload: Upload): Promise<Buffer | Refused> {
  const file = await storage.stat(upload.key)
  if (!file) return refuse(now() < upload.expiresAt ? 'upload-missing' : 'upload-expired')
  if (file.size > mostBytes[upload.assetType]) return refuse('too-large')
  if (file.size === 0) return Buffer.alloc(0)
  return buffer(await storage.read(upload.key, { start: 0, end: file.size - 1 }))
}

/** Only one of two that publish at the same time finds the upload waiting; the other one's files are dropped. */
async function switchSlide(context: Context, upload: Upload, art: Art) {
  const { db, queue } = context
  const { pageNb, key } = upload
  const slide = await db.transaction(async tx => {
    // The slide first, as whoever changes its words does: nobody waits in a circle.
    const former = await holdSlide(tx, pageNb)
    const waiting = and(eq(heroUploads.id, upload.id), eq(heroUploads.state, 'waiting'))
    const won = await tx.update(heroUploads).set({ state: 'published' }).where(waiting)
    if (won.rowCount === 0) return undefined
    const slide = upload.theme === 'dark' ? await setDark(tx, upload, art) : await setSlide(tx, upload, art)
    if (!slide) return undefined
    await audit(tx, context, { before: former, after: slide })
    await announce(tx, ['hero'])
    await queue.send(tx, 'remove-files', { keys: [key] })
    if (former) await removeFormer(context, tx, upload.theme === 'dark' ? darkFilesOf(former) : filesOf(former))
    return slide
  })
  if (slide) return { slide: slideOf(slide) }
  await queue.send(db, 'remove-files', { keys: filesOf(art) })
  const winner = await findUpload(context, { pageNb, upload: upload.id })
  return winner?.state === 'published' ? published(context, winner) : refuse('conflict')
}

async function setSlide(tx: Tx, { pageNb, h1, p, link, color, assetType }: Upload, art: Art): Promise<Slide> {
  const row = { h1, p, link, color, assetType, ...art }
  const [slide] = await tx
    .insert(heroSlides)
    .values({ pageNb, ...row })
    .onConflictDoUpdate({ target: heroSlides.pageNb, set: row })
    .returning()
  if (!slide) throw new Error('an insert returns its row')
  return slide
}

/** Its words stay what they are; without a slide there is nothing to be shown otherwise. */
async function setDark(tx: Tx, { pageNb, assetType }: Upload, { assetUrl, image, ground }: Art) {
  const [slide] = await tx
    .update(heroSlides)
    .set({ darkAssetType: assetType, darkAssetUrl: assetUrl, darkImage: image, darkGround: ground })
    .where(eq(heroSlides.pageNb, pageNb))
    .returning()
  return slide
}

/** What was refused once stays refused: the file is removed, and the next one needs a new address. */
async function giveUp({ db, queue }: Context, upload: Upload, { refused }: Refused): Promise<void> {
  await db.transaction(async tx => {
    await tx
      .update(heroUploads)
      .set({ state: 'failed', failure: refused })
      .where(and(eq(heroUploads.id, upload.id), eq(heroUploads.state, 'waiting')))
    await queue.send(tx, 'remove-files', { keys: [upload.key] })
  })
}
