import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

import type { PageSlug } from '../contract.ts'
import { pages } from '../tables.ts'
import { standardPages } from './standard-pages.ts'

/** A page's own text, or the one that comes with the product while nobody has written another. */
export async function getPage({ db }: Pick<Context, 'db'>, { slug }: { slug: z.output<typeof PageSlug> }) {
  const [own] = await db.select().from(pages).where(eq(pages.slug, slug))
  const { title, content, updatedAt } = own ?? standardPages[slug]
  return { title, content, isOwn: own !== undefined, updatedAt: updatedAt.toISOString() }
}

/** What the form of a page changes. */
export async function pageState(db: Db, { slug }: { slug: z.output<typeof PageSlug> }) {
  const { title, content, isOwn } = await getPage({ db }, { slug })
  return { title, content, isOwn }
}
