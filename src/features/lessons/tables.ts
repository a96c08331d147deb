import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

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

/**
 * Connections that a video is being sent over, of all replicas. A row lives a little longer than the last sign of life of
 * its connection. The migration makes it UNLOGGED: losing it in a crash is harmless.
 */
export const mediaStreams = pgTable(
  'media_streams',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    mediaKey: text('media_key').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  table => [index('media_streams_user').on(table.userId)],
)
