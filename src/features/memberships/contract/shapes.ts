// What is said of plans and memberships, wherever it is said.
import { z } from 'zod'

import { Dollars, Id, Instant } from '#src/wire/fields.ts'

/** L-MEM-9 */
export const planNames = ['Basic', 'Silver', 'Gold'] as const
export const durations = ['month', 'year'] as const

export const PlanName = z.enum(planNames)
export const Duration = z.enum(durations)

export const Plan = z.object({
  _id: Id,
  name: PlanName,
  /** Before the discount. */
  price: Dollars,
  /** What the provider takes, with the discount off. */
  payable: Dollars,
  duration: Duration,
  description: z.string(),
  benefits: z.array(z.string()),
  /** Percent; null when there is none (D-6). */
  discount: z.number().int().nullable(),
  /** Empty where no provider sells it. */
  paymentId: z.string(),
  /** The provider's page that sells it; null while it is not on sale. */
  link: z.string().nullable(),
  /** How many days are free before its first payment. */
  trialDays: z.number().int().nullable(),
})

/** What a plan opens; of chosen courses the first, and how many are in the catalogue. */
export const opening = {
  opens: z.enum(['none', 'all', 'chosen']),
  courses: z.array(z.object({ _id: Id, title: z.string() })),
  courseCount: z.number().int(),
}

export const Membership = z.object({
  _id: Id,
  name: PlanName,
  duration: Duration,
  /** What this person pays each time, which need not be what the plan costs now. */
  payable: Dollars,
  currency: z.string(),
  /** How often: `month`, `year`, or what the provider knows else. */
  interval: z.string(),
  /** What the last bill took, with its taxes and discounts; null where that is not known. */
  lastPaid: Dollars.nullable(),
  /** `past-due`: the last bill is not paid, and the courses are closed until it is. */
  status: z.enum(['active', 'past-due', 'ended']),
  opens: z.enum(['none', 'all', 'chosen']),
  startedAt: Instant,
  currentPeriodEnd: Instant,
  cancelAtPeriodEnd: z.boolean(),
  endedAt: Instant.nullable(),
  /** Until when nothing is charged; null where it is paid for. Beside `past-due`: the free days were used up before. */
  trialEndsAt: Instant.nullable(),
  /** Paid until `currentPeriodEnd`, by its holder or as a place by somebody else: nothing is taken for it by itself. */
  paidOnce: z.boolean(),
})

/** A plan as what was bought. */
export const BoughtPlan = z.object({ name: z.enum(planNames), duration: z.enum(durations) })
