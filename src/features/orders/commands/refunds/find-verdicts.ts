import { findDisputed, findSettled } from '#src/features/orders/queries/find-missed.ts'
import type { Context } from '#src/server/context.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { minutes } from '#src/wire/durations.ts'

import { settlePayment } from '../settling/settle-payment.ts'
import { takeIn } from './reconcile-refunds.ts'

/** Payments that one run asks about; the next one goes on with those behind them. */
const MOST_DISPUTES = 100

/** How often this runs. */
const EVERY_MS = minutes(5)

/**
 * Asks the provider about whatever is known to be disputed, however old: a bank decides weeks or months after, and the
 * message of its verdict may have been lost (R6).
 * @throws PaymentsUnavailable at the first call that is not answered: the next run asks again
 */
export async function findVerdicts(context: Context): Promise<void> {
  const disputed = await findDisputed(context)
  const run = Math.floor(context.now().getTime() / EVERY_MS)
  for (const intentId of sliceOf(disputed, run, MOST_DISPUTES)) {
    try {
      await followDisputed(context, intentId)
    } catch (error) {
      if (error instanceof PaymentsUnavailable) throw error
      context.log.error({ err: error, paymentIntentId: intentId }, 'a verdict could not be looked for')
    }
  }
}

/** The part of a list that a run takes, so that the runs together take all of it, over and over. */
export function sliceOf<T>(all: readonly T[], run: number, most: number): readonly T[] {
  if (all.length <= most) return all
  const first = (run * most) % all.length
  return [...all, ...all].slice(first, first + most)
}

/**
 * Brings what a disputed payment paid for, and its case, to what the provider says of it now.
 * @returns the payment, or undefined when the provider knows none of this id
 */
export async function followDisputed(context: Context, intentId: string): Promise<Intent | undefined> {
  const intent = await context.payments.findIntent(intentId)
  if (!intent) return undefined
  const isOrder = (await findSettled(context, [intentId])).has(intentId)
  await (isOrder ? settlePayment(context, intent) : takeIn(context, [{ id: intentId, mark: String(intent.revision) }]))
  return intent
}
