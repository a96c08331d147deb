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
    /** Address of the image in storage; null shows initials. */
    image: text('image'),
    role: text('role', { enum: ['learner', 'admin'] })
      .notNull()
      .default('learner'),
    disabledAt: instant('disabled_at'),
    /** Since when signing in takes a second factor; null where none is enrolled. */
    factorSince: instant('factor_since'),
    /** When the person asked to be deleted; they may think better of it for a while. */
    deletionRequestedAt: instant('deletion_requested_at'),
    /** When the person had every browser forgotten: those that were known before are strangers since (T1). */
    devicesForgottenAt: instant('devices_forgotten_at'),
    /** When everything that names the person was removed; the row stays for the orders that the law wants kept. */
    erasedAt: instant('erased_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** How many courses were opened for them alone and still are; the list of people is sorted by it. Added up later. */
    coursesHeld: integer('courses_held').notNull().default(0),
  },
  table => [
    index('users_courses').on(table.coursesHeld, table.id).concurrently(),
    index('users_joined').on(table.createdAt, table.id).concurrently(),
    index('users_role').on(table.role, table.createdAt, table.id).concurrently(),
    index('users_erased')
      .on(table.createdAt, table.id)
      .concurrently()
      .where(sql`${table.erasedAt} is not null`),
    index('users_disabled')
      .on(table.createdAt, table.id)
      .concurrently()
      .where(sql`${table.erasedAt} is null and ${table.disabledAt} is not null`),
    index('users_leaving')
      .on(table.createdAt, table.id)
      .concurrently()
      .where(
        sql`${table.erasedAt} is null and ${table.disabledAt} is null and ${table.deletionRequestedAt} is not null`,
      ),
    index('users_name')
      .on(sql`(first_name || ' ' || last_name)`, table.id)
      .concurrently(),
    index('users_name_words')
      .using('gin', sql`(first_name || ' ' || last_name) gin_trgm_ops`)
      .concurrently(),
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
    index('account_emails_primary')
      .on(table.email, table.userId)
      .concurrently()
      .where(sql`${table.isPrimary}`),
    index('account_emails_words').using('gin', table.email.op('gin_trgm_ops')).concurrently(),
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
    /** When the person last proved in this session that it is them; having signed in is no such proof. */
    confirmedAt: instant('confirmed_at'),
  },
  table => [index('sessions_user').on(table.userId)],
)

/** A second email that waits for its code: bound to the session that asked, and to the address (D-16). One a person. */
export const emailChanges = pgTable(
  'email_changes',
  {
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
  },
  table => [index('email_changes_session').on(table.sessionId).concurrently()],
)

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
    /** Where they were on their way to. It does not stand in the mail: a stranger chose its words (T49). */
    next: text('next'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('pending_sign_ups_email').on(table.email)],
)

/** Whom administrators asked in: where sign-up is by invitation, nobody else gets an account. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    tokenHash: text('token_hash').notNull().unique(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  table => [index('invitations_sent').on(table.sentAt, table.id)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where they were on their way to, as in `pendingSignUps`. */
    next: text('next'),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  table => [index('password_resets_user').on(table.userId)],
)

export type FormerEmail = { email: string; isPrimary: boolean }

/** Links that undo a change of password, emails or factors; each holds the emails that it brings back (T16). */
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
