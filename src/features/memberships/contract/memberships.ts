import { z } from 'zod'

import { Dollars, Id, Instant, Line, listFields, Password, paragraphs, Version } from '#src/wire/fields.ts'

import { membersContract } from './members.ts'
import { PlanName, Duration, Plan, opening, Membership } from './shapes.ts'

const MAX_BENEFITS = 20

/** A-MEM-1, A-MEM-2: what an administrator says of a plan. */
const planFields = {
  name: PlanName,
  /** Before the discount. */
  price: Dollars,
  duration: Duration,
  description: paragraphs(500).default(''),
  /** Empty ones are left out. */
  benefits: z
    .array(Line)
    .max(MAX_BENEFITS)
    .default([])
    .transform(lines => lines.filter(Boolean)),
  discount: z.number().int().min(0).max(100).default(0),
  /** Both empty of a plan that no provider sells: where the academy takes no cards. */
  paymentId: Line.default(''),
  link: Line.max(500).default(''),
  opens: z.enum(['none', 'all', 'chosen']).default('none'),
  /** Of a plan that opens chosen courses. */
  courseIds: z
    .array(Id)
    .max(1000)
    .default([])
    .transform(ids => [...new Set(ids)]),
}

/** A plan as its manager shows it. */
const ManagedPlan = Plan.extend({
  /** As it is kept, even if it may not be sold there. */
  link: z.string(),
  discount: z.number().int(),
  opens: z.enum(['none', 'all', 'chosen']),
  courseIds: z.array(Id),
  /** Those courses by their titles; none in lists. */
  courses: z.array(z.object({ _id: Id, title: z.string() })),
  /** Memberships that have not ended. */
  holders: z.number().int(),
  /** Whether anybody ever held it: then it can be taken off sale, but not deleted (D-64). */
  wasHeld: z.boolean(),
  onSale: z.boolean(),
  createdAt: Instant,
})

/** Where what is entered of a plan and what the provider sells are not the same, and what the provider says there. */
const Difference = z.object({
  field: z.enum(['price', 'duration', 'paymentId', 'link']),
  code: z.enum([
    'amount',
    'currency',
    'interval',
    'id-unknown',
    'price-inactive',
    'link-inactive',
    'link-unknown',
    'link-other',
  ]),
  /** What the provider takes each time; null where that is not fixed. */
  amount: Dollars.nullable(),
  currency: z.string(),
  /** `day`, `week`, `month`, `year`, or null for what is paid once; and how many of them lie between two bills. */
  interval: z.string().nullable(),
  every: z.number().int(),
})

/** `unknown`: the provider did not answer. */
const Comparison = z.object({
  state: z.enum(['same', 'differs', 'unknown']),
  differences: z.array(Difference),
  /** How many days the link gives for free; absent where the provider does not say. */
  trialDays: z.number().int().nullable().optional(),
})

const { duration, paymentId, link } = planFields
/** A query is text. */
const asNumber = z.coerce.number()

/** Whether to save what differs from the provider's own terms; the specified call saves it (decision 0040). */
const Differing = z.enum(['accepted', 'refused']).default('accepted')

/** Whether a payment of the user for a plan is before staff: they need not pay again. */
const UnderReview = z.boolean()

/** What is taken next, and by which card; that may be somebody else's, or not known. */
const Card = z.object({ brand: z.string(), last4: z.string() })
const NextPayment = z.object({ amount: Dollars, currency: z.string(), card: Card.nullable() })

/** `at`: the second that it is reckoned from, since 1970; `credit`: what is kept for the next bills. */
const PlanChange = z.object({
  at: z.number().int().min(0).max(99_999_999_999),
  takes: Dollars,
  credit: Dollars,
  next: Dollars,
  currency: z.string(),
  nextAt: Instant,
})

