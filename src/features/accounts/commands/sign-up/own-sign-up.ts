import { and, eq } from 'drizzle-orm'

import { isPendingAlive, resendIn } from '#src/features/accounts/queries.ts'
import { pendingSignUps } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { hashToken, sameText, sign } from '#src/server/security/secrets.ts'
import { refuse } from '#src/wire/refusals.ts'

/**
 * What the browser that begins a sign-up keeps as a cookie. The link and the code in the mail reach whoever reads the
 * address; only this browser, or the password, shows that they chose the password themselves (T18).
 */
export const signUpProof = ({ secret }: Context, tokenHash: string): string => sign(secret, `sign-up ${tokenHash}`)

/** True in the browser that began this sign-up. */
export const isOwnSignUp = (context: Context, tokenHash: string): boolean =>
  sameText(context.signUp ?? '', signUpProof(context, tokenHash))

/** A sign-up that waits for its code, by the hash of its token. */
export async function findPending({ db }: Context, tokenHash: string) {
  const [found] = await db
    .select({
      email: pendingSignUps.email,
      next: pendingSignUps.next,
      resendInSeconds: resendIn(pendingSignUps.codeSentAt),
    })
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.tokenHash, tokenHash), isPendingAlive))
  return found
}

/**
 * Says to whoever opens the activation page where the code was sent (L-ACT-1).
 * @returns a refusal when no sign-up waits with this token
 */
export async function readWaitingSignUp(context: Context, { token }: { token: string }) {
  const tokenHash = hashToken(token)
  const pending = await findPending(context, tokenHash)
  if (!pending) return refuse('activation-unknown')
  return { ...pending, needsPassword: !isOwnSignUp(context, tokenHash) }
}
