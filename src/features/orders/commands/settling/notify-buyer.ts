// The mails about an order, or about what it opened, written in the transaction that moves it.

import { findMailPicture } from '#src/features/courses/queries/mail-picture.ts'
import { findAccess } from '#src/features/enrolments/queries.ts'
import { billedTax, type Taxed } from '#src/features/orders/queries/added-tax.ts'
import type { SoldOrder } from '#src/features/orders/queries/course-order.ts'
import { findBuyer } from '#src/features/orders/queries/find-buyer.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import type { Intent } from '#src/server/payments/intents.ts'

type Order = Pick<
  SoldOrder,
  | 'id'
  | 'userId'
  | 'courseId'
  | 'planId'
  | 'seats'
  | 'renewsId'
  | 'amountCents'
  | 'discountCents'
  | 'couponCode'
  | 'refundedCents'
  | 'currency'
> &
  Taxed
type Paid = { order: Order; intent: Intent }

/** Where what was bought is found: the course, or the places for others. */
const addressOf = ({ id, courseId, seats, renewsId }: Order) =>
  seats === null ? `/course/${courseId}` : `/seats/${renewsId ?? id}`

/** Where it is paid for. */
const paymentAddressOf = ({ id, courseId, seats, renewsId }: Order) =>
  seats === null ? `/payment/${courseId}` : `/seats/${renewsId ?? id}/pay`

/** A plan has no picture. */
const pictureOf = async (tx: Db, { courseId }: Order) => (courseId === null ? undefined : findMailPicture(tx, courseId))

/** Tells that the payment has arrived and what was bought is open. */
export async function sendReceipt(context: Context, tx: Db, { order, intent }: Paid): Promise<void> {
  const { queue, publicUrl, now } = context
  const buyer = await findBuyer(tx, order)
  if (!buyer) return
  const { email, ...names } = buyer
  await sendMail(queue, tx, {
    to: email,
    template: 'receipt',
    picture: await pictureOf(tx, order),
    data: {
      ...names,
      amountCents: order.amountCents,
      discountCents: order.discountCents,
      couponCode: order.couponCode,
      currency: order.currency,
      ...billedTax(order),
      orderId: order.id,
      paymentId: intent.id,
      paidAt: now().toISOString(),
      courseUrl: publicUrl + addressOf(order),
      seats: order.seats,
      isRenewal: order.renewsId !== null,
    },
  })
}

/** Tells that a payment which was under way has come to nothing, and where to pay again. */
export async function sendFailure({ queue, publicUrl }: Context, tx: Db, order: Order): Promise<void> {
  const buyer = await findBuyer(tx, order)
  if (!buyer) return
  const { email, ...names } = buyer
  const paymentUrl = publicUrl + paymentAddressOf(order)
  const { amountCents, currency } = order
  await sendMail(queue, tx, {
    to: email,
    template: 'payment-failed',
    data: { ...names, amountCents, currency, paymentUrl },
  })
}

/** Tells that the money has gone back, and whether the course is closed now or open by something else. */
export async function sendRefund(
  { queue, publicUrl, identity }: Context,
  tx: Db,
  { order, intent, staysOpen }: Paid & { staysOpen: boolean },
): Promise<void> {
  const buyer = await findBuyer(tx, order)
  if (!buyer) return
  const { email, ...names } = buyer
  await sendMail(queue, tx, {
    to: email,
    template: 'refund',
    data: {
      ...names,
      // What went back before had its own news.
      amountCents: intent.refundedCents - order.refundedCents,
      currency: order.currency,
      paymentId: intent.id,
      courseUrl: publicUrl + addressOf(order),
      seats: order.seats,
      isPlan: order.planId !== null,
      staysOpen,
      certificateGoes: identity().certificatesAfterRefund === 'revoked',
    },
  })
}

/** What became of a payment after it was given back, or disputed: the buyer hears of it, and whether the course is open. */
type Turn = 'refunded-in-part' | 'refund-failed' | 'dispute-lost' | 'dispute-won'

/**
 * Tells of a part that goes back, of a refund that the bank did not take, or of the end of a dispute.
 * @param told `amountCents` is what it is about
 */
export async function sendPaymentChange(
  { queue, publicUrl }: Context,
  tx: Db,
  { order, intent, turn, isOpen, amountCents }: Paid & { turn: Turn; isOpen: boolean; amountCents: number },
): Promise<void> {
  const buyer = await findBuyer(tx, order)
  if (!buyer) return
  const { email, ...names } = buyer
  const { currency, seats } = order
  const isPlan = order.planId !== null
  const courseUrl = publicUrl + addressOf(order)
  const data = { ...names, amountCents, currency, paymentId: intent.id, courseUrl, seats, isPlan, isOpen, turn }
  await sendMail(queue, tx, { to: email, template: 'payment-turn', data })
}

/**
 * Tells that staff have taken a course away, bought or not, in the transaction that did; and where something else keeps it
 * open, that it does. Nobody hears of it who cannot be written to.
 */
export async function sendWithdrawal(
  { queue, publicUrl }: Pick<Context, 'queue' | 'publicUrl'>,
  tx: Db,
  { userId, courseId, isPaid }: { userId: string; courseId: string; isPaid: boolean },
): Promise<void> {
  const buyer = await findBuyer(tx, { userId, courseId })
  if (!buyer) return
  const { email, ...names } = buyer
  const staysOpen = (await findAccess(tx, { userId, courseId })).length > 0
  const courseUrl = `${publicUrl}/course/${courseId}`
  await sendMail(queue, tx, {
    to: email,
    template: 'access-withdrawn',
    data: { ...names, courseUrl, staysOpen, isPaid },
  })
}
