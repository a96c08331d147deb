import { z } from 'zod'

import { BoughtPlan } from '#src/features/memberships/contract/shapes.ts'
import {
  Dollars,
  Id,
  Instant,
  Line,
  listFields,
  PageNumber,
  paragraphs,
  Password,
  possible,
  Version,
} from '#src/wire/fields.ts'
import { CODE_MAX, CODE_MIN, CODE_SHAPE, codeOf } from '#src/wire/money/coupons.ts'

export const scopes = ['all', 'chosen'] as const
export const planScopes = ['none', ...scopes] as const
/** What a coupon is for. Of everything nothing is chosen. */
const things = ['courses', 'plans', 'everything'] as const
export const states = ['active', 'scheduled', 'over', 'used-up', 'off', 'archived'] as const

const Day = possible(z.iso.date())
/** A limit of uses; null is none. */
const Limit = z.number().int().min(1).max(1_000_000).nullable()

const couponFields = {
  code: z
    .string()
    .max(CODE_MAX * 2)
    .transform(codeOf)
    .pipe(
      z
        .string()
        .min(CODE_MIN)
        .max(CODE_MAX)
        .regex(CODE_SHAPE, { error: 'A code has letters from A to Z, digits, and hyphens between them' }),
    ),
  kind: z.enum(['percent', 'amount']),
  /** Percent, or whole units of the academy's currency. */
  value: Dollars,
  maxUses: Limit.default(null),
  perPerson: Limit.default(1),
  startsOn: Day.nullable().default(null),
  endsOn: Day.nullable().default(null),
  things: z.enum(things).default('courses'),
  /** Of courses, or of plans: all of them, or the chosen ones. */
  scope: z.enum(scopes).default('all'),
  courseIds: z.array(Id).max(200).default([]),
  planIds: z.array(Id).max(50).default([]),
  note: paragraphs(1000).default(''),
}

const Coupon = z.object({
  _id: Id,
  code: z.string(),
  kind: z.enum(['percent', 'amount']),
  value: z.number(),
  maxUses: z.number().int().nullable(),
  perPerson: z.number().int().nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  things: z.enum(things),
  scope: z.enum(scopes),
  note: z.string(),
  state: z.enum(states),
  /** Orders with it that were not given up, and plans that are being paid with it. */
  uses: z.number().int(),
  /** What it took off orders that were paid, in whole units. */
  given: z.number().min(0),
  createdAt: Instant,
})

/** With the courses, or the plans, that it is for, where they are chosen. */
const WholeCoupon = Coupon.extend({
  courses: z.array(z.object({ _id: Id, title: z.string() })),
  plans: z.array(BoughtPlan.extend({ _id: Id })),
})

const CouponUse = z.object({
  /** None while a plan is being paid, or where nothing was to be paid for it. */
  orderId: Id.nullable(),
  buyer: z.object({ _id: Id, name: z.string() }),
  /** Either is null. */
  course: z.string().nullable(),
  plan: BoughtPlan.nullable(),
  discount: Dollars,
  paid: Dollars,
  currency: z.string(),
  /** `begun`: a membership began with it, and nothing was paid for that yet. */
  status: z.enum(['open', 'processing', 'paid', 'begun', 'refunded', 'charged-back']),
  createdAt: Instant,
})

export const couponsContract = {
  manageCoupons: {
    input: z.strictObject({
      /** Words of the code or of the note. */
      words: Line.max(100).optional(),
      state: z.enum(states).optional(),
      ...listFields('created', 'code', 'uses', 'given', 'ends'),
    }),
    output: z.object({ coupons: z.array(Coupon), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  getCoupon: {
    input: z.strictObject({ id: Id }),
    output: z.object({ coupon: WholeCoupon, version: Version.optional() }),
  },
  couponUses: {
    input: z.strictObject({ id: Id, page: PageNumber.default(1) }),
    output: z.object({ uses: z.array(CouponUse), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  createCoupon: { input: z.strictObject(couponFields), output: z.object({ coupon: WholeCoupon }) },
  updateCoupon: {
    input: z.strictObject({ id: Id, ...couponFields, version: Version.optional() }),
    output: z.object({ coupon: WholeCoupon }),
  },
  /** Switches a coupon off or on again, archives it or brings it back. */
  changeCoupon: {
    input: z.strictObject({ id: Id, to: z.enum(['on', 'off', 'archived', 'restored']) }),
    output: z.object({ coupon: WholeCoupon }),
  },
  deleteCoupon: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ deleted: z.literal(true) }),
  },
} as const
