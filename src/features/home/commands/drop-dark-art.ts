import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { homeContract } from '../contract.ts'
import { darkFilesOf } from '../policy.ts'
import { holdSlide, slideOf } from '../queries/slides.ts'
import { heroSlides, heroUploads } from '../tables.ts'
import { removeFormer } from './remove-former.ts'

const nothing = { darkAssetType: null, darkAssetUrl: null, darkImage: null, darkGround: null } as const

/**
 * The dark theme shows again what the light one does; a file that is on its way for it is not taken any more. Who asks
 * twice gets the same answer. Refuses 'not-found' for a place without a slide.
 */
export async function dropDarkArt(context: Context, { pageNb }: z.output<typeof homeContract.dropDarkHero.input>) {
  return context.db.transaction(async tx => {
    const before = await holdSlide(tx, pageNb)
    if (!before) return refuse('not-found')
    await tx.delete(heroUploads).where(and(eq(heroUploads.pageNb, pageNb), eq(heroUploads.theme, 'dark')))
    if (!before.darkAssetUrl) return { slide: slideOf(before) }
    const [after] = await tx.update(heroSlides).set(nothing).where(eq(heroSlides.id, before.id)).returning()
    if (!after) return refuse('not-found')
    await recordAudit(tx, context, { action: 'hero.update', thing: { id: after.id, name: after.h1 }, before, after })
    await announce(tx, ['hero'])
    await removeFormer(context, tx, darkFilesOf(before))
    return { slide: slideOf(after) }
  })
}
