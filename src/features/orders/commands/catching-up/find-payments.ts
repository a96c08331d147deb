import { findMemberships, findOver, findSettled, mayReceive } from '#src/features/orders/queries/find-missed.ts'
import { findKnownEvents } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { ListedIntent, Page } from '#src/server/payments/listed-intents.ts'
import { days } from '#src/wire/durations.ts'

import { planNamedIn, remakePass } from '../settling/accept-pass.ts'
import { soldIn } from '../settling/named-in.ts'
import { readSum } from '../settling/ordered-sum.ts'
import { receivePaymentEvent } from '../settling/receive-event.ts'

/** As long as the provider itself tries to deliver an event. */
const LOOKED_BACK_MS = days(3)

/** The most pages of a hundred in one run. */
const MOST_PAGES = 200

/** What a run came upon: payments that nobody had told us of. */
export type Found = { applied: number; toReview: number }

/**
 * Asks the provider which payments and subscriptions it has, and takes in those that the academy knows nothing of: after a
 * restore these are the ones since its backup, whose events were answered and do not come again (R24). What names a person
 * and a course of ours is granted, also where the order is gone; everything else waits for somebody to look.
 * Idempotent: what was taken in once is left alone.
 * @param since ISO 8601; three days ago when absent
 * @throws PaymentsUnavailable when the provider does not answer: the next try begins anew
 */
export async function findPayments(context: Context, { since }: { since?: string }): Promise<Found> {
  const { payments, now, log } = context
  const from = since ? new Date(since) : new Date(now().getTime() - LOOKED_BACK_MS)
  const found: Found = { applied: 0, toReview: 0 }
  // First: another provider that is away ends the list of payments.
  for await (const items of pagesOf(after => payments.listSubscriptions(from, after))) {
    const known = await findMemberships(context, items)
    for (const subscriptionId of await unseen(
      context,
      items.filter(id => !known.has(id)),
    )) {
      count(found, await take(context, { intentId: undefined, subscriptionId }))
    }
  }
  for await (const items of pagesOf(after => payments.listIntents(from, after))) {
    for (const intent of await missedPayments(context, items)) {
      await recreateOrder(context, intent)
      count(found, await take(context, { intentId: intent.id, subscriptionId: undefined }))
    }
  }
  if (found.applied + found.toReview > 0) log.warn({ event: 'payments-found', since: from, ...found }, 'payments found')
  return found
}

const count = (found: Found, outcome: string): void => {
  if (outcome === 'applied') found.applied += 1
  if (outcome === 'needs-review') found.toReview += 1
}

async function* pagesOf<T>(list: (after?: string) => Promise<Page<T>>): AsyncGenerator<readonly T[]> {
  let after: string | undefined
  for (let n = 0; n < MOST_PAGES; n += 1) {
    const page = await list(after)
    yield page.items
    if (!page.next) return
    after = page.next
  }
}

const eventOf = (id: string): string => `found_${id}`

/** Those that were not taken in by an earlier run. */
async function unseen(context: Context, ids: readonly string[]): Promise<string[]> {
  const known = await findKnownEvents(context, ids.map(eventOf))
  return ids.filter(id => !known.has(eventOf(id)))
}

/** Paid, for an order of ours that it has not settled; what was given back whole, or staff have decided, needs nothing more. */
async function missedPayments(context: Context, items: readonly ListedIntent[]): Promise<ListedIntent[]> {
  const { livemode } = context.payments
  const paid = items.filter(
    intent =>
      intent.livemode === livemode &&
      intent.status === 'succeeded' &&
      intent.refundedCents < intent.receivedCents &&
      intent.metadata['orderId'] !== undefined,
  )
  const ids = paid.map(({ id }) => id)
  const [settled, over, fresh] = await Promise.all([
    findSettled(context, ids),
    findOver(context, ids),
    unseen(context, ids),
  ])
  return paid.filter(({ id }) => !settled.has(id) && !over.has(id) && fresh.includes(id))
}

/** An order that the backup did not have yet comes back as one that was given up: a payment settles that too. */
async function recreateOrder({ db, now, log }: Context, intent: ListedIntent): Promise<void> {
  const { amountCents, currency, createdAt } = intent
  const plan = planNamedIn(intent)
  const sum = await readSum(db, intent, amountCents)
  if (plan && (await remakePass(db, { ...plan, amountCents, currency, createdAt, ...sum })))
    log.info({ event: 'order-recreated', orderId: plan.id }, 'an order was made anew')
  const purchase = soldIn(intent)
  if (!purchase) return
  await db.transaction(async tx => {
    if (!(await mayReceive(tx, purchase))) return
    const known = { ...purchase, amountCents, currency, createdAt, ...sum }
    const order = { ...known, status: 'cancelled' as const, closedAt: now() }
    const rows = await tx.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id })
    if (rows.length > 0) log.info({ event: 'order-recreated', orderId: purchase.id }, 'an order was made anew')
  })
}

/** As if a webhook had told of it: the provider is asked again, and what it says is applied or put aside. */
async function take(
  context: Context,
  { intentId, subscriptionId }: { intentId: string | undefined; subscriptionId: string | undefined },
): Promise<string> {
  const settlement = await receivePaymentEvent(context, {
    id: eventOf(intentId ?? subscriptionId ?? ''),
    type: intentId ? 'payment_intent.succeeded' : 'customer.subscription.updated',
    livemode: context.payments.livemode,
    intentId,
    subscriptionId,
  })
  return settlement === 'known' ? 'known' : settlement.outcome
}
