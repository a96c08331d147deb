import { sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'

import { categories } from '../tables.ts'
import { inOrder } from './list-categories.ts'

// What carries a category stands above it in the feature graph, so those tables are named in SQL.
const carriedBy = (table: 'course_categories' | 'blog_categories' | 'research') =>
  sql`(select count(*) from ${sql.identifier(table)} where category_id = categories.id)`.mapWith(Number)

/** How many courses, posts and papers carry a category. For a statement whose only table is `categories`. */
export const uses = {
  courses: carriedBy('course_categories'),
  blogs: carriedBy('blog_categories'),
  researches: carriedBy('research'),
}

/** All categories in their order, with what carries them. */
export async function manageCategories({ db }: Context) {
  const rows = await db
    .select({ _id: categories.id, name: categories.name, ...uses })
    .from(categories)
    .orderBy(...inOrder)
  return { categories: rows }
}
