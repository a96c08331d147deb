import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Editable figures and texts of the site, by name (D-62). */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
})
