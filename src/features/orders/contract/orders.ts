import { z } from 'zod'

import { grounds } from '#src/features/courses/contract/shapes.ts'
import { BoughtPlan } from '#src/features/memberships/contract/shapes.ts'
import { Dollars, Id, Instant, Line, listFields, PageNumber, Password } from '#src/wire/fields.ts'
import { methods } from '#src/wire/money/methods.ts'
import { periods } from '#src/wire/money/periods.ts'
import { refundFields, refundStep } from '#src/wire/money/refund-fields.ts'

import { OrderTax, payingContract, Placed, Quote, TypedCode } from './paying.ts'

/** What was paid for of it; null where the difference of a change within a period was. */
const Period = z.object({ from: Instant, to: Instant })

/** An order as its buyer finds it again: of a course, or of a plan. */
export const OwnOrder = z.object({
  _id: Id,
  /** Its picture is that of today; empty where there is none. */
  course: z
    .object({ _id: Id, title: z.string(), thumbnail: z.string(), ground: z.enum(grounds).nullable() })
    .nullable(),
  plan: BoughtPlan.nullable(),
  /** How many places of the course or plan were bought for others; null where it is the buyer's own. */
  seats: z.int().nullable(),
  /** Under which those places are found: this order, or the first one of the group that it goes on with. */
  group: Id.nullable(),
  period: Period.nullable(),
  amount: Dollars,
  currency: z.string(),
  /** `waiting`: its buyer was told where to transfer. */
  status: z.enum(['waiting', 'processing', 'paid', 'refunded', 'charged-back']),
  /** What of it went back. */
  refunded: Dollars,
  /** What a coupon took off; `amount` is without it. */
  discount: Dollars,
  /** The coupon's code. */
  coupon: z.string().nullable(),
  /** What of `amount` was added as tax; null where the price holds it. */
  tax: OrderTax.nullable(),
  createdAt: Instant,
  paidAt: Instant.nullable(),
  /** Paid by bank transfer, which has a page of its own. */
  isTransfer: z.boolean(),
})

const OwnOrders = z.object({ orders: z.array(OwnOrder), NbOfPages: z.number().int(), total: z.number().int() })

/** What an administrator reads an order as: `joined` is a course of price 0 that was taken, `open` waits for a payment. */
const OrderState = z.enum(['open', 'processing', 'paid', 'joined', 'refunded', 'charged-back', 'cancelled'])

/** All that its state is told from, wherever an administrator reads of an order. */
export const orderState = {
  state: OrderState,
  /** Of its amounts; an academy may have had another one before its first sale. */
  currency: z.string(),
  /** What of it went back, also in parts. */
  refunded: Dollars,
  /** Whether the buyer's bank takes the payment back; null when nobody asked it to. */
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  /** Somebody has to decide about its payment. */
  needsReview: z.boolean(),
}

/** A sum of many orders in whole units, beyond what one may cost. */
const Sum = z.number().min(0)

const Buyer = z.object({
  _id: Id,
  name: z.string(),
  /** None once the account is erased. */
  email: z.string().nullable(),
})

const ManagedOrder = z.object({
  _id: Id,
  buyer: Buyer,
  /** Either is null. */
  course: z.object({ _id: Id, title: z.string(), thumbnail: z.string() }).nullable(),
  plan: BoughtPlan.nullable(),
  seats: z.int().nullable(),
  amount: Dollars,
  ...orderState,
  createdAt: Instant,
  paidAt: Instant.nullable(),
  /** The provider's id of the payment. */
  payment: z.string().nullable(),
})

/** Why a message was put aside: a `ReviewCode`, or older words, and what the words for it name. */
const Why = {
  reason: z.string().nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
}

/** What happened to an order, or what was said about its payment. */
const OrderStep = z.object({
  at: Instant,
  what: z.enum([
    'created',
    'paid',
    'joined',
    'refunded',
    'charged-back',
    'withdrawn',
    'restored',
    'enrolled',
    'taken-back',
    'cancelled',
    'message',
    'refund-asked',
  ]),
  /**
   * Of a message: its type, and what it did. Of a request for a refund: what came of it, null while it is under way. Of
   * what was restored: whether the course is `open` again or stays `closed`.
   */
  type: z.string().nullable(),
  outcome: z.string().nullable(),
  ...Why,
  ...refundStep,
  /** Who asked for the refund, or closed or opened the course by hand; null where nobody did, or they were erased. */
  by: z.string().nullable(),
})

