import { eq } from 'drizzle-orm'

import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countAttempt, forgetAttempts } from '#src/server/limits/limits.ts'
import { isHashingCrowded, verifyPassword } from '#src/server/passwords.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { limits } from '../policy.ts'
import { users } from '../tables.ts'

/** The password that was right, as it is stored: a change that depends on it may ask whether it still is. */
export type Confirmed = { readonly passwordHash: string }

/**
 * Asks the person who is signed in for their password once more. Counted before it is compared, so that parallel guesses
 * cannot pass together (T79).
 * @returns a refusal when nobody is signed in, or it is wrong, or was wrong too often
 */
export async function confirmPassword(context: Context, password: string): Promise<Confirmed | Refused> {
  const userId = personOf(context.actor)?.id
  if (!userId) return refuse('sign-in')
  if (isHashingCrowded()) return refuse('unavailable', { retryAfter: 2 })
  const tooMany = await countAttempt(context, limits.prompts, userId)
  if (tooMany) return tooMany
  const [found] = await context.db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  if (!(await verifyPassword(password, found?.passwordHash)) || !found) {
    context.log.info({ event: 'password-prompt-refused', userId, ip: context.ip }, 'wrong password at a prompt')
    return refuse('password-incorrect')
  }
  await forgetAttempts(context, limits.prompts, userId)
  return found
}
