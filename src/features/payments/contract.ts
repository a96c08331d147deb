import { z } from 'zod'

import { Membership } from '#src/features/memberships/contract/shapes.ts'
import { BoughtPlan } from '#src/features/memberships/contract/shapes.ts'
import { Dollars, Email, Id, Instant, Line, listFields, Password, Version } from '#src/wire/fields.ts'

/** Money that somebody has to decide about, or has decided about. */
const Case = z.object({
  _id: Id,
  /** Of what stands here, to be sent with a decision. */
  version: Version,
  kind: z.enum(['payment', 'subscription', 'dispute', 'refund']),
  /** The provider's id of the payment or subscription. */
  subject: z.string(),
  /** A `ReviewCode`, or older words, and what the words for it name. */
  reason: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  /** Whose money it is, where that is known. */
  user: z.object({ _id: Id, name: z.string(), email: z.string().nullable() }).nullable(),
  /** What who paid typed as their email at the provider; nobody has proved it. */
  payerEmail: z.string().nullable(),
  /** The plan that is sold at what was paid, and whose membership of it the payment became. */
  plan: z.object({ _id: Id, name: z.string(), duration: z.enum(['month', 'year']) }).nullable(),
  holder: z.object({ _id: Id, name: z.string() }).nullable(),
  /** Of a subscription the last bill, or all that went back. */
  amount: Dollars.nullable(),
  currency: z.string(),
  /** Of a course, whose title is empty where it is of a plan. */
  order: z.object({ _id: Id, course: z.string(), plan: BoughtPlan.nullable() }).nullable(),
  /** What can be given for it: a membership of a plan that is chosen, or the course that was paid for. */
  grant: z.enum(['plan', 'course']).nullable(),
  /** Money that is not here any more: nothing is granted for it. */
  lost: z.enum(['refunded', 'charged-back']).nullable(),
  /** What has gone back of it by a refund that was refused halfway: the rest may go back, or the case is closed. */
  returned: Dollars.nullable(),
  /** Whether the buyer's bank has still to decide about the payment: what is granted for it may close again. */
  disputed: z.boolean(),
  canRefund: z.boolean(),
  /** Not while the bank has a dispute to decide. */
  canClose: z.boolean(),
  openedAt: Instant,
  heardAt: Instant,
  closedAt: Instant.nullable(),
  outcome: z.enum(['granted', 'refunded', 'closed', 'settled']).nullable(),
  /** What the provider told later, of a case that was settled so. */
  ending: z.enum(['dispute-lost', 'dispute-won', 'refund-done', 'membership-begun']).nullable(),
  /** Who decided, and in what words. */
  by: z.string().nullable(),
  note: z.string().nullable(),
})

/** A case, and the version of what was shown of it: news that nobody has seen are not decided with it. */
const shown = { id: Id, version: Version.optional() } as const

export const paymentsContract = {
  /** Open ones, the oldest first unless sorted otherwise; or those that were decided, the latest decision first. */
  listCases: {
    input: z.strictObject({ state: z.enum(['open', 'closed']).default('open'), ...listFields('date') }),
    output: z.object({ cases: z.array(Case), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  /** Who would get the plan of a case, and what they hold already. `email` names them where the payment does not. */
  findReceiver: {
    input: z.strictObject({ id: Id, email: Email.optional() }),
    output: z.object({ name: z.string(), memberships: z.array(Membership.extend({ planId: Id })) }),
  },
  /**
   * Gives the buyer what the money was for. `email` names them where the payment does not. Of their other memberships, those
   * that renew stop doing so or stay; `seen` has all of them that who grants knows of.
   */
  grantCase: {
    input: z.strictObject({
      ...shown,
      planId: Id.optional(),
      email: Email.optional(),
      others: z.enum(['end', 'stay']).default('end'),
      seen: z.array(Id).max(50).default([]),
    }),
    output: z.object({ granted: z.literal(true) }),
  },
  /** Gives the money back, and ends the subscription that it was for. `note`: how it went back, where no provider sends it. */
  refundCase: {
    input: z.strictObject({ ...shown, password: Password, note: Line.max(200).optional() }),
    output: z.object({ refunded: z.literal(true) }),
  },
  /** Says that nothing is left to do, and why. */
  closeCase: {
    input: z.strictObject({ ...shown, reason: Line.min(3).max(500) }),
    output: z.object({ closed: z.literal(true) }),
  },
} as const