/** Why there is nothing to give back. */
const RefundBar = z.enum(['free', 'unpaid', 'refunded', 'charged-back', 'no-payment', 'disputed'])

const orderFilters = {
  /** Words of the buyer's name or emails, of the course's title or the plan, or the id of the payment or the order. */
  words: Line.max(100).optional(),
  /** `sold` was paid with money, whatever became of it since. */
  status: z.enum([...OrderState.options, 'sold', 'partly-refunded', 'disputed', 'needs-review']).optional(),
  kind: z.enum(['courses', 'memberships']).optional(),
  time: z.enum(periods).default('all'),
}

/** What a file of orders is asked for: the filters of the list. */
export const OrdersFileInput = z.strictObject(orderFilters)

export const ordersContract = {
  ...payingContract,
  myOrders: { input: z.strictObject({ page: PageNumber.default(1) }), output: OwnOrders },
  getReceipt: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      receipt: OwnOrder.extend({
        paidAt: Instant,
        payment: z.string().nullable(),
        buyer: z.string(),
        /** Empty once the account is erased. */
        email: z.string(),
      }),
    }),
  },
  /** How far the caller is with paying for this course, and by which means; none of it for a visitor. */
  courseOrder: {
    input: z.strictObject({ id: Id }),
    output: z.object({ isProcessing: z.boolean(), method: z.enum(methods).nullable(), transfer: Id.nullable() }),
  },
  createOrder: {
    input: z.strictObject({ courseId: Id, coupon: TypedCode.optional() }),
    /**
     * A course of price 0, or one that a coupon makes so, is joined at once: `joined` is true and there is nothing to pay
     * (D-7). `discount` is what the order's coupon took off; absent without one. So is `tax` where prices include it.
     */
    output: Placed,
  },
  /** What a course would cost with a coupon, before a tax that is added. Nothing is used by that. */
  checkCoupon: {
    input: z.strictObject({ id: Id, coupon: TypedCode }),
    output: z.object({ coupon: Quote }),
  },
  startPayment: {
    /** `amount` is in whole units and must be the order's own (D-1). */
    input: z.strictObject({ amount: Dollars, orderId: Id, method: z.enum(methods).default('card') }),
    /** What the provider's form is opened with; the provider's own page; or the order whose page tells what to transfer. */
    output: z.union([z.object({ clientSecret: z.string() }), z.object({ url: z.url() }), z.object({ transfer: Id })]),
  },
  manageOrders: {
    input: z.strictObject({ ...orderFilters, ...listFields('date', 'amount') }),
    output: z.object({
      orders: z.array(ManagedOrder),
      NbOfPages: z.number().int(),
      total: z.number().int(),
      /** Of all orders that fit, not of this page alone. */
      paidAmount: Sum,
      refundedAmount: Sum,
      /** What banks took back. */
      lostAmount: Sum,
    }),
  },
  manageOrder: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      order: ManagedOrder.extend({
        closedAt: Instant.nullable(),
        period: Period.nullable(),
        /** That of a plan, as it is now; `endsWithRefund` where this payment is for the period that runs. */
        membership: z
          .object({ status: z.enum(['active', 'past-due', 'ended']), until: Instant, endsWithRefund: z.boolean() })
          .nullable(),
        /** By what the buyer may open the course now; empty when they may not. */
        access: z.array(z.enum(['purchase', 'free', 'grant', 'seat', 'membership'])),
        hasReceipt: z.boolean(),
        /** What was taken off, and by which coupon; `_id` is null once that was deleted. */
        tax: OrderTax.nullable(),
        coupon: z.object({ _id: Id.nullable(), code: z.string(), discount: Dollars }).nullable(),
        /** Whether this purchase opens the course, so that an administrator may take it away. */
        canWithdraw: z.boolean(),
        refundBar: RefundBar.nullable(),
        /** Whether a certificate that was earned with this purchase goes with its money. */
        certificateGoes: z.boolean(),
        /** The oldest first. */
        timeline: z.array(OrderStep),
      }),
    }),
  },
  /** All that is left of the payment goes back, or a `part` of it. */
  refundOrder: {
    input: z.strictObject({ id: Id, password: Password, ...refundFields }),
    output: z.object({ refunded: z.literal(true) }),
  },
  /** Takes away what an order opened, without giving money back. */
  withdrawOrder: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ withdrawn: z.literal(true) }),
  },
} as const
