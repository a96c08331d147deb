import { eq } from 'drizzle-orm'

import { listEmails } from '#src/features/accounts/queries.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { Services } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { sendMail, type Mails } from '#src/server/mail/mail.ts'

type FactorChange = Mails['factor-changed']
type Told = Pick<FactorChange, 'change'> & { readonly userId: string; readonly name?: string; readonly left?: number }

/** Tells every address of a person what became of their second factor (ASVS 6.3.7, T16). */
export async function tellFactorChange(
  { queue, now, publicUrl }: Pick<Services, 'queue' | 'now' | 'publicUrl'>,
  tx: Tx,
  { userId, change, name = '', left = 0 }: Told,
): Promise<void> {
  const [person] = await tx.select({ firstName: users.firstName }).from(users).where(eq(users.id, userId))
  const url = `${publicUrl}/${change === 'guessed' ? 'forget-password' : 'dashboard/profile#security'}`
  const told = { firstName: person?.firstName ?? '', change, name, left, changedAt: now().toISOString(), url }
  for (const to of await listEmails({ db: tx }, userId)) {
    await sendMail(queue, tx, { to, template: 'factor-changed', data: told })
  }
}
