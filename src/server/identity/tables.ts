import { sql } from 'drizzle-orm'
import { boolean, char, check, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import { instant } from '../database/columns.ts'
import type { Contact } from '../settings/env.ts'
import type { BrandImage } from './brand-images.ts'

/** What administrators say of their academy: one row, once they have said something. */
export const identity = pgTable(
  'identity',
  {
    id: integer('id').primaryKey().default(1),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** One line, as it stands at the foot of mails. */
    address: text('address'),
    networks: jsonb('networks').$type<Contact['networks']>().notNull().default({}),
    /** Who publishes its papers, and the series they stand in; where nobody said it, both follow the name. */
    publisher: text('publisher'),
    series: text('series'),
    /** Of its days and times, such as `Africa/Algiers`; null for UTC. */
    timeZone: text('time_zone'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [check('identity_once', sql`${table.id} = 1`)],
)

/** What administrators chose for their academy beside what it says of itself: one row, once they have chosen something. */
export const academySettings = pgTable(
  'academy_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Like `#c70039`; null for the product's own. */
    accent: text('accent'),
    logo: jsonb('logo').$type<BrandImage>(),
    logoDark: jsonb('logo_dark').$type<BrandImage>(),
    icon: jsonb('icon').$type<BrandImage>(),
    /** Who is answerable for the site, as the law of many countries asks: paragraphs of plain text. */
    imprint: text('imprint'),
    mailFoot: text('mail_foot'),
    signerName: text('signer_name'),
    signerTitle: text('signer_title'),
    signature: jsonb('signature').$type<BrandImage>(),
    /** Null where what is configured counts. */
    certificatesAfterRefund: text('certificates_after_refund', { enum: ['kept', 'revoked'] }),
    adminSecondFactor: text('admin_second_factor', { enum: ['required', 'optional'] }),
    signUp: text('sign_up', { enum: ['open', 'invitation'] })
      .notNull()
      .default('open'),
    /** By which buyers may pay. */
    offersCard: boolean('offers_card').notNull().default(true),
    offersTransfer: boolean('offers_transfer').notNull().default(false),
    offersChargily: boolean('offers_chargily').notNull().default(false),
    /** Where bank transfers go to: a line for each of holder, bank and numbers. */
    transferAccount: text('transfer_account'),
    /** How many days a buyer has to transfer. */
    transferDays: smallint('transfer_days').notNull().default(7),
    /** When somebody followed the link of a test mail: mails leave and arrive. */
    mailArrivedAt: instant('mail_arrived_at'),
    /** When the demo was ended here: it is not filled in again. */
    demoEndedAt: instant('demo_ended_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    check('academy_settings_once', sql`${table.id} = 1`),
    check('academy_settings_accent', sql`${table.accent} ~ '^#[0-9a-f]{6}$'`),
    check('academy_settings_certificates', sql`${table.certificatesAfterRefund} in ('kept', 'revoked')`),
    check('academy_settings_second_factor', sql`${table.adminSecondFactor} in ('required', 'optional')`),
    check('academy_settings_transfer', sql`not ${table.offersTransfer} or ${table.transferAccount} is not null`),
    check('academy_settings_transfer_days', sql`${table.transferDays} between 1 and 60`),
    check('academy_settings_sign_up', sql`${table.signUp} in ('open', 'invitation')`),
  ],
)

/** In what the academy sells: one row, once something has a price or somebody chose it. */
export const academyCurrency = pgTable(
  'academy_currency',
  {
    id: integer('id').primaryKey().default(1),
    /** ISO 4217 in lower case. */
    currency: char('currency', { length: 3 }).notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [check('academy_currency_once', sql`${table.id} = 1`)],
)
