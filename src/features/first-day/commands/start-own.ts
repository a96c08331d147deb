import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { isConfirmed } from '../policy.ts'
import { setUpAddress } from '../queries.ts'

/**
 * Ends the demo: saves it in a file, and empties the academy for one of one's own.
 * @returns where to go on; or a refusal: no demo, or strangers reach it; not what has to be typed; a wrong password
 */
export async function startOwn(
  context: Context,
  { confirmation, password }: { confirmation: string; password: string },
) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const { endDemo, identity, log, publicUrl } = context
  if (!endDemo || identity().ribbon === null) return refuse('no-demo')
  if (!isConfirmed(confirmation, identity().name)) return refuse('not-confirmed')
  wasRecordedElsewhere(context) // in the academy that is left, which does not know this administrator
  const backup = await endDemo()
  if (backup === undefined) return refuse('no-demo')
  log.warn({ event: 'demo-ended', backup }, 'the demo was ended')
  const next = (await setUpAddress(context)) ?? `${publicUrl}/login`
  return { next: next.slice(publicUrl.length), backup }
}
