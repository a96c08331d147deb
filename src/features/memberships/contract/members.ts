// The memberships of everybody, as administrators read them.
import { z } from 'zod'

import { Dollars, Id, Instant, Line, listFields } from '#src/wire/fields.ts'

import { BoughtPlan } from './shapes.ts'

/**
 * `trial`: nothing is charged yet. `past-due`: a bill is not paid, and the courses are closed until it is. `ending`: it does
 * not renew any more. What lasts until a date is `active` to its last moment and `over` after it, whoever has looked.
 */
export const memberStates = ['active', 'trial', 'past-due', 'ending', 'over'] as const
export const MemberState = z.enum(memberStates)

/** How it is paid: by a card that renews it, until a date, as a place by somebody else, or not at all. */
export const memberWays = ['card', 'once', 'place', 'free'] as const

/**
 * By what exactly: what is paid until a date by `transfer`, at `chargily` or by `hand`, as in cash; what is free was `given`
 * by staff, or a `coupon` took off all of its price.
 */
export const PaidBy = z.enum(['card', 'transfer', 'chargily', 'hand', 'place', 'given', 'coupon'])

const Member = z.object({
  _id: Id,
  /** `email` is null once the account is erased. */
  person: z.object({ _id: Id, name: z.string(), email: z.string().nullable() }),
  plan: BoughtPlan,
  paidBy: PaidBy,
  /** Of a place, who or which team gives it, or empty; null of all else. */
  from: z.string().nullable(),
  state: MemberState,
  startedAt: Instant,
  /** A `payment` that is taken then, what is `due` since a bill was not paid, when it `ends`, or when it has `ended`. */
  next: z.object({ what: z.enum(['payment', 'due', 'ends', 'ended']), at: Instant, amount: Dollars.nullable() }),
  /** Of that amount. */
  currency: z.string(),
})

const memberFilters = {
  /** Of its holder's name or emails. */
  words: Line.max(100).optional(),
  plan: Id.optional(),
  state: MemberState.optional(),
  way: z.enum(memberWays).optional(),
}

/** What a file of memberships is asked for: the filters of the list. */
export const MembersFileInput = z.strictObject(memberFilters)

export const membersContract = {
  /** What comes next first, and what is over last, unless sorted otherwise. */
  listMembers: {
    input: z.strictObject({ ...memberFilters, ...listFields('next', 'since') }),
    output: z.object({
      members: z.array(Member),
      NbOfPages: z.number().int(),
      total: z.number().int(),
      /** The plans that somebody holds or held, or may buy: what the list is narrowed to. */
      plans: z.array(BoughtPlan.extend({ _id: Id, onSale: z.boolean() })),
    }),
  },
} as const
