import { randomUUID } from 'node:crypto'

import type Stripe from 'stripe'

import { listPaidFor } from './bills.ts'
import { type Intent, lostOf } from './intents.ts'
import type { Refusal } from './reached.ts'
import { refund, sumReturned } from './refunds.ts'
import { cancelSubscription, findSubscription } from './subscriptions.ts'

/** What has gone back for it, and all that was paid for it and is not here any more; in minor units. */
type Returned = { readonly cents: number; readonly allCents: number }

/**
 * What came of giving a subscription back: how much went back by that and in all; or what stands against it, and how much
 * went back for it all the same, of the other bills.
 */
export type ReturnAnswer =
  | ({ readonly isRefunded: true } & Returned)
  | ({ readonly isRefunded: false; readonly cents: number } & Omit<Refusal, 'code'>)

/**
 * Gives back all that was paid for a subscription, and nothing else that its customer paid. Then ends it at once: what is
 * refused leaves it as it was, unless a part has gone back, for which it is not to be charged again. Doing it twice does no harm, and finishes what a process left in between.
 */
export async function returnSubscription(stripe: Stripe, id: string): Promise<ReturnAnswer> {
  const subscription = await findSubscription(stripe, id)
  if (!subscription)
    return {
      isRefunded: false,
      reason: 'The payment provider does not know this subscription',
      isPassing: false,
      cents: 0,
    }
  const paid = await giveBackPaid(stripe, id)
  if (!paid.isRefunded && paid.cents === 0) return paid
  await cancelSubscription(stripe, id, 'now')
  if (!paid.isRefunded) return paid
  // It may have renewed meanwhile.
  const late = await giveBackPaid(stripe, id, paid.ids)
  return late.isRefunded
    ? { isRefunded: true, cents: paid.cents + late.cents, allCents: paid.allCents + late.allCents }
    : { ...late, cents: paid.cents + late.cents }
}

/** What has gone back, and has not failed since, of all that was paid for a subscription, by whomever; in minor units. */
export async function findReturned(stripe: Stripe, id: string): Promise<number> {
  const payments = await listPaidFor(stripe, id)
  return payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0)
}

type PaidBack = (ReturnAnswer & { isRefunded: false }) | ({ isRefunded: true; ids: ReadonlySet<string> } & Returned)

/** @param before the payments that are given back */
async function giveBackPaid(stripe: Stripe, id: string, before: ReadonlySet<string> = new Set()): Promise<PaidBack> {
  const payments = await listPaidFor(stripe, id)
  // What the bank has taken back nobody can give back as well.
  const paid = payments.filter(payment => !before.has(payment.id) && lostOf(payment) !== 'charged-back')
  let cents = 0
  for (const payment of paid.toSorted(byRisk)) {
    const key = `return-${id}-${payment.id}-${randomUUID()}`
    const answer = await refund(stripe, payment.id, { key, cause: id })
    if (!answer.isRefunded) return { ...answer, cents: await sumOver(stripe, id, paid) }
    cents += answer.cents
  }
  const allCents = paid.reduce((sum, { receivedCents }) => sum + receivedCents, 0)
  return { isRefunded: true, cents, allCents, ids: new Set(paid.map(({ id: intentId }) => intentId)) }
}

/** Of all bills: what an earlier attempt gave back, whose answer nobody heard, is not here either. */
async function sumOver(stripe: Stripe, id: string, paid: readonly Intent[]): Promise<number> {
  const sums = await Promise.all(paid.map(payment => sumReturned(stripe, payment.id, id)))
  return sums.reduce((sum, cents) => sum + cents, 0)
}

/** What may be refused comes first, while nothing has gone back; then the oldest: the last one pays for what runs. */
const byRisk = (one: Intent, other: Intent): number =>
  Number(one.dispute === null) - Number(other.dispute === null) || one.madeAt.getTime() - other.madeAt.getTime()
