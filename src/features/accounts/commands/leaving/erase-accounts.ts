import { and, eq, isNull, lte, sql } from 'drizzle-orm'

import { deletionPauseMs } from '#src/features/accounts/policy.ts'
import { listEmails } from '#src/features/accounts/queries.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import type { Subject } from '#src/server/personal-data.ts'

const isDue = and(
  isNull(users.erasedAt),
  lte(users.deletionRequestedAt, sql`now() - ${deletionPauseMs / 1000} * interval '1 second'`),
)

/** Removes everybody whose fourteen days are over, each in a transaction of their own; the rest waits for the next run. */
export async function eraseAccounts(context: Context): Promise<void> {
  const due = await context.db.select({ id: users.id }).from(users).where(isDue).limit(100)
  for (const { id } of due) await eraseAccount(context, id)
}

/** Whoever keeps the account at the same moment wins, or finds it gone: both want the row of the person. */
async function eraseAccount(context: Context, userId: string): Promise<void> {
  const { db, queue, log } = context
  const isGone = await db.transaction(async tx => {
    const [user] = await tx
      .select({ firstName: users.firstName })
      .from(users)
      .where(and(eq(users.id, userId), isDue))
      .for('update')
    if (!user) return false
    const emails = await listEmails({ db: tx }, userId)
    await eraseUser(context, tx, { userId, emails })
    for (const to of emails) await sendMail(queue, tx, { to, template: 'account-deleted', data: user })
    return true
  })
  if (isGone) log.warn({ event: 'account-erased', userId }, 'account erased')
}

/** Takes away all that names a person, and has their files removed afterwards. */
export async function eraseUser(
  { queue, personalData }: Pick<Context, 'queue' | 'personalData'>,
  tx: Tx,
  subject: Subject,
): Promise<void> {
  const keys: string[] = []
  for (const part of personalData) keys.push(...(await part.erase(tx, subject)))
  if (keys.length > 0) await queue.send(tx, 'remove-files', { keys })
}
