import { and, eq } from 'drizzle-orm'

import { findCredentials, type Credentials } from '#src/features/accounts/queries.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { hashPassword, isHashOutdated, takeHashingPlace, verifyPassword } from '#src/server/security/passwords.ts'
import type { Place } from '#src/server/turns/fair-line.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { signInBudget } from './sign-in-budget.ts'

type Input = { readonly email: string; readonly password: string }

/**
 * Looks whether a password opens the account behind an email (L-AUTH-3).
 * @returns the account; or a refusal: unknown email, wrong password (D-17), disabled account, too many attempts
 */
export async function checkCredentials(context: Context, { email, password }: Input): Promise<Credentials | Refused> {
  using place = takeHashingPlace({ address: context.ip, account: email })
  if (!place) return refuse('unavailable', { retryAfter: 2 })
  const account = await findCredentials(context, email)
  const budget = signInBudget(context, account, email)
  const refused = await budget.take()
  if (refused) return logged(context, refused, account)
  const isRight = await verifyPassword(password, account?.passwordHash, place)
  if (!account || !isRight) return logged(context, (await budget.silence()) ?? wrong(context, account), account)
  await budget.giveBack()
  if (account.disabledAt) return logged(context, refuse('account-disabled'), account)
  if (isHashOutdated(account.passwordHash)) await renewHash(context, account, password, place)
  return account
}

/** The two specified texts, or the one that tells nothing (D-17). */
function wrong({ config }: Context, account: Credentials | undefined): Refused {
  if (config.neutralSignIn) return refuse('sign-in-failed')
  return refuse(account ? 'password-incorrect' : 'email-unknown')
}

function logged({ log, ip }: Context, refused: Refused, account: Credentials | undefined): Refused {
  log.info({ event: 'sign-in-refused', reason: refused.refused, userId: account?.userId, ip }, 'sign-in refused')
  return refused
}

async function renewHash(
  { db }: Context,
  { userId, passwordHash }: Credentials,
  password: string,
  place: Place,
): Promise<void> {
  const renewed = await hashPassword(password, place)
  await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
}
