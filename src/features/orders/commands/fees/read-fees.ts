// What the payment providers keep of payments comes into the ledger: by a job, never in a request.
import { eq, sql } from 'drizzle-orm'

import { lackingFeesOf, nextFeesAt } from '#src/features/orders/policy.ts'
import { claimFeesDue, type FeesDue, findBookedOrder, sumBookedFees } from '#src/features/orders/queries/fees-due.ts'
import { orderMovements, orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { type Fees, FeesRefused } from '#src/server/payments/fees.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { paymentFees } from '#src/server/payments/tables.ts'
import { days, minutes } from '#src/wire/durations.ts'
import { type Method, methodOf } from '#src/wire/money/methods.ts'

/** Payments whose fees a run reads, once a minute: with up to three calls each that is far below what a provider takes. */
const MOST_A_RUN = 100
/** As many as are read until it is looked again for payments that were never asked about. */
export const MOST_AN_HOUR = 60 * MOST_A_RUN
/** Asked about at the same time. */
const AT_ONCE = 3
/** What a run has taken and left is due again then. */
const CLAIMED_MS = minutes(10)
/** What could not be written for a reason of its own waits that long. */
const FAILED_MS = days(1)

/**
 * Reads the fees of the payments that are due, the latest first, and writes into the ledger what it lacks.
 * @returns of how many payments they were read
 * @throws PaymentsUnavailable where a provider did not answer: the next runs ask again
 */
export async function readFees(context: Context, signal?: AbortSignal): Promise<number> {
  const { db, now } = context
  const at = now()
  const until = new Date(at.getTime() + CLAIMED_MS)
  const due = await claimFeesDue(db, { now: at, until, most: MOST_A_RUN })
  const away: PaymentsUnavailable[] = []
  for (const [method, some] of Map.groupBy(due, ({ paymentId }) => methodOf(paymentId)))
    await readAll(context, { method, due: some, signal }).catch((error: unknown) => {
      if (!(error instanceof PaymentsUnavailable)) throw error
      away.push(error)
    })
  for (const error of away) throw error
  return due.length
}

type Reading = { readonly method: Method; readonly due: readonly FeesDue[]; readonly signal: AbortSignal | undefined }

/** @throws PaymentsUnavailable at the first call that is not answered */
async function readAll(context: Context, { method, due, signal }: Reading): Promise<void> {
  for (let first = 0; first < due.length && !signal?.aborted; first += AT_ONCE) {
    const read = await Promise.all(due.slice(first, first + AT_ONCE).map(one => readOne(context, one)))
    if (read.includes('refused')) {
      context.log.warn({ event: 'fees-refused', method }, 'the key of the provider may not read fees')
      return
    }
  }
}

async function readOne(context: Context, due: FeesDue): Promise<'read' | 'refused' | 'failed'> {
  const { db, payments, now, log } = context
  try {
    await recordFees(context, due, await payments.findFees(due.paymentId))
    return 'read'
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error
    if (error instanceof FeesRefused) return 'refused'
    log.error({ err: error, paymentId: due.paymentId }, 'the fees of a payment could not be written')
    const dueAt = new Date(now().getTime() + FAILED_MS)
    await db.update(paymentFees).set({ dueAt }).where(eq(paymentFees.paymentId, due.paymentId))
    return 'failed'
  }
}

/**
 * Writes the difference between what the provider keeps of a payment and what the ledger holds of that, entry by entry, under
 * the order's lock: the same answer twice, by two replicas, or one that is older adds nothing.
 * @param answer undefined where the provider does not know the payment
 */
const recordFees = ({ db, now }: Context, { paymentId, paidAt, revision }: FeesDue, answer: Fees | undefined) =>
  db.transaction(async tx => {
    const orderId = await findBookedOrder(tx, paymentId)
    if (orderId && answer) {
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
      const lacking = lackingFeesOf(answer.fees, await sumBookedFees(tx, paymentId), now())
      const rows = lacking.map(fee => ({ ...fee, orderId, paymentId, what: 'fee' as const }))
      if (rows.length > 0) await tx.insert(orderMovements).values(rows)
    }
    const isWhole = answer?.isWhole === true
    const next = orderId && answer ? nextFeesAt({ isWhole, paidAt, now: now() }) : null
    // Where something happened to it meanwhile, it stays due.
    const dueAt = sql`case when ${paymentFees.revision} = ${revision} then ${next}::timestamptz else ${paymentFees.dueAt} end`
    await tx
      .update(paymentFees)
      .set({ dueAt, ...(isWhole && { readAt: now() }) })
      .where(eq(paymentFees.paymentId, paymentId))
  })
