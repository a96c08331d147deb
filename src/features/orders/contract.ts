import { z } from 'zod'

import { Dollars, Id } from '#src/wire/fields.ts'

/** What the buyer sees of an order: waiting for the bank, done, or neither. */
const PaymentState = z.enum(['processing', 'succeeded', 'error'])

export const ordersContract = {
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
