import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'

/** Images that were uploaded to stand inside a text. Which text holds one is read from the texts themselves. */
export const textImages = pgTable(
  'text_pictures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    key: text('key').notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('text_pictures_created_at').on(table.createdAt)],
)
