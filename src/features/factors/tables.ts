import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { sessions, users } from '#src/features/accounts/tables.ts'
import { instant } from '#src/server/database/columns.ts'

const userId = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' })

/** Public keys of people's passkeys; the private half never leaves their devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId().notNull(),
    /** What the authenticator calls it, as base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, as base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed; 0 for ever where an authenticator does not count. A clone would be behind. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it: `internal`, `usb`, `hybrid`, … */
    transports: text('transports').array().notNull(),
    /** Whether it may be copied to the person's other devices, and whether it has been. */
    canSync: boolean('can_sync').notNull(),
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  table => [index('passkeys_user').on(table.userId)],
)

/** The secret that a person's authenticator app shares with us, one a person. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  /** Sealed for this person with a key made from SESSION_SECRET. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The half minute, counted from 1970, whose code was the last one taken: each is taken once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Codes for who lost everything else. With 120 random bits each, a plain SHA-256 cannot be searched (ASVS 6.5.2). */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId().notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Sign-ins under way: the password was right and a second step is awaited, or a passkey was asked for alone. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Of the cookie of the browser that began it. */
    browserHash: text('browser_hash').notNull(),
    /** Whose password was right; null where a passkey has yet to tell who it is. */
    userId: userId(),
    /** What a passkey has to sign, once. */
    challenge: text('challenge'),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('sign_in_steps_created').on(table.createdAt), index('sign_in_steps_user').on(table.userId)],
)

/** What somebody who is signed in was asked to prove: one of each kind a session, taken once. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['add-passkey', 'add-app', 'confirm'] }).notNull(),
    /** What a passkey has to sign; of an app, its sealed secret. */
    challenge: text('challenge').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.sessionId, table.purpose] }),
    check('factor_challenges_purpose', sql`${table.purpose} in ('add-passkey', 'add-app', 'confirm')`),
  ],
)
