import { and, eq, ne } from 'drizzle-orm'

import { findCredentials } from '#src/features/accounts/queries.ts'
import { accountEmails, users } from '#src/features/accounts/tables.ts'
import type { Role } from '#src/server/actor.ts'
import type { Services } from '#src/server/context.ts'
import { isDuplicate, type Db } from '#src/server/database/database.ts'
import { hashPassword } from '#src/server/security/passwords.ts'
import { normalEmail } from '#src/wire/text/emails.ts'

export type NewAccount = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly role?: Role
  /** Storage key of the image. */
  readonly image?: string
  readonly createdAt?: Date
}

type NewUser = Omit<NewAccount, 'password'> & { readonly passwordHash: string }

/**
 * Makes a user with a primary email, in the given transaction.
 * @throws a duplicate of `account_emails_pkey` when the email belongs to somebody
 */
export async function insertUser(tx: Db, { email, ...names }: NewUser): Promise<string> {
  const [user] = await tx.insert(users).values(names).returning({ id: users.id })
  if (!user) throw new Error('the database made no user')
  await tx.insert(accountEmails).values({ email, userId: user.id, isPrimary: true })
  return user.id
}

/**
 * Makes an account without a sign-up: for the operator's administrator and the demo academy. An email that has an
 * account keeps it, password included, and only gets the role; so it may be called at every start.
 * @returns the id of the account
 */
export async function createAccount(services: Pick<Services, 'db'>, account: NewAccount): Promise<string> {
  const { password, ...user } = { ...account, email: normalEmail(account.email) ?? account.email }
  const known = await findCredentials(services, user.email)
  if (known) return keepAccount(services, known.userId, account)
  const passwordHash = await hashPassword(password)
  try {
    return await services.db.transaction(tx => insertUser(tx, { ...user, passwordHash }))
  } catch (error) {
    if (!isDuplicate(error, 'account_emails_pkey')) throw error
    return createAccount(services, account) // another replica was faster
  }
}

async function keepAccount({ db }: Pick<Services, 'db'>, userId: string, { role }: NewAccount): Promise<string> {
  if (role) {
    await db
      .update(users)
      .set({ role })
      .where(and(eq(users.id, userId), ne(users.role, role)))
  }
  return userId
}
