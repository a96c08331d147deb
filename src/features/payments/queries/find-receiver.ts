import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import { findHeld } from '#src/features/memberships/queries/find-held.ts'
import { findBySubscription, findUser } from '#src/features/memberships/queries/find-memberships.ts'
import { ownMembership } from '#src/features/memberships/queries/own-memberships.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { grantable } from '../policy.ts'
import { findOpen } from './list-cases.ts'

type Wish = { id: string; email?: string | undefined }

/**
 * Who would get the plan of a case, and what they hold beside it, so that whoever grants it knows what a further plan means.
 * Refuses 'not-found', 'case-decided', 'conflict' for what is granted no plan, and 'email-unknown'.
 */
export async function findReceiver({ db, now }: Context, { id, email }: Wish) {
  const found = await findOpen(db, { id })
  if (isRefused(found)) return found
  if (grantable(found) !== 'plan') return refuse('conflict')
  const userId = await receiverOf(db, found, email)
  const user = userId && (await findUser(db, userId))
  if (!user) return refuse('email-unknown')
  const held = await findHeld(db, user.id, found.subject)
  return {
    name: user.name,
    memberships: held.map(one => ({ ...ownMembership(one, now()), planId: one.planId })),
  }
}

/** What is a membership already stays with its holder; otherwise it goes to who is named, or paid and was not erased since. */
export async function receiverOf(
  db: Db,
  { subject, userId }: Pick<typeof paymentCases.$inferSelect, 'subject' | 'userId'>,
  email: string | undefined,
): Promise<string | null | undefined> {
  const known = await findBySubscription(db, subject)
  if (known) return known.userId
  if (email) return findHolderOf(db, email)
  const payer = userId && (await findUser(db, userId))
  return payer && !payer.erasedAt ? payer.id : undefined
}
