import { hours } from '#src/wire/durations.ts'

import { type Call, epochSeconds, type Sandbox } from '../call.ts'
import { outcomeOf } from '../cards.ts'
import { resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import type { Invoice, Stored, Subscription } from '../objects.ts'
import { newIntent } from '../payments/intent.ts'
import { succeed } from '../payments/settle.ts'
import { find, insert, lock, save } from '../store.ts'
import { inTransaction } from '../transaction.ts'
import { attempted, newInvoice } from './invoice.ts'
import { endOfPeriod } from './period.ts'
import { endSubscription, inPeriod, renewsAt } from './subscription.ts'

/** How long after each failed attempt a bill is tried again; after the last one the subscription ends. */
const retryDelays = [hours(72), hours(120), hours(168)]

/** Charges the card of a subscription. @returns false when the card does not pay */
async function charge(call: Call, subscription: Subscription, invoice: Invoice): Promise<boolean> {
  const { customer, default_payment_method: methodId } = subscription
  const method = typeof methodId === 'string' ? await find(call.tx, 'payment_method', methodId) : undefined
  const outcome = outcomeOf(method?.notes.card).kind
  if (!method || outcome === 'declines' || outcome === 'fails-renewals') return false
  const intent = newIntent(call, {
    amount: invoice.total,
    currency: invoice.currency,
    metadata: {},
    description: 'Subscription update',
    ...(typeof customer === 'string' && { customer }),
  })
  await insert(call.tx, intent)
  await succeed(call, intent, method)
  return true
}

/** Tries a stored bill. The period goes on whether it is paid or not: only the status says so, as with the provider. */
async function collect(call: Call, subscription: Subscription, bill: Invoice): Promise<void> {
  const paid = await charge(call, subscription, bill)
  const delay = paid ? undefined : retryDelays[bill.attempt_count]
  const retryAt = delay === undefined ? null : epochSeconds(call.now) + delay / 1000
  const invoice = attempted(bill, paid, retryAt)
  await save(call.tx, invoice)
  await recordEvent(call, paid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  const after: Subscription = { ...subscription, latest_invoice: invoice.id, status: paid ? 'active' : 'past_due' }
  await save(call.tx, after, renewsAt(retryAt ?? after.items.data[0].current_period_end))
  if (!paid && retryAt === null) await endSubscription(call, after.id)
  else await recordEvent(call, 'customer.subscription.updated', after)
}

async function billNextPeriod(call: Call, subscription: Subscription): Promise<void> {
  const { price, current_period_end: start } = subscription.items.data[0]
  if (!price.recurring) throw new Error('A subscription has no recurring price')
  const end = endOfPeriod(price.recurring, { anchor: subscription.billing_cycle_anchor, start })
  const customer =
    typeof subscription.customer === 'string' ? await find(call.tx, 'customer', subscription.customer) : undefined
  const invoice = newInvoice(call, subscription, {
    price,
    reason: 'subscription_cycle',
    email: customer?.object.email ?? null,
    period: { start: subscription.items.data[0].current_period_start, end: start },
  })
  await insert(call.tx, invoice)
  await collect(call, inPeriod(subscription, { start, end }), invoice)
}

async function renewOne(call: Call): Promise<boolean> {
  const due = await call.tx.query<Stored<'subscription'>>(
    `SELECT object, notes FROM sandbox.objects
     WHERE kind = 'subscription' AND notes ->> 'renewsAt' <= $1
     ORDER BY notes ->> 'renewsAt' LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [call.now.toISOString()],
  )
  const subscription = due.rows[0]?.object
  if (!subscription) return false
  const billId = subscription.latest_invoice
  const bill =
    subscription.status === 'past_due' && typeof billId === 'string'
      ? await lock(call.tx, 'invoice', billId)
      : undefined
  const hasPeriodEnded = subscription.items.data[0].current_period_end <= epochSeconds(call.now)
  if (subscription.cancel_at_period_end && hasPeriodEnded) await endSubscription(call, subscription.id)
  else if (bill) await collect(call, subscription, bill.object)
  else await billNextPeriod(call, subscription)
  return true
}

/**
 * Renews the subscriptions whose period is over, tries cards again and ends what is to end. Several processes may call it
 * at once; after a jump of the clock it works off every period in between.
 */
export async function renewDue(sandbox: Sandbox): Promise<void> {
  const renew = () =>
    inTransaction(sandbox.pool, tx =>
      renewOne({ tx, sandbox, now: sandbox.clock(), requestId: null, idempotencyKey: null }),
    )
  while (await renew());
}

/** Ends the running period of a subscription at once, for who wants to see what a renewal does. @throws ApiError `resource_missing` */
export async function renewNow(call: Call, id: string): Promise<void> {
  const stored = await lock(call.tx, 'subscription', id)
  if (stored?.object.status !== 'active') throw resourceMissing('subscription', id, 'id')
  await billNextPeriod(call, stored.object)
}

/** Pays the open bill of a subscription with the card it has now. */
export async function payOpenBill(call: Call, subscription: Subscription): Promise<void> {
  const billId = subscription.latest_invoice
  const bill = typeof billId === 'string' ? await lock(call.tx, 'invoice', billId) : undefined
  if (bill?.object.status === 'open') await collect(call, subscription, bill.object)
}
