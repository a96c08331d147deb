// What the academy remembers of payments on a provider's own page: which key has which, and what staff sent back by hand.
import { sql } from 'drizzle-orm'
import { boolean, char, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../../database/columns.ts'

export const redirectPayments = pgTable(
  'redirect_payments',
  {
    /** Like `cg_…`: the payment's id, which has the provider's own in it. */
    id: text('id').primaryKey(),
    /** Asked for twice under one key, it is begun once. */
    key: text('key').notNull().unique(),
    /** The provider's page. */
    url: text('url').notNull(),
    /** What it pays for, as with every provider. */
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Whether it was begun with keys of the mode in which money moves. */
    livemode: boolean('livemode').notNull(),
    /** When the provider was first heard to say that it is paid, which it never takes back. */
    paidAt: instant('paid_at'),
    /** When we gave it up. It may be paid all the same, where the provider would not close its page. */
    givenUpAt: instant('given_up_at'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Grows with each refund. */
    revision: integer('revision').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    index('redirect_payments_begun').on(table.createdAt),
    check('redirect_payments_refunded', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
)

/** What went back of such a payment, as staff noted it. */
export const redirectRefunds = pgTable(
  'redirect_refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => redirectPayments.id, { onDelete: 'cascade' }),
    /** What asked for it: once for each. */
    cause: text('cause').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** How it went back, in the words of who sent it. */
    note: text('note'),
    /** No foreign key: what was done outlives who did it, as in the audit. */
    by: uuid('by').notNull(),
    at: instant('at').notNull(),
  },
  table => [uniqueIndex('redirect_refunds_cause').on(table.paymentId, table.cause)],
)
