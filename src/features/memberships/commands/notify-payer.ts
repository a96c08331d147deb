import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'

import { findUser } from '../queries/find-memberships.ts'

type Returned = {
  readonly userId: string
  readonly planName: string | null
  readonly amountCents: number
  readonly currency: string
  /**
   * The plan was held already, could not be given, or is paid twice since a dispute was won; or the bank did not take what
   * went back, or it goes back once more; or it went back before, by other hands.
   */
  readonly why: 'second' | 'unmatched' | 'twin' | 'failed' | 'again' | 'gone'
  /** Whether the payment was for a plan: the others were for a course. */
  readonly isMembership: boolean
}

/**
 * Writes to who paid, for a plan or a course, that the money goes back because nothing could be given for it, and what
 * becomes of it.
 * @param told `amountCents` is what goes back now, or went back before
 */
export async function notifyPayer(
  { queue, publicUrl }: Context,
  tx: Db,
  { userId, isMembership, ...data }: Returned,
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user?.email) return
  const url = isMembership ? `${publicUrl}/dashboard/membership` : null
  await sendMail(queue, tx, {
    to: user.email,
    template: 'membership-returned',
    data: { ...data, firstName: user.firstName, url },
  })
}
