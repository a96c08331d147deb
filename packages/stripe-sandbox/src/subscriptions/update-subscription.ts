import { type Call, epochSeconds } from '../call.ts'
import { amountsOf, termsNow } from '../catalogue/terms.ts'
import { ApiError, invalidRequest, resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { mergeMetadata } from '../metadata.ts'
import type { BilledLine, Invoice, Price, Stored, Subscription } from '../objects.ts'
import { wholeAmount } from '../payments/currencies.ts'
import { resolvePaymentMethod } from '../payments/method.ts'
import { find, save } from '../store.ts'
import { buyerOf, insertBill, newInvoice, sumOf } from './invoice.ts'
import { endOfPeriod } from './period.ts'
import { collect, nextBill } from './renew-due.ts'
import { inPeriod, lockSubscription, renewsAt } from './subscription.ts'

/** Another price or quantity, and what becomes of the rest of a period that is paid. */
type ItemChange = {
  id: string
  price?: string | undefined
  quantity?: number | undefined
  proration: 'create_prorations' | 'always_invoice' | 'none'
  /** The second that it is reckoned from, such as that of a preview; now, unless it is given. */
  at?: number | undefined
}

/** What may change: what is sold, whether it ends with its period, its card, its metadata. */
export type SubscriptionChange = {
  item?: ItemChange | undefined
  cancel_at_period_end?: boolean | undefined
  default_payment_method?: string | undefined
  metadata?: Record<string, string> | undefined
  /** Takes the discount away. */
  discounts?: '' | undefined
  /** Whether a card that does not pay for the change leaves everything as it was. */
  mustPay?: boolean | undefined
}

/** What is billed at once: the new period, what a change adds to this one, or nothing. */
type Changed = Stored<'subscription'> & { bill?: 'period' | 'difference' | undefined }

async function priceFor(call: Call, { currency, items }: Subscription, id: string | undefined): Promise<Price> {
  const [{ price: current }] = items.data
  if (!id || id === current.id) return current
  const price = await find(call.tx, 'price', id)
  if (!price) throw resourceMissing('price', id, 'items[0][price]')
  const { active, recurring } = price.object
  if (!active) throw invalidRequest('The price specified is inactive. This field only accepts active prices.')
  if (!recurring)
    throw invalidRequest(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    )
  if (price.object.currency !== currency)
    throw invalidRequest('You cannot combine currencies on a single subscription.')
  return price.object
}

const centsOf = (price: Price, quantity = 1): number => (price.unit_amount ?? 0) * quantity

/** Gives back what is left of the period at the old price, and charges it at the new one. */
function prorationsOf(
  call: Call,
  { items, currency }: Subscription,
  after: { price: Price | undefined; quantity: number; at: number | undefined; debited: number },
): BilledLine[] {
  const [{ price, quantity = 1, current_period_start: start, current_period_end: end }] = items.data
  const now = epochSeconds(call.now)
  const { at = Math.min(now, end) } = after
  // A period that was ended early on the admin page begins after now.
  if (at > end || at < Math.min(start, now))
    throw invalidRequest('Cannot specify proration date outside of current subscription period.', {
      param: 'subscription_proration_date',
    })
  const left = Math.min(1, (end - at) / (end - start))
  const line = { period: { start: at, end }, isProration: true }
  const part = (cents: number) => wholeAmount(cents * left, currency)
  const unused = { ...line, amount: part(-centsOf(price, quantity) * after.debited), quantity }
  if (!after.price) return [unused]
  const remaining = part(centsOf(after.price, after.quantity))
  return [unused, { ...line, amount: remaining, quantity: after.quantity }]
}

/** Which part of the price was debited for the running period: of what a discount paid nothing is given back, unless it is `classic`. */
async function debitedOf(call: Call, { object, notes }: Stored<'subscription'>): Promise<number> {
  const { latest_invoice: billId, start_date: start } = object
  // A part of the sum that counts still comes off what is given back by itself.
  const isTakenOff = Boolean(termsNow(call, notes.terms, start).discount?.percentOff)
  if (notes.terms?.billingMode === 'classic' || isTakenOff || typeof billId !== 'string') return 1
  const bill = (await find(call.tx, 'invoice', billId))?.object
  return bill && bill.subtotal > 0 ? 1 - takenOff(bill) / bill.subtotal : 1
}

const takenOff = ({ total_discount_amounts: discounts }: Invoice): number =>
  (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0)

const isEvery = (one: Price['recurring'], other: Price['recurring']): boolean =>
  one?.interval === other?.interval && one?.interval_count === other?.interval_count

/** The same subscription with a period that begins now, by the interval of its price. */
function beginPeriod(call: Call, { object, notes }: Stored<'subscription'>): Changed {
  const start = epochSeconds(call.now)
  const { recurring } = object.items.data[0].price
  if (!recurring) throw new Error('A subscription has no recurring price')
  const end = endOfPeriod(recurring, { anchor: start, start })
  const moved = inPeriod({ ...object, billing_cycle_anchor: start }, { start, end })
  return { object: moved, notes: { ...notes, ...renewsAt(end) }, bill: 'period' }
}

/** With the same interval the period goes on; with another one it begins now, and is paid now. */
async function changeItem(
  call: Call,
  { object: before, notes }: Stored<'subscription'>,
  change: ItemChange,
): Promise<Changed> {
  const [item] = before.items.data
  if (change.id !== item.id) throw resourceMissing('subscription_item', change.id, 'items[0][id]')
  const price = await priceFor(call, before, change.price)
  const { quantity = item.quantity ?? 1, proration, at } = change
  const data: [typeof item] = [{ ...item, price, quantity }]
  const object: Subscription = { ...before, items: { ...before.items, data } }
  const isSamePeriod = isEvery(item.price.recurring, price.recurring)
  const debited = await debitedOf(call, { object: before, notes })
  const added = prorationsOf(call, before, { price: isSamePeriod ? price : undefined, quantity, at, debited })
  const prorations = [...(notes.prorations ?? []), ...(proration === 'none' ? [] : added)]
  const changed = { object, notes: { ...notes, prorations } }
  if (!isSamePeriod) return beginPeriod(call, changed)
  return proration === 'always_invoice' && prorations.length > 0 ? { ...changed, bill: 'difference' } : changed
}

/** The bill of a change, which is not stored here. */
async function changeBill(call: Call, { object: subscription, notes, bill }: Changed): Promise<Invoice> {
  const [{ price, quantity = 1, current_period_start: start, current_period_end: end }] = subscription.items.data
  const whole = { amount: centsOf(price, quantity), quantity, period: { start, end }, isProration: false }
  const lines = [...(notes.prorations ?? []), ...(bill === 'period' ? [whole] : [])]
  const terms = termsNow(call, notes.terms, subscription.start_date)
  return newInvoice(call, subscription, {
    amounts: amountsOf(sumOf(lines), terms),
    currency: subscription.currency,
    reason: 'subscription_update',
    ...(await buyerOf(call, subscription)),
    period: { start, end },
    lines,
  })
}

async function billChange(call: Call, changed: Changed, mustPay: boolean): Promise<Subscription> {
  const invoice = await changeBill(call, changed)
  await insertBill(call, invoice)
  const after = await collect(call, changed, invoice)
  if (mustPay && after.status === 'past_due')
    throw new ApiError(402, 'card_error', 'Your card was declined.', { code: 'card_declined' })
  return after
}

/**
 * The bill that a change would make, or without one the next bill as it is. Nothing is stored.
 * @throws ApiError `resource_missing`, `invoice_upcoming_none` of one that is not billed again, or for a price that it cannot have
 */
export async function previewBill(
  call: Call,
  id: string,
  { item, discounts }: Pick<SubscriptionChange, 'item' | 'discounts'>,
): Promise<Invoice> {
  const stored = withDiscounts(await lockSubscription(call, id), discounts)
  const changed: Changed = item ? await changeItem(call, stored, item) : stored
  if (stored.object.cancel_at_period_end && !changed.bill)
    throw invalidRequest('No upcoming invoices for this subscription.', { code: 'invoice_upcoming_none' })
  const bill = changed.bill ? await changeBill(call, changed) : (await nextBill(call, changed)).invoice
  return { ...bill, id: `upcoming_${bill.id}`, ending_balance: null, status: 'draft' }
}

function withDiscounts({ object, notes }: Stored<'subscription'>, discounts: '' | undefined): Stored<'subscription'> {
  const { terms } = notes
  return { object, notes: discounts === '' && terms ? { ...notes, terms: { ...terms, discount: undefined } } : notes }
}

function withEnd(call: Call, subscription: Subscription, ends: boolean): Subscription {
  const isNew = ends && !subscription.cancel_at_period_end
  return {
    ...subscription,
    cancel_at_period_end: ends,
    cancel_at: ends ? subscription.items.data[0].current_period_end : null,
    canceled_at: isNew ? epochSeconds(call.now) : ends ? subscription.canceled_at : null,
  }
}

/** Changes a subscription. @throws ApiError `resource_missing`, or for a price that it cannot have */
export async function updateSubscription(call: Call, id: string, change: SubscriptionChange): Promise<Subscription> {
  const stored = withDiscounts(await lockSubscription(call, id), change.discounts)
  const { object: before } = stored
  const { item, default_payment_method: method } = change
  const changed: Changed = item ? await changeItem(call, stored, item) : stored
  const card = method && (await resolvePaymentMethod(call, method)).object.id
  const subscription: Subscription = {
    ...withEnd(call, changed.object, change.cancel_at_period_end ?? before.cancel_at_period_end),
    default_payment_method: card ?? before.default_payment_method,
    metadata: mergeMetadata(before.metadata, change.metadata),
  }
  await save(call.tx, subscription, changed.notes)
  await recordEvent(call, 'customer.subscription.updated', subscription, before)
  return changed.bill ? billChange(call, { ...changed, object: subscription }, change.mustPay ?? false) : subscription
}
