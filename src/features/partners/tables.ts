import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'

export const partners = pgTable('partners', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  logo: text('logo').notNull(),
  website: text('website'),
  createdAt: instant('created_at').notNull().defaultNow(),
})
