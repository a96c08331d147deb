import { integer, pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'

/** Counters of attempts, shared by all replicas. The migration makes it UNLOGGED: losing it in a crash is harmless. */
export const limitCounters = pgTable('limit_counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** When the window ends and the count starts again. */
  endsAt: instant('ends_at').notNull(),
})
