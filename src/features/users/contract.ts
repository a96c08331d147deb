import { z } from 'zod'

import { MemberState, PaidBy } from '#src/features/memberships/contract/members.ts'
import { BoughtPlan } from '#src/features/memberships/contract/shapes.ts'
import { orderState } from '#src/features/orders/contract/orders.ts'
import { Dollars, FormDollars, Id, Instant, Line, listFields, Password, wholeNumber, YesNo } from '#src/wire/fields.ts'
import { MOST_PERIODS } from '#src/wire/money/passes.ts'
import { refundFields } from '#src/wire/money/refund-fields.ts'

const Role = z.enum(['learner', 'admin'])

/** `leaving` will be deleted; of who is `erased` nothing is left that names them. */
const State = z.enum(['active', 'disabled', 'leaving', 'erased'])

/** What a row of the list shows. Nobody's name or email is known any more once they are erased. */
const UserRow = z.object({
  _id: Id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  image: z.string().nullable(),
  role: Role,
  state: State,
  /** Courses that were opened for them alone, not those of a membership. */
  courses: z.number().int(),
  /** Whether a membership opens courses as well. */
  hasPlan: z.boolean(),
  createdAt: Instant,
})

const HeldCourse = z.object({
  _id: Id,
  title: z.string(),
  thumbnail: z.string(),
  /** How it was opened: `grant` is an administrator's action. */
  source: z.enum(['purchase', 'free', 'grant', 'seat', 'membership']),
  since: Instant,
  /** What else opens it, and goes on doing so when this is withdrawn. */
  keptBy: z.enum(['purchase', 'membership']).nullable(),
  /** Percent. */
  progress: z.number(),
  lastWatchedAt: Instant.nullable(),
})

const Order = z.object({
  _id: Id,
  /** Title; null of a membership. */
  course: z.string().nullable(),
  plan: BoughtPlan.nullable(),
  amount: Dollars,
  ...orderState,
  createdAt: Instant,
})

const Certificate = z.object({
  _id: Id,
  number: z.string(),
  course: z.string(),
  issuedAt: Instant,
  revokedAt: Instant.nullable(),
  revokedCause: z.enum(['staff', 'refund', 'chargeback']).nullable(),
  revokedReason: z.string().nullable(),
})

const Membership = z.object({
  _id: Id,
  name: z.string(),
  duration: z.enum(['month', 'year']),
  status: z.enum(['active', 'past-due', 'ended']),
  state: MemberState,
  /** What its holder pays each time. */
  payable: Dollars,
  currency: z.string(),
  startedAt: Instant,
  currentPeriodEnd: Instant,
  cancelAtPeriodEnd: z.boolean(),
  endedAt: Instant.nullable(),
  /** Until when nothing is charged. Beside `past-due`: the free days were used up before, and it opens with its first payment. */
  trialEndsAt: Instant.nullable(),
  /** Its last bill, where something of that may go back; in whole units. */
  lastBill: z
    .object({ order: Id, paid: Dollars, left: Dollars, currency: z.string(), payment: z.string().nullable() })
    .nullable(),
  paidBy: PaidBy,
})

const Session = z.object({
  _id: Id,
  /** In words, such as Firefox and Windows; null where the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: Instant,
  lastSeenAt: Instant,
})

const User = UserRow.omit({ courses: true, hasPlan: true, email: true }).extend({
  emails: z.array(z.object({ email: z.string(), isPrimary: z.boolean() })),
  /** Who looks at their own account changes it in their profile. */
  isSelf: z.boolean(),
  disabledAt: Instant.nullable(),
  /** When it will be deleted, if the person or an administrator asked for it. */
  deletionAt: Instant.nullable(),
  erasedAt: Instant.nullable(),
  /** Since when signing in takes a second factor. */
  factorSince: Instant.nullable(),
})

const Done = z.object({ changed: z.literal(true) })

