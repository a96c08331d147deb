// The books of bank transfers: what a provider keeps of the payments that it has, kept by the academy itself.
import { sql } from 'drizzle-orm'
import { char, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../../database/columns.ts'

/** What happened to a transfer, in the order in which it can. */
export const transferDoings = ['begun', 'sent', 'declined', 'reminded', 'received', 'refunded', 'cancelled'] as const

export const bankTransfers = pgTable(
  'bank_transfers',
  {
    /** Like `tr_…`: the payment's id. */
    id: text('id').primaryKey(),
    /** Asked for twice under one key, it is begun once. */
    key: text('key').notNull().unique(),
    /** What its buyer writes on the transfer. */
    reference: text('reference').notNull().unique(),
    userId: uuid('user_id').notNull(),
    /** What it pays for, as with every provider. */
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Where it goes to, as its buyer was told. */
    account: text('account').notNull(),
    /** `sent`: its buyer says so. A transfer may be received in every state. */
    state: text('state', { enum: ['waiting', 'sent', 'received', 'cancelled'] })
      .notNull()
      .default('waiting'),
    /** Until when its price is kept. */
    dueAt: instant('due_at').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Grows with each refund. */
    revision: integer('revision').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    index('bank_transfers_user').on(table.userId),
    index('bank_transfers_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('bank_transfers_sent')
      .on(table.createdAt)
      .where(sql`${table.state} = 'sent'`),
    check('bank_transfers_state', sql`${table.state} in ('waiting', 'sent', 'received', 'cancelled')`),
    check('bank_transfers_refunded', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
)

export const transferSteps = pgTable(
  'transfer_steps',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transferId: text('transfer_id')
      .notNull()
      .references(() => bankTransfers.id, { onDelete: 'cascade' }),
    what: text('what', { enum: transferDoings }).notNull(),
    at: instant('at').notNull(),
    /** Who did it; none where it came by itself. No foreign key: what was done outlives who did it, as in the audit. */
    by: uuid('by'),
    /** In the words of who did it: why it was declined, how it went back. */
    note: text('note'),
    /** What went back. */
    amountCents: integer('amount_cents'),
    /** What asked for a refund: once for each. */
    cause: text('cause'),
    /** Storage key of the proof that came with it. */
    fileKey: text('file_key'),
  },
  table => [
    index('transfer_steps_transfer').on(table.transferId, table.at),
    uniqueIndex('transfer_steps_cause').on(table.transferId, table.cause),
  ],
)
