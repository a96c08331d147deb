import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isDuplicate, type Tx } from '#src/server/database/database.ts'
import { hashPassword, isCommonPassword } from '#src/server/security/passwords.ts'
import { isStrongPassword, NAME_MAX, PASSWORD_MAX } from '#src/wire/account-rules.ts'
import { Email, Line } from '#src/wire/fields.ts'
import { refuse } from '#src/wire/refusals.ts'

import { findCredentials } from '../queries.ts'
import { users } from '../tables.ts'
import { insertUser } from './sign-up/create-account.ts'

export const NewAdministrator = z.strictObject({
  firstName: Line.min(1).max(NAME_MAX),
  lastName: Line.min(1).max(NAME_MAX),
  email: Email,
  password: z.string().max(PASSWORD_MAX),
})

type Doing = Pick<Context, 'db' | 'actor' | 'now'>

/**
 * Makes an account with an administrator's rights, for the operator; the password meets the site's rules for new ones.
 * @returns its id; or a refusal: 'password-weak' (D-12), 'password-common' (T11), 'email-taken'
 */
export async function createAdministrator(context: Doing, given: z.output<typeof NewAdministrator>) {
  const { password, ...user } = given
  if (!isStrongPassword(password)) return refuse('password-weak')
  if (isCommonPassword(password)) return refuse('password-common')
  if (await findCredentials(context, user.email)) return refuse('email-taken')
  const passwordHash = await hashPassword(password)
  try {
    return await context.db.transaction(async tx => {
      const id = await insertUser(tx, { ...user, role: 'admin', passwordHash })
      const thing = { id, name: nameOf(given) }
      await recordAudit(tx, context, { action: 'user.create', thing, after: { role: 'admin' } })
      return { id }
    })
  } catch (error) {
    if (isDuplicate(error, 'account_emails_pkey')) return refuse('email-taken')
    throw error
  }
}

/**
 * Gives the account behind an email an administrator's rights; its password stays.
 * @returns whether it had not had them; or a refusal: 'email-unknown', 'account-disabled'
 */
export async function promoteAccount(context: Doing, { email }: { email: string }) {
  const known = await findCredentials(context, email)
  if (!known) return refuse('email-unknown')
  if (known.disabledAt) return refuse('account-disabled')
  const isNew = await context.db.transaction(tx => promote(tx, context, known.userId))
  return { id: known.userId, isNew }
}

async function promote(tx: Tx, context: Doing, userId: string): Promise<boolean> {
  const [promoted] = await tx
    .update(users)
    .set({ role: 'admin' })
    .where(and(eq(users.id, userId), ne(users.role, 'admin')))
    .returning({ firstName: users.firstName, lastName: users.lastName })
  if (!promoted) return false
  const roles = { before: { role: 'learner' }, after: { role: 'admin' } }
  const thing = { id: userId, name: nameOf(promoted) }
  await recordAudit(tx, context, { action: 'user.role', thing, ...roles })
  return true
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`
