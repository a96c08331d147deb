import { asc } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import { heroSlides } from './tables.ts'

/** The landing page's slides in their order, at most three. */
export async function listHeroSlides({ db }: Context) {
  const rows = await db.select().from(heroSlides).orderBy(asc(heroSlides.pageNb))
  return {
    pages: rows.map(({ id, h1, p, link, color, assetType, assetUrl, image }) => ({
      _id: id,
      h1,
      p,
      link,
      color,
      image: publicFileUrl(image),
      asset: { asset_type: assetType, url: publicFileUrl(assetUrl) },
    })),
  }
}
