// How one period of a plan is ordered, and what became of a payment.
import { z } from 'zod'

import { grounds } from '#src/features/courses/contract/shapes.ts'
import { BoughtPlan } from '#src/features/memberships/contract/shapes.ts'
import { Dollars, Id, Instant } from '#src/wire/fields.ts'
import { TYPED_MAX } from '#src/wire/money/coupons.ts'
import { methods } from '#src/wire/money/methods.ts'
import { untaxed } from '#src/wire/money/tax.ts'

/** The tax that was added to a price; the amount of the order holds it. */
export const OrderTax = z.object({
  /** What the price is without it. */
  net: Dollars,
  amount: Dollars,
  name: z.string(),
  /** In basis points. */
  rate: z.int(),
  /** Why nothing was added; null where something was. */
  reason: z.enum(untaxed).nullable(),
  /** Whose tax it is. */
  country: z.string(),
})

/** What the buyer sees of an order; `waiting` where it is not paid yet on the provider's own page. */
const PaymentState = z.enum(['waiting', 'processing', 'succeeded', 'refunded', 'error'])

/** A coupon's code as it was typed, or stood in a link. */
export const TypedCode = z.string().max(TYPED_MAX)

/**
 * What was ordered: the amount in whole units, of it what a coupon took off and what was added as tax, and the order.
 * `joined`: it costs nothing, and is open (D-7).
 */
export const Placed = z.object({
  amount: Dollars,
  discount: Dollars.optional(),
  tax: OrderTax.optional(),
  order: z.object({ _id: Id }),
  joined: z.boolean(),
})

/** What something would cost with a coupon, and what that takes off. */
export const Quote = z.object({ code: z.string(), amount: Dollars, discount: Dollars })

/** The completion page leads to its first video; null where it has none. */
export const PaidCourse = z.object({
  _id: Id,
  title: z.string(),
  thumbnail: z.string(),
  ground: z.enum(grounds).nullable(),
  firstVideoId: Id.nullable(),
})

/** A plan that is paid once; until when, once it is paid. */
export const PaidPlan = BoughtPlan.extend({ _id: Id, until: Instant.nullable() })

export const payingContract = {
  /** How one period of a plan would be paid for now, and how far the caller is with that. */
  planOrder: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      plan: BoughtPlan.extend({ _id: Id }),
      /** As it is offered now, before a tax that is added. */
      price: Dollars,
      /** Of the order that waits, with the tax where that is added; without an order, the price alone. */
      amount: Dollars,
      /** Of the order that waits. */
      tax: OrderTax.nullable(),
      /** Of an order of theirs that waits with a coupon; `amount` and `tax` are without it then. */
      coupon: Quote.nullable(),
      /** The card provider's page that sells it, where it renews; null while it does not. */
      link: z.url().nullable(),
      /** How many days are free there before the first payment; null for none, and for who had them. */
      trialDays: z.int().nullable(),
      /** The period that is paid for. */
      from: Instant,
      until: Instant,
      /** Whether it lengthens a membership that runs. */
      isRenewal: z.boolean(),
      /** What the caller holds that will not renew any more, and until when it stays open. */
      stops: z.array(BoughtPlan.extend({ until: Instant })),
      isProcessing: z.boolean(),
      method: z.enum(methods).nullable(),
      transfer: Id.nullable(),
    }),
  },
  /** One period of a plan, to be paid once (decision 0097). `replaces`: the caller has read what will not renew any more. */
  orderPlan: {
    input: z.strictObject({ id: Id, replaces: z.boolean().default(false), coupon: TypedCode.optional() }),
    /** `joined`: a coupon pays for all of it, and it is open. `discount` is what that took off; absent without one. */
    output: Placed,
  },
  /** What the first payment of a plan would be with a coupon, before a tax that is added. Nothing is used by that. */
  checkPlanCoupon: {
    input: z.strictObject({ id: Id, coupon: TypedCode }),
    output: z.object({ coupon: Quote }),
  },
  /** Where a plan is paid by card with a coupon, and renews without it (decision 0103). */
  beginCheckout: {
    input: z.strictObject({ id: Id, coupon: TypedCode, replaces: z.boolean().default(false) }),
    output: z.object({ url: z.url() }),
  },
  paymentState: {
    /** By the payment; or by the order, which is all that who comes back from a provider's own page knows. */
    input: z
      .strictObject({
        payment_intent: z
          .string()
          .regex(/^(pi|cg)_\w{1,250}$/)
          .optional(),
        order: Id.optional(),
      })
      .refine(({ payment_intent: payment, order }) => (payment === undefined) !== (order === undefined)),
    /** `plan`: what was paid for in the place of a course. */
    output: z.object({
      state: PaymentState,
      course: PaidCourse.nullable(),
      plan: PaidPlan.nullable(),
      /** The order, where it is of places for others. */
      places: Id.nullable(),
    }),
  },
} as const
