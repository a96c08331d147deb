import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { instant } from '#src/server/database/columns.ts'
import type { BrandImage } from '#src/server/identity/brand-images.ts'
import type { InvoiceBuyer, InvoiceLine, InvoiceSeller } from '#src/wire/documents.ts'

import type { CountryRate, NoTax } from './policy.ts'

/** How the academy invoices: one row, once administrators have said something. Rates are in basis points. */
export const invoicing = pgTable(
  'invoicing',
  {
    id: integer('id').primaryKey().default(1),
    isOn: boolean('is_on').notNull(),
    /** Orders that were paid since then get their invoice by themselves; null while it is off. */
    onSince: instant('on_since'),
    legalName: text('legal_name').notNull(),
    /** Several lines. */
    address: text('address').notNull(),
    country: text('country').notNull(),
    taxNumber: text('tax_number').notNull(),
    /** Such as the number in a register of companies. */
    registration: text('registration').notNull(),
    prefix: text('prefix').notNull(),
    creditPrefix: text('credit_prefix').notNull(),
    chargesTax: boolean('charges_tax').notNull(),
    /** Whether the tax is added to prices; otherwise they include it. */
    addsTax: boolean('adds_tax').notNull().default(false),
    /** As the country calls it: VAT, TVA, MwSt. */
    taxName: text('tax_name').notNull(),
    rate: integer('rate').notNull(),
    countryRates: jsonb('country_rates').$type<CountryRate[]>().notNull(),
    /** Whether buyers abroad whose country has no rate of its own pay the standard one, or nothing. */
    taxesAbroad: boolean('taxes_abroad').notNull().default(true),
    reverseCharge: boolean('reverse_charge').notNull(),
    foot: text('foot').notNull(),
    /** Who buys for a business is told by mail what was issued. */
    isMailed: boolean('is_mailed').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    check('invoicing_once', sql`${table.id} = 1`),
    check('invoicing_prefixes', sql`${table.prefix} <> ${table.creditPrefix}`),
    check(
      'invoicing_seller',
      sql`not ${table.isOn} or (${table.legalName} <> '' and ${table.address} <> '' and ${table.country} <> '' and ${table.onSince} is not null)`,
    ),
  ],
)

/** To whom a person's invoices are made out; without a row, to their name alone. */
export const billingDetails = pgTable('billing_details', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  company: text('company').notNull(),
  line1: text('line1').notNull(),
  line2: text('line2').notNull(),
  postalCode: text('postal_code').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  taxNumber: text('tax_number').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** What the academy looked like then, and by whose clock its days were; those of the version before say none, and are of UTC. */
export type Letterhead = {
  readonly academy: string
  readonly accent: string | null
  readonly logo: BrandImage | null
  readonly timeZone?: string
}

export const kinds = ['invoice', 'credit-note', 'credit-reversal'] as const

/**
 * Invoices, and what is issued about them later. A row says all that stands on it and is never changed nor deleted: a
 * trigger refuses both. Amounts are in minor units and have the sign that they have in the books.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: kinds }).notNull(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    /** From 1 without a gap in each series and year. */
    serial: integer('serial').notNull(),
    /** As it is written: `INV-2026-00001`. */
    number: text('number').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Whose it is. The account may be erased by then: the row of a person stays. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The invoice that a credit note is about. */
    invoiceId: uuid('invoice_id').references((): AnyPgColumn => invoices.id, { onDelete: 'restrict' }),
    issuedAt: instant('issued_at').notNull(),
    paidAt: instant('paid_at').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    netCents: integer('net_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** In basis points. */
    rate: integer('rate').notNull(),
    taxName: text('tax_name').notNull(),
    /** Why there is no tax in it; null where there is. */
    noTax: text('no_tax').$type<NoTax>(),
    seller: jsonb('seller').$type<InvoiceSeller>().notNull(),
    buyer: jsonb('buyer').$type<InvoiceBuyer>().notNull(),
    /** Company or person, for lists and search. */
    buyerName: text('buyer_name').notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    letterhead: jsonb('letterhead').$type<Letterhead>().notNull(),
  },
  table => [
    unique('invoices_number').on(table.series, table.year, table.serial),
    uniqueIndex('invoices_one_of_an_order')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
    index('invoices_order').on(table.orderId, table.issuedAt),
    index('invoices_user').on(table.userId, table.issuedAt),
    index('invoices_of').on(table.invoiceId),
    index('invoices_issued').on(table.issuedAt, table.id),
    index('invoices_buyer').using('gin', table.buyerName.op('gin_trgm_ops')),
    index('invoices_written').using('gin', table.number.op('gin_trgm_ops')),
    check('invoices_kind', sql`${table.kind} in ('invoice', 'credit-note', 'credit-reversal')`),
    check('invoices_about', sql`(${table.kind} = 'invoice') = (${table.invoiceId} is null)`),
    check(
      'invoices_sign',
      sql`(${table.kind} = 'credit-note') = (${table.totalCents} < 0) and ${table.totalCents} <> 0`,
    ),
    check('invoices_sum', sql`${table.netCents} + ${table.taxCents} = ${table.totalCents}`),
    check('invoices_serial', sql`${table.serial} > 0`),
    check('invoices_no_tax', sql`${table.noTax} in ('not-charged', 'reverse-charge', 'no-rate')`),
  ],
)
