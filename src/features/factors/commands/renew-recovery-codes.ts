import { countChange } from '#src/features/accounts/commands/count-change.ts'
import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import type { User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { lockOwnFactors } from './enrolment.ts'
import { tellFactorChange } from './notify-factor-change.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/**
 * Makes ten new recovery codes.
 * @returns them; or a refusal: the session is not confirmed, there is no second factor to recover, or too many changes
 */
export async function renewRecoveryCodes(context: Context) {
  const user = await requireConfirmation(context)
  if (isRefused(user)) return user
  const codes = await countChange(context, user.id, () => replaceCodes(context, user))
  if (isRefused(codes)) return codes
  context.log.warn({ event: 'recovery-codes-renewed', userId: user.id, ip: context.ip }, 'new recovery codes')
  return { recoveryCodes: codes }
}

const replaceCodes = (context: Context, user: User) =>
  context.db.transaction(async tx => {
    const factors = await lockOwnFactors(tx, user)
    if (isRefused(factors)) return factors
    if (!factors.factorSince) return refuse('no-factor')
    await tellFactorChange(context, tx, { userId: user.id, change: 'codes-renewed' })
    return makeRecoveryCodes(tx, user.id)
  })
