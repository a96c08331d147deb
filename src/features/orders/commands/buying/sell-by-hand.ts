import { findAccess } from '#src/features/enrolments/queries.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { saleCurrencyOf } from '#src/server/identity/currency.ts'
import { recordReceived } from '#src/server/payments/transfers/transfers.ts'
import { priceDecimals, toMinor } from '#src/wire/money/money.ts'
import { MOST_MINOR } from '#src/wire/money/price-fault.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { settleOrder } from '../settling/settle-order.ts'
import { settlePass } from '../settling/settle-pass.ts'

type Sale = {
  readonly userId: string
  readonly courseId: string
  /** What the academy received outside its providers, as in cash, in whole units. */
  readonly paid: number
  readonly note: string
  /** Who has received it. */
  readonly by: string
}

type Sold = { readonly orderId: string; readonly amountCents: number; readonly currency: string }

/**
 * Writes down a course that was paid for in cash or at the door, as an order like any other: it opens the course, has its
 * receipt and stands in the sums. The person is locked.
 * Refuses 'invalid' for a sum that the currency does not have, and 'already-open'.
 * @returns the order's id
 */
export async function sellByHand(context: Context, tx: Tx, sale: Sale): Promise<Sold | Refused> {
  const { userId, courseId, paid, note, by } = sale
  const sum = await readSum(context, tx, paid)
  if (isRefused(sum)) return sum
  if ((await findAccess(tx, { userId, courseId })).length > 0) return refuse('already-open')
  const { orderId, intent } = await receive(context, tx, { ...sum, userId, thing: { courseId }, note, by })
  await settleOrder(context, tx, { intent })
  return { orderId, ...sum }
}

type PlanSale = Omit<Sale, 'courseId'> & {
  readonly plan: { readonly id: string; readonly duration: 'month' | 'year' }
  /** So many of its periods, or until an instant. */
  readonly term: { readonly periods: number } | { readonly until: Date }
}

/**
 * The same of a plan: an order of it that is paid once, with its membership until a date (decision 0106). The person is locked,
 * and does not hold the plan by a subscription. Refuses 'invalid' likewise.
 */
export async function sellPlanByHand(context: Context, tx: Tx, sale: PlanSale): Promise<Sold | Refused> {
  const { userId, plan, term, paid, note, by } = sale
  const sum = await readSum(context, tx, paid)
  if (isRefused(sum)) return sum
  const length = 'until' in term ? { until: term.until.toISOString() } : { periods: String(term.periods) }
  const thing = { planId: plan.id }
  const said = { duration: plan.duration, ...length }
  const { orderId, intent } = await receive(context, tx, { ...sum, userId, thing, said, note, by })
  await settlePass(context, tx, { orderId, intent })
  return { orderId, ...sum }
}

type Sum = Pick<Sold, 'amountCents' | 'currency'>

/** The sum in the academy's currency, which stays from here on. */
async function readSum(context: Context, tx: Tx, paid: number): Promise<Sum | Refused> {
  const currency = await saleCurrencyOf(tx, context)
  if (Number(paid.toFixed(priceDecimals(currency))) !== paid || toMinor(paid, currency) > MOST_MINOR)
    return refuse('invalid', { text: 'paid: This is no sum of the academy’s currency' })
  return { amountCents: toMinor(paid, currency), currency }
}

type Received = Sum &
  Pick<Sale, 'userId' | 'note' | 'by'> & {
    readonly thing: { readonly courseId: string } | { readonly planId: string }
    /** What else its payment says. */
    readonly said?: Readonly<Record<string, string>>
  }

/** Like an order that was given up, which its payment settles all the same: an open one of the buyer may stand beside it. */
async function receive(context: Context, tx: Tx, { userId, thing, said, note, by, ...sum }: Received) {
  const at = context.now()
  const given = { userId, ...thing, ...sum, createdAt: at, status: 'cancelled' as const, closedAt: at }
  const [order] = await tx.insert(orders).values(given).returning({ id: orders.id })
  if (!order) throw new Error('an insert returns its row')
  const metadata = { orderId: order.id, userId, ...thing, ...said }
  const { livemode } = context.payments
  const intent = await recordReceived(tx, { metadata, ...sum, note, by, at, livemode })
  return { orderId: order.id, intent }
}
