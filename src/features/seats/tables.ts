import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { instant } from '#src/server/database/columns.ts'

/**
 * What a buyer calls the places of an order. Whose they are and of what is the order's to say; and of a course, whether they
 * are open. Places of a plan are open until a day, which all orders that the group goes on by move (decision 0104).
 */
export const seatGroups = pgTable(
  'seat_groups',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    /** Of places of a plan that were paid: their first day, and when all of them end. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** When their buyer was last told that they end soon. */
    remindedAt: instant('reminded_at'),
  },
  table => [
    index('seat_groups_ending')
      .on(table.endsAt)
      .concurrently()
      .where(sql`${table.endsAt} is not null`),
  ],
)

/**
 * The months that each order has added to a group of places of a plan. What its money took off again as it went back is kept:
 * just that is given back where it returns.
 */
export const seatPeriods = pgTable(
  'seat_periods',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id')
      .notNull()
      .references(() => seatGroups.orderId, { onDelete: 'cascade' }),
    months: integer('months').notNull(),
    /** Since when it does not count: its money went back, or all of it was used up. */
    closedAt: instant('closed_at'),
    /** What is left of its months, where that is less than all of them: 0 once they are over. */
    restMs: bigint('rest_ms', { mode: 'number' }),
  },
  table => [index('seat_periods_group').on(table.groupId), check('seat_periods_months', sql`${table.months} > 0`)],
)

/** A place of a course or a plan that was bought for somebody else: free, kept for an address, or taken. */
export const seats = pgTable(
  'seats',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => seatGroups.orderId, { onDelete: 'cascade' }),
    /** Whom it is kept for, in small letters; none of a free place. */
    email: text('email'),
    /** Of a gift: what its receiver is called, and the words that go with it. */
    name: text('name'),
    message: text('message'),
    /** From when on its mail is to go; and when one went, and how often one did for this holder. */
    sendAt: instant('send_at'),
    sentAt: instant('sent_at'),
    sends: integer('sends').notNull().default(0),
    claimedBy: uuid('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedAt: instant('claimed_at'),
    /** How often it was taken back from somebody who had taken it, and when last. */
    moves: integer('moves').notNull().default(0),
    takenBackAt: instant('taken_back_at'),
    /** Whether who holds it shows their progress to the buyer. */
    showsProgress: boolean('shows_progress').notNull().default(false),
  },
  table => [
    index('seats_order').on(table.orderId),
    index('seats_claimed').on(table.claimedBy),
    index('seats_email').on(table.email),
    uniqueIndex('seats_once')
      .on(table.orderId, table.email)
      .where(sql`${table.email} is not null`),
    index('seats_due')
      .on(table.sendAt)
      .where(sql`${table.sentAt} is null and ${table.sendAt} is not null`),
    check('seats_claimed', sql`${table.claimedBy} is null or ${table.claimedAt} is not null`),
  ],
)

/** The links by which a place is taken, each known by its hash alone. */
export const seatCodes = pgTable(
  'seat_codes',
  {
    hash: text('hash').notNull(),
    seatId: uuid('seat_id')
      .notNull()
      .references(() => seats.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.hash] }), index('seat_codes_seat').on(table.seatId)],
)
