import { pgTable, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { instant } from '#src/server/database/columns.ts'

/**
 * Up to when a person's time is used up: nobody watches two videos in the same minute (T35). Reports of one person follow
 * each other by the lock on this row.
 */
export const watchClocks = pgTable('watch_clocks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  creditedUntil: instant('credited_until').notNull().defaultNow(),
})
