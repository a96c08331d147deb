import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countQuestion } from '#src/server/payments/limit-questions.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import { isCharged } from '../policy.ts'
import { findOwnMembership } from './own-memberships.ts'

/**
 * What the provider will take next for one's own membership. The card may be that of somebody else, who paid for it: it is
 * said to who has proven the email that it was paid with.
 */
export async function nextPayment(context: Context, { id }: { id: string }) {
  const { db, actor, payments } = context
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const membership = await findOwnMembership(context, { id, userId: user.id })
  if (!membership) return refuse('not-found')
  if (!isCharged(membership)) return { payment: null }
  const refused = await countQuestion(context, user.id)
  if (refused) return refused
  const bill = await payments.findNextBill(membership.subscriptionId)
  if (!bill) return { payment: null }
  const { dueCents, currency, payerEmail, card } = bill
  const isPayer = payerEmail !== null && (await findHolderOf(db, payerEmail)) === user.id
  return { payment: { amount: fromMinor(dueCents, currency), currency, card: isPayer ? card : null } }
}
