import type { User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail, type Mails } from '#src/server/mail/mail.ts'

import type { Undo } from './offer-undo.ts'

type Told = {
  user: User
  /** Every address that the person has before or after the change. */
  addresses: readonly string[]
  undo: Undo | undefined
  change: Mails['email-changed']['change']
  email: string
}

/** Tells the addresses of a person what happens to their emails; one of them gets the way to undo it (T16). */
export async function tellEmailChange(
  { queue, now }: Context,
  tx: Db,
  { user, addresses, undo, change, email }: Told,
): Promise<void> {
  const data = { firstName: user.firstName, change, email, changedAt: now().toISOString() }
  for (const to of new Set(addresses)) {
    const url = undo?.to === to ? undo.url : null
    await sendMail(queue, tx, { to, template: 'email-changed', data: { ...data, url } })
  }
}
