import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { instant } from '#src/server/database/columns.ts'

/** What a buyer calls the places of an order. Whose they are, of which course, and whether they are open, is the order's to say. */
export const seatGroups = pgTable('seat_groups', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  name: text('name').notNull().default(''),
})

/** A place of a course that was bought for somebody else: free, kept for an address, or taken. */
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
