import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'

import type { PageSlug } from '../contract.ts'
import { pages } from '../tables.ts'
import { standardPages } from './standard-pages.ts'

/** A page's own text, or the one that comes with the product while nobody has written another. */
export async function getPage({ db }: Pick<Context, 'db'>, { slug }: { slug: z.output<typeof PageSlug> }) {
  const [own] = await db.select().from(pages).where(eq(pages.slug, slug))
  const { title, content, updatedAt } = own ?? standardPages[slug]
  return { title, content, isOwn: own !== undefined, updatedAt: updatedAt.toISOString() }
}
