import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Figures that change while the site runs, by name: those that administrators edit (D-62), and those that jobs count. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
})