export const membershipsContract = {
  ...membersContract,
  managePlans: {
    input: z.strictObject({ name: Line.max(100).optional(), ...listFields('name', 'price', 'holders') }),
    output: z.object({ plans: z.array(ManagedPlan), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  getPlan: {
    input: z.strictObject({ id: Id }),
    output: z.object({ plan: ManagedPlan, version: Version.optional() }),
  },
  comparePlan: {
    input: z.strictObject({
      price: asNumber.pipe(Dollars),
      discount: asNumber.pipe(z.number().int().min(0).max(100)).default(0),
      duration,
      paymentId,
      link,
    }),
    output: Comparison,
  },
  createPlan: {
    input: z.strictObject({ ...planFields, differing: Differing }),
    output: z.object({ plan: ManagedPlan, comparison: Comparison }),
  },
  updatePlan: {
    input: z.strictObject({ id: Id, ...planFields, differing: Differing, version: Version.optional() }),
    output: z.object({ plan: ManagedPlan, comparison: Comparison }),
  },
  /** Takes a plan off sale, or puts it back: who holds it keeps it, and it renews. */
  sellPlan: {
    input: z.strictObject({ id: Id, onSale: z.boolean() }),
    output: z.object({ onSale: z.boolean() }),
  },
  deletePlan: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ deleted: z.literal(true) }),
  },
  listPlans: {
    input: z.strictObject({}),
    output: z.object({
      /** `held`: it is the plan that the user has. `hadTrial`: they had its free days. */
      plans: z.array(Plan.extend({ ...opening, held: z.boolean(), hadTrial: z.boolean() })),
      /** Whether the user holds a membership; the spelling is the specification's (D-28). */
      IsUserMemberships: z.boolean(),
      membershipId: z.object({ name: PlanName, duration: Duration }).nullable(),
      underReview: UnderReview,
    }),
  },
  /** The cheapest plan on sale that opens a course; null too for who holds one that does. */
  coursePlan: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      /** `byCard`: it is sold at the price of the card provider, which holds its tax. */
      plan: Plan.pick({ name: true, duration: true, payable: true }).extend({ byCard: z.boolean() }).nullable(),
    }),
  },
  myMemberships: {
    input: z.strictObject({}),
    output: z.object({
      memberships: z.array(
        Membership.extend({
          planId: Id,
          /** It is paid once, and it is time to pay for it again. */
          renewable: z.boolean(),
          /** Of a place that somebody else has paid for: who or which team gives it, or empty. */
          from: z.string().nullable(),
          ...opening,
        }),
      ),
      underReview: UnderReview,
    }),
  },
  nextPayment: { input: z.strictObject({ id: Id }), output: z.object({ payment: NextPayment.nullable() }) },
  /** The plans that one's own membership may move to; `bar` says why it cannot move at all. */
  changeOptions: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      membership: Membership.extend({ planId: Id }),
      bar: z.enum(['membership-ended', 'change-elsewhere', 'change-past-due', 'change-ending']).nullable(),
      /** `isOffered`: the provider can say what a change to it takes. */
      plans: z.array(
        Plan.pick({ _id: true, name: true, duration: true, payable: true }).extend({
          ...opening,
          isOffered: z.boolean(),
        }),
      ),
    }),
  },
  /** What a change takes now and then, as the provider says it. */
  previewPlanChange: { input: z.strictObject({ id: Id, planId: Id }), output: z.object({ change: PlanChange }) },
  /** Moves to another plan for just that sum. */
  changePlan: {
    input: z.strictObject({ id: Id, planId: Id, ...PlanChange.pick({ at: true, takes: true, next: true }).shape }),
    output: z.object({ membership: Membership }),
  },
  /** The holder agrees that this plan, once they have paid for it, takes the place of what they hold (D-8). */
  acceptReplacement: { input: z.strictObject({ id: Id }), output: z.object({ accepted: z.literal(true) }) },
  cancelMembership: { input: z.strictObject({ id: Id }), output: z.object({ membership: Membership }) },
  keepMembership: { input: z.strictObject({ id: Id }), output: z.object({ membership: Membership }) },
  openPortal: { input: z.strictObject({ id: Id }), output: z.object({ url: z.url() }) },
  checkoutState: {
    input: z.strictObject({ session_id: z.string().regex(/^cs_\w{1,250}$/) }),
    /** `review`: paid, but not as a plan of ours; somebody looks into it. `returned`: the plan was held already; `other`: not for the learner's account; `trial-used`: it opens with its first payment, as its free days were had before. */
    output: z.object({ state: z.enum(['active', 'waiting', 'review', 'returned', 'other', 'trial-used']) }),
  },
  /** Asked before somebody leaves to pay. */
  checkPlan: { input: z.strictObject({ id: Id }), output: z.object({ allowed: z.literal(true) }) },
} as const
