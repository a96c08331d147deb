import { randomUUID } from 'node:crypto'

import { findBuyer } from '#src/features/orders/queries/find-buyer.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { endCase, findLast } from '#src/server/payments/cases.ts'
import { claimAutomatic, releaseCase } from '#src/server/payments/claims.ts'
import { isReturnedByHand } from '#src/wire/money/methods.ts'

export type SecondPayment = {
  intentId: string
  amountCents: number
  currency: string
  userId: string
  courseId: string | null
  /** Of places for others, and of a plan; absent in jobs of the version before. */
  planId?: string | null
  seats?: number | null
}

/**
 * Gives back a payment for a course that its buyer has already, or a second one of the same order, and tells them (R5). What the provider refuses, as while
 * the payment is disputed, stays before the staff and is tried again, unless they have decided it.
 */
export async function refundSecondPayment(context: Context, second: SecondPayment): Promise<void> {
  const { db, payments } = context
  const { intentId } = second
  // Where nobody but staff can send it back, it is before them.
  if (isReturnedByHand(intentId)) return
  const about = { kind: 'payment', subject: intentId } as const
  const last = await findLast(db, about)
  await using claim = await claimAutomatic(db, about)
  // Jobs of the version before have no case.
  if (last && !claim) return
  const answer = await payments.refund(intentId, { key: `refund-${intentId}-${randomUUID()}`, cause: 'second' })
  if (!answer.isRefunded) {
    if (claim) await releaseCase(context, claim, { cents: 0, ...answer })
    throw new Error(`${intentId} is not given back: ${answer.reason}`)
  }
  await db.transaction(async tx => {
    const isFirst = await endCase(tx, about, { outcome: 'refunded' })
    if (isFirst || !last) await notifyBuyer(context, tx, { ...second, amountCents: answer.cents || second.amountCents })
  })
}

async function notifyBuyer(
  { queue, publicUrl }: Context,
  tx: Tx,
  { intentId, amountCents, currency, ...bought }: SecondPayment,
): Promise<void> {
  const buyer = await findBuyer(tx, bought)
  if (!buyer) return
  const { firstName, email, courseTitle } = buyer
  const courseUrl = publicUrl + (bought.seats ? '/seats' : `/course/${bought.courseId}`)
  const data = {
    firstName,
    courseTitle,
    amountCents,
    currency,
    paymentId: intentId,
    courseUrl,
    seats: bought.seats ?? null,
  }
  await sendMail(queue, tx, { to: email, template: 'second-payment', data })
}
