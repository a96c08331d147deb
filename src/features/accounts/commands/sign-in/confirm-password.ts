import { eq } from 'drizzle-orm'

import { limits } from '#src/features/accounts/policy.ts'
import { isFresh } from '#src/features/accounts/queries.ts'
import { sessions, users } from '#src/features/accounts/tables.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countAttempt } from '#src/server/limits/limits.ts'
import { takeHashingPlace, verifyPassword } from '#src/server/security/passwords.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { promptBudget } from './prompt-budget.ts'

/** The password that was right, as it is stored: a change that depends on it may ask whether it still is. */
export type Confirmed = { readonly passwordHash: string }

/**
 * Asks the person who is signed in for their password once more. Where they have a second factor, that is asked for
 * instead: the session has to be confirmed with it, and the password is not looked at.
 * @returns a refusal when nobody is signed in, 'factor-needed', or the password is wrong, or was wrong too often
 */
export async function confirmPassword(context: Context, password: string): Promise<Confirmed | User | Refused> {
  const user = userOf(context.actor)
  if (user?.hasFactor) return (await requireStepUp(context)) ?? user
  return password ? checkOwnPassword(context, password) : refuse('invalid', { text: 'password: Please type it' })
}

/**
 * Lets through who has confirmed this session with their second factor in the last ten minutes, and who has none.
 * Signing in does not count: whoever sits down at an open browser has not done that (ASVS 7.5.3).
 */
export async function requireStepUp({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<Refused | undefined> {
  const user = userOf(actor)
  if (!user?.hasFactor || (await isFresh({ db }, user, [sessions.confirmedAt]))) return undefined
  return refuse('factor-needed')
}

/**
 * Compares a password with that of the person who is signed in. Counted before it is compared, so that parallel guesses
 * cannot pass together (T79).
 * @returns a refusal when nobody is signed in, or it is wrong, or was wrong too often
 */
export async function checkOwnPassword(context: Context, password: string): Promise<Confirmed | Refused> {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const { id: userId } = user
  using place = takeHashingPlace({ address: context.ip, account: userId })
  if (!place) return refuse('unavailable', { retryAfter: 2 })
  const budget = promptBudget(context, user)
  // The session first: what it is refused uses up nothing of what its owner may.
  const tooMany = (await budget.take()) ?? (await countAttempt(context, limits.allPrompts, userId))
  if (tooMany) return tooMany
  const found = await findHash(context, userId)
  if (!(await verifyPassword(password, found?.passwordHash, place)) || !found) {
    context.log.info({ event: 'password-prompt-refused', userId, ip: context.ip }, 'wrong password at a prompt')
    return refuse('password-incorrect')
  }
  await budget.giveBack()
  return found
}

async function findHash({ db }: Context, userId: string): Promise<Confirmed | undefined> {
  const [found] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return found
}
