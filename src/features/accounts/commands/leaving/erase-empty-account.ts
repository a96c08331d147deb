import { and, eq, gt, isNull } from 'drizzle-orm'

import { accountData } from '#src/features/accounts/commands/leaving/personal-data.ts'
import { accountEmails, users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'

import { eraseUser } from './erase-accounts.ts'

/**
 * Erases an account that came after an instant and holds nothing but its name, its one email and its password, under the
 * lock of its person. What is kept of the email itself stays: it goes on to whoever gets the email.
 */
export async function eraseEmptyAccount(
  context: Context,
  tx: Tx,
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  const { id, createdAt, role, factorSince, image, disabledAt, deletionRequestedAt } = users
  const isPlain = and(
    eq(id, userId),
    gt(createdAt, since),
    eq(role, 'learner'),
    isNull(factorSince),
    isNull(image),
    isNull(disabledAt),
    isNull(deletionRequestedAt),
  )
  const [found] = await tx.select({ id }).from(users).where(isPlain)
  const emails = await tx.$count(accountEmails, eq(accountEmails.userId, userId))
  const subject = { userId, emails: [] }
  if (!found || emails !== 1) return
  for (const part of context.personalData) {
    if (part.name !== accountData.name && !isEmpty((await part.collect(tx, subject)).rows)) return
  }
  await eraseUser(context, tx, subject)
  context.log.warn({ event: 'empty-account-erased', userId, ip: context.ip }, 'an empty account made way')
}

/** Whether there is nothing in it, however deep. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? Object.values(value).every(isEmpty) : !value
