import { limits } from '#src/features/accounts/policy.ts'
import type { Context } from '#src/server/context.ts'
import { checkLimit, countDone, forgetAttempts } from '#src/server/limits/limits.ts'
import type { Refused } from '#src/wire/refusals.ts'

const both = [limits.changes, limits.changesOfDay] as const

/**
 * Makes a change of what somebody signs in with, and counts it, whatever it is: each mails all of their addresses, and
 * most keep a link that undoes them (T103). What is refused has changed nothing and counts nothing: otherwise an open
 * browser uses up what its owner needs.
 */
export const countChange = <Done>(
  context: Pick<Context, 'db'>,
  userId: string,
  change: () => Promise<Done>,
): Promise<Done | Refused> => countDone(context, both, { who: userId, act: change })

/** @returns a refusal when no further change is taken, for what only begins one */
export const checkChanges = async (context: Pick<Context, 'db'>, userId: string): Promise<Refused | undefined> =>
  (await checkLimit(context, limits.changes, userId)) ?? checkLimit(context, limits.changesOfDay, userId)

/** For the owner who has just proven by their mailbox that it is them: whoever had the account may have used them up. */
export async function forgetChanges(context: Pick<Context, 'db'>, userId: string): Promise<void> {
  for (const limit of both) await forgetAttempts(context, limit, userId)
}
