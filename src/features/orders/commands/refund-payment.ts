import type { Context } from '#src/server/context.ts'
import { sendMail } from '#src/server/mail.ts'

import { findBuyer } from '../queries.ts'

export type SecondPayment = { intentId: string; userId: string; courseId: string }

/** Gives back a payment for a course that its buyer has already, and tells them (R5). */
export async function refundSecondPayment(
  { db, payments, queue }: Context,
  { intentId, userId, courseId }: SecondPayment,
): Promise<void> {
  await payments.refund(intentId, `refund-${intentId}`)
  const buyer = await findBuyer(db, { userId, courseId })
  if (!buyer) return
  const data = { firstName: buyer.firstName, courseTitle: buyer.courseTitle, paymentId: intentId }
  await sendMail(queue, db, { to: buyer.email, template: 'second-payment', data })
}
