import { sql } from 'drizzle-orm'
import { boolean, char, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import type { ReviewFacts } from '#src/wire/review-reasons.ts'

import { instant } from '../database/columns.ts'

export const caseKinds = ['payment', 'subscription', 'dispute', 'refund'] as const
export const caseOutcomes = ['granted', 'refunded', 'closed', 'settled'] as const
/** What takes all money of a payment away again. */
export const lostMoney = ['refunded', 'charged-back'] as const

/**
 * Money that somebody has to decide about: paid, and what was bought could not be given; disputed; or given back in vain.
 * One cause is one case, whatever number of messages the provider sends about it.
 */
export const paymentCases = pgTable(
  'payment_cases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: caseKinds }).notNull(),
    /** The provider's id of the payment or subscription. */
    subject: text('subject').notNull(),
    /** A `ReviewCode`, and what its words name. */
    reason: text('reason').notNull(),
    facts: jsonb('facts').$type<ReviewFacts>(),
    /** Whose money it is, where that is known. No foreign key: the case outlives the account. */
    userId: uuid('user_id'),
    /** What who paid typed as their email at the provider, which nobody has proved; empty where it was forgotten. */
    payerEmail: text('payer_email'),
    /** The plan that is sold at what was paid. No foreign key: this platform knows no plans. */
    planId: uuid('plan_id'),
    /**
     * When the provider was last asked to give the money back, until it refuses: nothing but that refund ends the case.
     */
    refundAskedAt: instant('refund_asked_at'),
    /** Whether the academy asked for that by itself, and nobody of the staff since. */
    refundIsAutomatic: boolean('refund_is_automatic').notNull().default(false),
    /** Which attempt at it is under way; none once its answer, or that there is none, is known. */
    refundAttempt: uuid('refund_attempt'),
    /**
     * What has gone back of it, in minor units, by a refund that was refused halfway: its rest may go back, but nothing is
     * granted for it any more.
     */
    returnedCents: integer('returned_cents'),
    /** That its money is not here any more: given back whole, or taken back by the bank. */
    lost: text('lost', { enum: lostMoney }),
    /** What was paid, in minor units; of what was refunded, what went back in all. */
    amountCents: integer('amount_cents'),
    currency: char('currency', { length: 3 }),
    openedAt: instant('opened_at').notNull().defaultNow(),
    /** When the provider last told of it. */
    heardAt: instant('heard_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
    /** `settled`: what the provider told later made it good. */
    outcome: text('outcome', { enum: caseOutcomes }),
    /** Who decided; none where nobody had to. No foreign key, as in the audit. */
    closedBy: uuid('closed_by'),
    /** Why, in the words of who decided. */
    note: text('note'),
  },
  table => [
    uniqueIndex('payment_cases_one_open')
      .on(table.kind, table.subject)
      .where(sql`${table.closedAt} is null`),
    index('payment_cases_subject').on(table.subject),
    index('payment_cases_open')
      .on(table.openedAt)
      .where(sql`${table.closedAt} is null`),
    index('payment_cases_closed')
      .on(table.closedAt)
      .where(sql`${table.closedAt} is not null`),
    check('payment_cases_kind', sql`${table.kind} in ('payment', 'subscription', 'dispute', 'refund')`),
    check('payment_cases_outcome', sql`${table.outcome} in ('granted', 'refunded', 'closed', 'settled')`),
    check('payment_cases_decided', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
  ],
)

/**
 * Of which payments the provider's fees are to be read, and were. Nothing here is money: that stands in the ledger, so a row
 * that is lost is only read again.
 */
export const paymentFees = pgTable(
  'payment_fees',
  {
    paymentId: text('payment_id').primaryKey(),
    paidAt: instant('paid_at').notNull(),
    /** Of the latest answer that was heard of the payment: what happened to it since may have cost something. */
    revision: integer('revision').notNull().default(0),
    /** When they are to be read next; none where nothing more is expected. Who reads them moves it, so that nobody else does. */
    dueAt: instant('due_at'),
    /** When the provider last said all of them. */
    readAt: instant('read_at'),
  },
  table => [
    index('payment_fees_due')
      .on(table.paidAt)
      .where(sql`${table.dueAt} is not null`),
  ],
)
