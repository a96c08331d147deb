import { limits } from '#src/features/accounts/policy.ts'
import type { Context } from '#src/server/context.ts'
import { countAttempt } from '#src/server/limits/limits.ts'
import type { Refused } from '#src/wire/refusals.ts'

/**
 * Counts a change of what somebody signs in with, whatever it is: each mails all of their addresses, and most keep a link
 * that undoes them (T103). Asked once it is proven that it is them, so that an open browser uses up nothing of theirs.
 */
export const countChange = async (context: Pick<Context, 'db'>, userId: string): Promise<Refused | undefined> =>
  (await countAttempt(context, limits.changes, userId)) ?? countAttempt(context, limits.changesOfDay, userId)
