import { pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'

/** One row for each address that ever asked for the letter. Only a confirmed and not unsubscribed one receives it. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text('email').primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
  confirmedAt: instant('confirmed_at'),
  unsubscribedAt: instant('unsubscribed_at'),
})
