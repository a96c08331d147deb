import { z } from 'zod'

import { Dollars, Id, Instant } from '#src/wire/fields.ts'

/** What the buyer sees of an order: waiting for the bank, done, given back, or none of these. */
const PaymentState = z.enum(['processing', 'succeeded', 'refunded', 'error'])

/** An order as its buyer finds it again. */
const OwnOrder = z.object({
  _id: Id,
  course: z.object({ _id: Id, title: z.string() }),
  amount: Dollars,
  currency: z.string(),
  status: z.enum(['processing', 'paid', 'refunded']),
  createdAt: Instant,
  paidAt: Instant.nullable(),
})

export const ordersContract = {
  myOrders: { input: z.strictObject({}), output: z.object({ orders: z.array(OwnOrder) }) },
  getReceipt: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      receipt: OwnOrder.extend({
        paidAt: Instant,
        payment: z.string().nullable(),
        buyer: z.string(),
        email: z.string(),
      }),
    }),
  },
  /** Whether the bank still works on what the caller pays for this course; never for a visitor. */
  courseOrder: { input: z.strictObject({ id: Id }), output: z.object({ isProcessing: z.boolean() }) },
  createOrder: {
    input: z.strictObject({ courseId: Id }),
    /** A course of price 0 is joined at once: `joined` is true and there is nothing to pay (D-7). */
    output: z.object({ amount: Dollars, order: z.object({ _id: Id }), joined: z.boolean() }),
  },
  startPayment: {
    /** `amount` is in dollars and must be the order's own (D-1). */
    input: z.strictObject({ amount: Dollars, orderId: Id }),
    output: z.object({ clientSecret: z.string() }),
  },
  paymentState: {
    input: z.strictObject({ payment_intent: z.string().regex(/^pi_\w{1,250}$/) }),
    output: z.object({ state: PaymentState, course: z.object({ _id: Id, title: z.string() }).nullable() }),
  },
} as const
