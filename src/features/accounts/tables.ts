import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Address of the picture in storage; null shows initials. */
    image: text('image'),
    role: text('role', { enum: ['learner', 'admin'] })
      .notNull()
      .default('learner'),
    disabledAt: instant('disabled_at'),
    /** When the person asked to be deleted; they may think better of it for a while. */
    deletionRequestedAt: instant('deletion_requested_at'),
    /** When everything that names the person was removed; the row stays for the orders that the law wants kept. */
    erasedAt: instant('erased_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    index('users_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    check('users_role', sql`${table.role} in ('learner', 'admin')`),
  ],
)

/** Every address of every person: unique over primary and secondary together, stored in lower case. */
export const accountEmails = pgTable(
  'account_emails',
  {
    email: text('email').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isPrimary: boolean('is_primary').notNull(),
  },
  table => [
    uniqueIndex('account_emails_one_of_each').on(table.userId, table.isPrimary),
    check('account_emails_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Only the SHA-256 of a session's token is stored, so a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  table => [index('sessions_user').on(table.userId)],
)

/** A second e-mail that waits for its code: bound to the session that asked, and to the address (D-16). One a person. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  codeTries: integer('code_tries').notNull().default(0),
  codeSentAt: instant('code_sent_at').notNull().defaultNow(),
})

/** A sign-up that is not activated: a row of its own, so nobody occupies an address that they cannot read (D-16). */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    codeTries: integer('code_tries').notNull().default(0),
    codeSentAt: instant('code_sent_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('pending_sign_ups_email').on(table.email)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  table => [index('password_resets_user').on(table.userId)],
)

export type FormerEmail = { email: string; isPrimary: boolean }

/** Links that undo a change of password or e-mails; each holds the addresses that the account had before (T16). */
export const accountUndos = pgTable(
  'account_undos',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    emails: jsonb('emails').$type<FormerEmail[]>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('account_undos_user').on(table.userId)],
)
