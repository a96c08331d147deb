import { asc } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'

import { categories } from '../tables.ts'

export const inOrder = [asc(categories.position), asc(categories.name)]

/** All categories in their order. */
export async function listCategories({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .select({ _id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(...inOrder)
  return { categories: rows }
}
