import { sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { keepFigure } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { versionOf } from '#src/server/versions.ts'

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
  const [rows, used] = await Promise.all([
    db
      .select({ _id: categories.id, name: categories.name })
      .from(categories)
      .orderBy(...inOrder),
    keepFigure(db, 'uses of each category', () => countUses(db)),
  ])
  return {
    categories: rows.map(row => ({
      ...row,
      ...(used.get(row._id) ?? { courses: 0, blogs: 0, researches: 0 }),
      version: versionOf({ name: row.name }),
    })),
  }
}

async function countUses(db: Db) {
  const rows = await db.select({ id: categories.id, ...uses }).from(categories)
  return {
    value: new Map(rows.map(({ id, ...counts }) => [id, counts])),
    rows: rows.reduce((sum, { courses, blogs, researches }) => sum + courses + blogs + researches, 0),
  }
}