export const usersContract = {
  manageUsers: {
    input: z.strictObject({
      /** Words of a name or of an email. */
      name: Line.max(100).optional(),
      role: Role.optional(),
      state: State.optional(),
      ...listFields('joined', 'name', 'email', 'courses'),
    }),
    output: z.object({ users: z.array(UserRow), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  manageUser: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      user: User,
      /** What all their orders brought, without what went back. */
      spent: z.number().min(0),
      courses: z.array(HeldCourse),
      orders: z.array(Order),
      certificates: z.array(Certificate),
      memberships: z.array(Membership),
      sessions: z.array(Session),
    }),
  },
  /** Courses of the catalogue that were not opened for this person. */
  listGrantable: {
    input: z.strictObject({ id: Id, title: Line.max(100).optional() }),
    output: z.object({
      courses: z.array(z.object({ _id: Id, title: z.string(), thumbnail: z.string() })),
      total: z.number().int(),
    }),
  },
  /**
   * Ends a membership, by its own id: what is not paid at once. `back`: all that is left of its last bill, which ends it at
   * once, or a part.
   */
  endMembership: {
    input: z.strictObject({
      id: Id,
      password: Password,
      reason: Line.min(3).max(200),
      when: z.enum(['now', 'period-end']).default('period-end'),
      /** How much of what was shown to be left of which order, in whole units. It needs a key in the header. */
      back: refundFields.part.unwrap().extend({ order: Id }).optional(),
      note: refundFields.note,
    }),
    output: Done,
  },
  /** `paid`: what the academy received for it outside its providers, in whole units; the course is sold then, not given. */
  enrolUser: {
    input: z.strictObject({ id: Id, courseId: Id, paid: FormDollars.optional(), reason: Line.max(200).default('') }),
    output: Done,
  },
  /** The plans that may be given to this person: those on sale, and what they have until a date. */
  listGivable: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      plans: z.array(
        z.object({
          _id: Id,
          name: z.string(),
          duration: z.enum(['month', 'year']),
          /** What a period of it costs. */
          payable: Dollars,
          currency: z.string(),
          /** Until when they have it: what is given lengthens that. */
          heldUntil: Instant.nullable(),
          /** Whether they have it by a subscription that is paid: it cannot be given beside that. */
          isSubscribed: z.boolean(),
        }),
      ),
    }),
  },
  /**
   * Gives a membership, or lengthens the one that they have until a date: by so many periods of the plan, or to the end of a day
   * of the academy's calendar. `paid`: what was received outside its providers, in whole units; then it is an order.
   */
  giveMembership: {
    input: z
      .strictObject({
        id: Id,
        planId: Id,
        periods: wholeNumber(1, MOST_PERIODS).optional(),
        until: z.iso.date().optional(),
        /** Until when they have the plan, as it was shown. */
        heldUntil: Instant.nullable(),
        paid: FormDollars.optional(),
        reason: Line.min(3).max(200),
      })
      .refine(({ periods, until }) => (periods === undefined) !== (until === undefined), {
        error: 'Either a number of periods or a day',
        path: ['until'],
      }),
    output: Done,
  },
  withdrawUser: {
    input: z.strictObject({ id: Id, courseId: Id, reason: Line.max(200).default('') }),
    output: Done,
  },
  changeRole: { input: z.strictObject({ id: Id, role: Role, password: Password }), output: Done },
  /** Whether somebody may sign in. */
  changeAccess: { input: z.strictObject({ id: Id, isOpen: YesNo, password: Password }), output: Done },
  /** For somebody who lost their second factor and every recovery code. */
  resetFactors: { input: z.strictObject({ id: Id, password: Password }), output: Done },
  signOutUser: { input: z.strictObject({ id: Id }), output: Done },
  /** In fourteen days, in which the person and administrators may keep the account. The reason is for the record. */
  deleteUser: {
    input: z.strictObject({ id: Id, reason: Line.min(3), password: Password }),
    output: z.object({ deletionAt: Instant }),
  },
  keepUser: { input: z.strictObject({ id: Id }), output: Done },
} as const
