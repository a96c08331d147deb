import { asc, eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { versionOf } from '#src/server/versions.ts'
import { answerTo, refuse } from '#src/wire/refusals.ts'

import { isReadable } from '../engine/ground.ts'
import { heroSlides, heroUploads } from '../tables.ts'

type Row = typeof heroSlides.$inferSelect
/** What one theme shows of a slide. */
export type SlideArt = Pick<Row, 'assetType' | 'assetUrl' | 'image' | 'ground'>

export const slideOf = (row: Row) => {
  const { id, h1, p, link, color, darkAssetType, darkAssetUrl } = row
  const { assetType, assetUrl, image, ground, darkImage, darkGround } = row
  return {
    _id: id,
    h1,
    p,
    link,
    color,
    ...artOf({ assetType, assetUrl, image, ground }, color),
    ...(darkAssetType &&
      darkAssetUrl && {
        dark: artOf(
          { assetType: darkAssetType, assetUrl: darkAssetUrl, image: darkImage, ground: darkGround },
          'white',
        ),
      }),
  }
}

/** @param color the colour of the words on it */
const artOf = ({ assetType, assetUrl, image, ground }: SlideArt, color: Row['color']) => ({
  image: image === null ? '' : publicFileUrl(image),
  asset: { asset_type: assetType, url: publicFileUrl(assetUrl) },
  ...(ground && isReadable(color, ground) && { ground }),
})

/** The landing page's slides in their order, at most three. */
export async function listHeroSlides({ db }: Pick<Context, 'db'>) {
  const rows = await db.select().from(heroSlides).orderBy(asc(heroSlides.pageNb))
  return { pages: rows.map(slideOf) }
}

/** A slide as it stands in its place now. */
export async function readSlide({ db }: Pick<Context, 'db'>, pageNb: number) {
  const [row] = await db.select().from(heroSlides).where(eq(heroSlides.pageNb, pageNb))
  return row
}

/** The same, so that it stays what it is until the transaction ends. */
export async function holdSlide(tx: Tx, pageNb: number) {
  const [row] = await tx.select().from(heroSlides).where(eq(heroSlides.pageNb, pageNb)).for('update')
  return row
}

/** For administrators: all three places, each with its slide and the newest upload for it, if there are any. */
export async function listHeroItems({ db, config }: Context) {
  const [slides, uploads] = await Promise.all([db.select().from(heroSlides), db.select().from(heroUploads)])
  return {
    isSentAway: config.s3 !== undefined,
    items: [1, 2, 3].map(pageNb => {
      const slide = slides.find(row => row.pageNb === pageNb)
      const newest = (theme: 'light' | 'dark') => uploads.find(row => row.pageNb === pageNb && row.theme === theme)
      const [upload, darkUpload] = [newest('light'), newest('dark')]
      return {
        pageNb,
        version: versionOf(slide ?? {}),
        ...(slide && { slide: slideOf(slide) }),
        ...(upload && { upload: tellUpload(upload) }),
        ...(darkUpload && { darkUpload: tellUpload(darkUpload) }),
      }
    }),
  }
}

const tellUpload = ({ id, state, failure }: typeof heroUploads.$inferSelect) => ({
  _id: id,
  state,
  failure: textOf(failure),
})

const textOf = (failure: (typeof heroUploads.$inferSelect)['failure']): string | null =>
  failure && answerTo(refuse(failure)).body.message
