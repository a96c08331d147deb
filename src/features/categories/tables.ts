import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const categories = pgTable('categories', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Shown in lower case. */
  name: text('name').notNull().unique(),
  position: integer('position').notNull().default(0),
})
