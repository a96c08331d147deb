import { eq } from 'drizzle-orm'

import { offerUndo } from '#src/features/accounts/commands/addresses/offer-undo.ts'
import { listEmails } from '#src/features/accounts/queries.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { Services } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { sendMail, type Mails } from '#src/server/mail/mail.ts'

type FactorChange = Mails['factor-changed']
type Told = Pick<FactorChange, 'change'> & { readonly userId: string; readonly name?: string; readonly left?: number }

/** What leaves the factors as they are: the owner can still look at them. */
const pages: Partial<Record<FactorChange['change'], string>> = {
  'code-used': 'dashboard/profile#security',
  guessed: 'forget-password',
}

/**
 * Tells every address of a person what became of their second factor (ASVS 6.3.7), the primary one also how to undo a
 * change of it (T16); in that transaction.
 */
export async function tellFactorChange(
  { queue, now, publicUrl }: Pick<Services, 'queue' | 'now' | 'publicUrl'>,
  tx: Tx,
  { userId, change, name = '', left = 0 }: Told,
): Promise<void> {
  const [user] = await tx.select({ firstName: users.firstName }).from(users).where(eq(users.id, userId))
  const page = pages[change]
  const undo = page === undefined ? await offerUndo({ publicUrl }, tx, { userId }) : undefined
  const told = { firstName: user?.firstName ?? '', change, name, left, changedAt: now().toISOString() }
  for (const to of await listEmails({ db: tx }, userId)) {
    const link = to === undo?.to ? undo.url : null
    const data = { ...told, url: page === undefined ? link : `${publicUrl}/${page}` }
    await sendMail(queue, tx, { to, template: 'factor-changed', data })
  }
}
