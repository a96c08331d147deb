import { type Call, epochSeconds, type Sandbox } from '../call.ts'
import { outcomeOf } from '../cards.ts'
import { amountsOf, termsNow } from '../catalogue/terms.ts'
import { hours } from '../durations.ts'
import { resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import type { Invoice, Stored, Subscription } from '../objects.ts'
import { newIntent } from '../payments/intent.ts'
import { succeed } from '../payments/settle.ts'
import { find, insert, lock, save } from '../store.ts'
import { inTransaction } from '../transaction.ts'
import { attempted, buyerOf, insertBill, newInvoice, payWith, sumOf } from './invoice.ts'
import { endOfPeriod } from './period.ts'
import { endSubscription, inPeriod, renewsAt } from './subscription.ts'

/** How long after each failed attempt a bill is tried again; after the last one the subscription ends. */
const retryDelays = [hours(72), hours(120), hours(168)]

/** Charges the card of a subscription. @returns the bill when it is paid, undefined when the card does not pay */
async function charge(call: Call, subscription: Subscription, invoice: Invoice): Promise<Invoice | undefined> {
  if (invoice.amount_due === 0) return invoice
  const { customer, default_payment_method: methodId } = subscription
  const method = typeof methodId === 'string' ? await find(call.tx, 'payment_method', methodId) : undefined
  const outcome = outcomeOf(method?.notes.card).kind
  if (!method || outcome === 'declines' || outcome === 'fails-renewals') return undefined
  const intent = newIntent(call, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    metadata: {},
    description: 'Subscription update',
    ...(typeof customer === 'string' && { customer }),
  })
  await insert(call.tx, intent)
  return payWith(call, invoice, await succeed(call, intent, method))
}

/** Tries a stored bill. The period goes on whether it is paid or not: only the status says so, as with the provider. */
export async function collect(
  call: Call,
  { object: subscription, notes: { terms } }: Stored<'subscription'>,
  bill: Invoice,
): Promise<Subscription> {
  const paid = await charge(call, subscription, bill)
  const delay = paid ? undefined : retryDelays[bill.attempt_count]
  const retryAt = delay === undefined ? null : epochSeconds(call.now) + delay / 1000
  const invoice = attempted(paid ?? bill, paid !== undefined, retryAt)
  await save(call.tx, invoice)
  await recordEvent(call, paid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  const after: Subscription = { ...subscription, latest_invoice: invoice.id, status: paid ? 'active' : 'past_due' }
  await save(call.tx, after, { ...renewsAt(retryAt ?? after.items.data[0].current_period_end), terms })
  if (!paid && retryAt === null) return endSubscription(call, after.id)
  await recordEvent(call, 'customer.subscription.updated', after, subscription)
  return after
}

/** The bill of the period that follows, which is not stored here. */
export async function nextBill(
  call: Call,
  { object: subscription, notes }: Stored<'subscription'>,
): Promise<{ invoice: Invoice; period: { start: number; end: number } }> {
  const { price, quantity = 1, current_period_end: start } = subscription.items.data[0]
  if (!price.recurring) throw new Error('A subscription has no recurring price')
  const end = endOfPeriod(price.recurring, { anchor: subscription.billing_cycle_anchor, start })
  const next = { amount: (price.unit_amount ?? 0) * quantity, quantity, period: { start, end }, isProration: false }
  const lines = [...(notes.prorations ?? []), next]
  const invoice = newInvoice(call, subscription, {
    amounts: amountsOf(sumOf(lines), termsNow(call, notes.terms, subscription.start_date)),
    currency: subscription.currency,
    reason: 'subscription_cycle',
    ...(await buyerOf(call, subscription)),
    period: { start: subscription.items.data[0].current_period_start, end: start },
    lines,
  })
  return { invoice, period: { start, end } }
}

async function billNextPeriod(call: Call, stored: Stored<'subscription'>): Promise<void> {
  const { invoice, period } = await nextBill(call, stored)
  await insertBill(call, invoice)
  await collect(call, { object: inPeriod(stored.object, period), notes: stored.notes }, invoice)
}

async function renewOne(call: Call): Promise<boolean> {
  const due = await call.tx.query<Stored<'subscription'>>(
    `SELECT object, notes FROM sandbox.objects
     WHERE kind = 'subscription' AND notes ->> 'renewsAt' <= $1
     ORDER BY notes ->> 'renewsAt' LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [call.now.toISOString()],
  )
  const [stored] = due.rows
  if (stored) await goOn(call, stored)
  return stored !== undefined
}

/** What is due of a subscription: another attempt, its end, or its next period. */
export async function goOn(call: Call, stored: Stored<'subscription'>): Promise<void> {
  const { object: subscription } = stored
  const billId = subscription.latest_invoice
  const bill =
    subscription.status === 'past_due' && typeof billId === 'string'
      ? await lock(call.tx, 'invoice', billId)
      : undefined
  const hasPeriodEnded = subscription.items.data[0].current_period_end <= epochSeconds(call.now)
  if (subscription.cancel_at_period_end && hasPeriodEnded) await endSubscription(call, subscription.id)
  else if (bill) await collect(call, stored, bill.object)
  else await billNextPeriod(call, stored)
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
  if (!stored || !['active', 'trialing'].includes(stored.object.status)) throw resourceMissing('subscription', id, 'id')
  await billNextPeriod(call, stored)
}

/** Pays the open bill of a subscription with the card it has now. */
export async function payOpenBill(call: Call, id: string): Promise<void> {
  const stored = await lock(call.tx, 'subscription', id)
  const billId = stored?.object.latest_invoice
  const bill = typeof billId === 'string' ? await lock(call.tx, 'invoice', billId) : undefined
  if (stored && bill?.object.status === 'open') await collect(call, stored, bill.object)
}
