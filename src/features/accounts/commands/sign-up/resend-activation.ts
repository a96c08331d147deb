import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { accountsContract } from '#src/features/accounts/contract.ts'
import { isPendingAlive } from '#src/features/accounts/queries.ts'
import { pendingSignUps } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { hashToken } from '#src/server/security/secrets.ts'
import { refuse } from '#src/wire/refusals.ts'

import { countCode, hashCode, newActivationCode, sendCode } from './activation-code.ts'
import { findPending } from './own-sign-up.ts'

/**
 * Mails a new code for a sign-up that waits; the former code is void (D-16).
 * @returns a refusal when there is no such sign-up, or its email had its codes for today
 */
export async function resendActivation(
  context: Context,
  { token }: z.output<typeof accountsContract.resendActivation.input>,
) {
  const tokenHash = hashToken(token)
  const pending = await findPending(context, tokenHash)
  if (!pending) return refuse('activation-unknown')
  const tooMany = await countCode(context, pending.email)
  if (tooMany) return tooMany
  const code = newActivationCode()
  const codeHash = hashCode(context, tokenHash, code)
  const isSent = await context.db.transaction(async tx => {
    const [renewed] = await tx
      .update(pendingSignUps)
      .set({ codeHash, codeTries: 0, codeSentAt: sql`now()` })
      .where(and(eq(pendingSignUps.tokenHash, tokenHash), isPendingAlive))
      .returning({ to: pendingSignUps.email })
    if (renewed) await sendCode(context, tx, { ...renewed, code, token })
    return Boolean(renewed)
  })
  if (!isSent) return refuse('activation-unknown')
  context.log.info({ event: 'activation-resent', ip: context.ip }, 'activation code sent again')
  return { sent: true as const }
}
