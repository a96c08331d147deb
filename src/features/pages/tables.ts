import { pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'

/** The standing texts that an administrator has changed; the others are those that come with the product. */
export const pages = pgTable('pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  /** HTML of the closed list of elements, sanitised on write. */
  content: text('content').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
