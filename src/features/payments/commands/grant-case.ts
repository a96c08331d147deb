import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { settleMembership } from '#src/features/memberships/commands/settle-membership.ts'
import { findHeld } from '#src/features/memberships/queries/find-held.ts'
import { ask, findBySubscription } from '#src/features/memberships/queries/find-memberships.ts'
import { findPlan } from '#src/features/memberships/queries/find-plan.ts'
import { acceptPayment, lockPurchase } from '#src/features/orders/commands/settling/accept-payment.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { lostOf } from '#src/server/payments/intents.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { grantable } from '../policy.ts'
import { receiverOf } from '../queries/find-receiver.ts'
import { findOpen, type Shown } from '../queries/list-cases.ts'
import { decide } from './decide.ts'

type Case = typeof paymentCases.$inferSelect
type Wish = Shown & {
  planId?: string | undefined
  email?: string | undefined
  others: 'end' | 'stay'
  seen: readonly string[]
}

/**
 * Gives the buyer of a case what the money was for: a membership of the plan that is chosen, or the course. What was
 * really paid is kept. Refuses 'not-found'; 'case-decided' where somebody was faster; 'email-unknown' where the buyer named
 * is none; 'membership-held' for a plan that they have already; 'plans-held' where they hold plans that renew and were not
 * seen; 'membership-ended' for a subscription that does not run; 'money-gone' for what went back, or the bank took back;
 * 'refund-under-way'; 'conflict' for what nothing may be given for, what the provider does not know, where plans would end for
 * one that is not paid, and for what is not what was seen.
 * @throws PaymentsUnavailable when the provider does not answer
 */
export async function grantCase(context: Context, { id, version, ...wish }: Wish) {
  const found = await findOpen(context.db, { id, version })
  if (isRefused(found)) return found
  if (found.refundAskedAt) return refuse('refund-under-way')
  if (found.returnedCents !== null) return refuse('money-gone', { text: partGone })
  const thing = grantable(found)
  if (!thing) return refuse('conflict', { text: nothing })
  const refused = thing === 'plan' ? await grantPlan(context, found, wish) : await grantCourse(context, found)
  return refused ?? ({ granted: true } as const)
}

async function grantPlan(
  context: Context,
  found: Case,
  { planId, email, others, seen }: Omit<Wish, keyof Shown>,
): Promise<Refused | undefined> {
  const plan = planId && (await findPlan(context.db, planId))
  if (!plan) return refuse('invalid', { text: 'planId: Please choose a plan' })
  const userId = await receiverOf(context.db, found, email)
  if (!userId) return refuse('email-unknown')
  const answer = await ask(context, () => context.payments.findSubscription(found.subject))
  if (!answer || answer.subscription.livemode !== context.payments.livemode) return refuse('conflict')
  const { lost } = answer.subscription
  if (lost) return refuse('money-gone', { text: gone[lost] })
  return undoing(context, async tx => {
    await lockUsers(tx, [userId])
    if ((await receiverOf(tx, found, email)) !== userId) return refuse('conflict')
    const held = await findHeld(tx, userId, found.subject)
    const refused = barOf(held, { planId: plan.id, seen })
    if (refused) return refused
    const note = `${plan.name}, ${plan.duration}`
    const late = await decide(context, tx, { found, outcome: 'granted', note, receiverId: userId })
    if (late) return late
    await settleMembership(context, tx, answer, { userId, planId: plan.id, others })
    await context.queue.send(tx, 'record-bills', { subscriptionId: found.subject })
    const membership = await findBySubscription(tx, found.subject)
    if (!membership || membership.status === 'ended') return refuse('membership-ended')
    const isForNothing = others === 'end' && membership.status !== 'active' && held.some(renews)
    return isForNothing ? refuse('conflict', { text: notPaid }) : undefined
  })
}

type Held = Awaited<ReturnType<typeof findHeld>>
type Choice = { planId: string; seen: readonly string[] }
const renews = ({ cancelAtPeriodEnd }: Held[number]): boolean => !cancelAtPeriodEnd

/** What the receiver holds already may stand against a grant: nobody is to pay for two plans unknowingly. */
function barOf(held: Held, { planId, seen }: Choice): Refused | undefined {
  if (held.some(other => other.planId === planId && other.status === 'active'))
    return refuse('membership-held', { text: alreadyHeld })
  return held.some(one => renews(one) && !seen.includes(one.id)) ? refuse('plans-held') : undefined
}

async function grantCourse(context: Context, found: Case): Promise<Refused | undefined> {
  const intent = await context.payments.findIntent(found.subject)
  if (!intent || intent.livemode !== context.payments.livemode) return refuse('conflict')
  const lost = lostOf(intent)
  if (lost) return refuse('money-gone', { text: gone[lost] })
  return undoing(context, async tx => {
    await lockPurchase(tx, intent)
    return (await decide(context, tx, { found, outcome: 'granted' })) ?? acceptPayment(context, tx, intent)
  })
}

const partGone =
  'A part of this money has gone back, so nothing can be granted for it. Refund the rest, or close the case'
const nothing = 'Nothing can be granted for this. Refund it, or close the case'
const alreadyHeld = 'They have this plan already. Choose another one, or refund this payment'
const notPaid = 'This subscription is not paid at the moment, so no other plan can end for it. Let the others stay'
const gone = {
  refunded: 'All of this money has gone back, so nothing can be granted for it',
  'charged-back': "The buyer's bank has taken this money back, so nothing can be granted for it",
} as const

/** Runs a transaction that is undone by a refusal. */
async function undoing({ db }: Context, run: (tx: Tx) => Promise<Refused | undefined>): Promise<Refused | undefined> {
  try {
    await db.transaction(async tx => {
      const refused = await run(tx)
      if (refused) throw new Undone(refused)
    })
    return undefined
  } catch (error) {
    if (error instanceof Undone) return error.refused
    throw error
  }
}

class Undone extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.refused)
    this.refused = refused
  }
}
