import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { instant } from '#src/server/database/columns.ts'

/** A list of the dashboard as an administrator wants to find it again. Nobody else sees it. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Path of the list's page. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The search and filters of its address, without `?`: the list reads them, and leaves out what makes no sense. */
    search: text('search').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    unique('saved_views_name').on(table.userId, table.list, table.name),
    check('saved_views_search', sql`char_length(${table.search}) between 1 and 500`),
  ],
)
