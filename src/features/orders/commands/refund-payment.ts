import type { Context } from '#src/server/context.ts'
import { sendMail } from '#src/server/mail.ts'

import { findBuyer } from '../queries/find-orders.ts'

export type SecondPayment = {
  intentId: string
  amountCents: number
  currency: string
  userId: string
  courseId: string
}

/** Gives back a payment for a course that its buyer has already, and tells them (R5). */
export async function refundSecondPayment(
  { db, payments, queue, publicUrl }: Context,
  { intentId, amountCents, currency, userId, courseId }: SecondPayment,
): Promise<void> {
  const answer = await payments.refund(intentId, `refund-${intentId}`)
  if (!answer.isGivenBack) throw new Error(`${intentId} is not given back: ${answer.reason}`)
  const buyer = await findBuyer(db, { userId, courseId })
  if (!buyer) return
  const { firstName, email, courseTitle } = buyer
  const courseUrl = `${publicUrl}/course/${courseId}`
  const data = { firstName, courseTitle, amountCents, currency, paymentId: intentId, courseUrl }
  await sendMail(queue, db, { to: email, template: 'second-payment', data })
}
