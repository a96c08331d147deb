import { z } from 'zod'

import { grounds } from '#src/features/courses/contract/shapes.ts'
import { BoughtPlan } from '#src/features/memberships/contract/shapes.ts'
import { OrderTax } from '#src/features/orders/contract/paying.ts'
import { Dollars, Email, Id, Instant, Line, PageNumber, paragraphs } from '#src/wire/fields.ts'
import { methods } from '#src/wire/money/methods.ts'
import { MOST_SEATS } from '#src/wire/money/places.ts'
import { hasNoLink } from '#src/wire/text/links.ts'

const linked = { error: 'Please leave links out: these words go to others by mail' }

const Code = z.string().max(100)
const Place = { id: Id, place: Id }
const GroupName = Line.max(80).refine(hasNoLink, linked)
const GiftWords = {
  name: Line.min(1).max(80).refine(hasNoLink, linked),
  message: paragraphs(500).refine(hasNoLink, linked),
  /** When its mail goes: today, or up to a year from now. */
  day: z.iso.date(),
}
const Gift = z.strictObject({ ...GiftWords, email: Email })

/** How many places of a plan at least: one as a gift is of a course. */
const LEAST_OF_PLAN = 2

const Course = z.object({
  _id: Id,
  title: z.string(),
  thumbnail: z.string(),
  ground: z.enum(grounds).nullable(),
})

/** What places are of; either is null. */
const Thing = { course: Course.nullable(), plan: BoughtPlan.extend({ _id: Id }).nullable() }

/** Paid for, still to be paid, given up before it was, closed because the money went back; of a plan, over. */
const Standing = z.enum(['open', 'waiting', 'ended', 'closed', 'over'])

const Group = {
  /** Of the order. */
  _id: Id,
  name: z.string(),
  ...Thing,
  standing: Standing,
  /** Of a plan: when all of them end, or ended; null before they are paid. */
  endsAt: Instant.nullable(),
  seats: z.int(),
  taken: z.int(),
  /** Kept for somebody who has not taken it yet. */
  invited: z.int(),
  createdAt: Instant,
}

const GroupPlace = z.object({
  _id: Id,
  /** Whom it was kept for; null of who has erased their account. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  message: z.string().nullable(),
  /** When its mail is to go; null where it was sent, or there is none. */
  sendAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  takenAt: Instant.nullable(),
  /** Whether it may be taken back, and how often it still may be moved. */
  mayMove: z.boolean(),
  movesLeft: z.int(),
  /** Of who shows it; null where they do not. */
  progress: z
    .object({
      name: z.string(),
      /** Of a course; null of a plan. */
      percent: z.int().nullable(),
      /** Of a plan: how many of the courses that it opens were begun, and finished. */
      courses: z.object({ begun: z.int(), finished: z.int() }).nullable(),
      lastDay: Instant.nullable(),
      hasCertificate: z.boolean(),
    })
    .nullable(),
})

export const seatsContract = {
  orderSeats: {
    input: z
      .strictObject({
        /** Either of the two. */
        courseId: Id.optional(),
        planId: Id.optional(),
        seats: z.int().min(1).max(MOST_SEATS),
        name: GroupName.default(''),
        /** Of one place of a course: whom it is for. */
        gift: Gift.optional(),
      })
      .refine(({ courseId, planId }) => (courseId === undefined) !== (planId === undefined))
      .refine(({ seats, gift }) => (seats === 1) === (gift !== undefined))
      .refine(({ planId, seats }) => planId === undefined || seats >= LEAST_OF_PLAN),
    output: z.object({ order: z.object({ _id: Id }) }),
  },
  /** A plan as it is sold to teams now, and the period that would be paid for. */
  planForSeats: {
    input: z.strictObject({ id: Id }),
    output: z.object({ plan: BoughtPlan.extend({ _id: Id }), price: Dollars, until: Instant }),
  },
  /** Orders the next period for the same places; the same order as long as it waits. */
  renewSeats: { input: z.strictObject({ id: Id }), output: z.object({ order: z.object({ _id: Id }) }) },
  /** What the caller bought for others, and the places that they hold. */
  mySeats: {
    input: z.strictObject({}),
    output: z.object({
      groups: z.array(z.object(Group)),
      held: z.array(
        z.object({
          _id: Id,
          ...Thing,
          from: z.string(),
          takenAt: Instant,
          endsAt: Instant.nullable(),
          shows: z.boolean(),
        }),
      ),
    }),
  },
  readSeats: {
    input: z.strictObject({ id: Id, page: PageNumber.default(1) }),
    output: z.object({
      group: z.object({
        ...Group,
        currency: z.string(),
        /** What waits to be paid: the order itself, or that of the next period; `method`: by which means that was begun. */
        due: z
          .object({
            order: Id,
            amount: Dollars,
            /** What of it was added as tax; null where the price holds it. */
            tax: OrderTax.nullable(),
            method: z.enum(methods).nullable(),
            /** Of a plan: until when the places would be open if that were paid now. */
            until: Instant.nullable(),
          })
          .nullable(),
        /** Of a plan, when it is time: what the next period costs, before a tax that is added, and until when it would run if it were paid now. */
        renewal: z.object({ amount: Dollars, until: Instant }).nullable(),
        /** Of a plan, before that time: what the next period costs as the plan is sold now, and from when on it can be bought. */
        next: z.object({ amount: Dollars, from: Instant }).nullable(),
        /** All addresses that it keeps places for. */
        emails: z.array(z.string()),
      }),
      places: z.array(GroupPlace),
      NbOfPages: z.int(),
    }),
  },
  nameSeats: { input: z.strictObject({ id: Id, name: GroupName }), output: z.object({ named: z.literal(true) }) },
  /** What would be done with a list of addresses. Nothing is sent by that. */
  checkInvites: {
    input: z.strictObject({ id: Id, text: z.string().max(60_000) }),
    output: z.object({
      emails: z.array(z.string()),
      /** Who has a place of these, or an invitation to one. */
      known: z.array(z.string()),
      repeated: z.int(),
      bad: z.array(z.object({ line: z.int(), text: z.string() })),
      free: z.int(),
    }),
  },
  inviteToSeats: {
    input: z.strictObject({ id: Id, emails: z.array(Email).min(1).max(MOST_SEATS) }),
    output: z.object({ invited: z.int() }),
  },
  /** Another address for a place that nobody has taken; of a gift that has not gone, also its words and its day. */
  changePlace: {
    input: z.strictObject({ ...Place, email: Email, gift: z.strictObject(GiftWords).optional() }),
    output: z.object({ changed: z.literal(true) }),
  },
  resendPlace: { input: z.strictObject(Place), output: z.object({ sent: z.literal(true) }) },
  /** A link of its own, for whoever would rather hand it over. */
  linkPlace: { input: z.strictObject(Place), output: z.object({ url: z.string() }) },
  /** Ends an invitation; or closes the course to who has taken the place. */
  takePlaceBack: { input: z.strictObject(Place), output: z.object({ free: z.literal(true) }) },
  /** What a link is for; whoever holds it may read it. */
  readPlace: {
    input: z.strictObject({ code: Code }),
    output: z.object({
      isGift: z.boolean(),
      /** Who gives it; empty once they have erased their account. */
      from: z.string(),
      team: z.string(),
      name: z.string(),
      message: z.string(),
      ...Thing,
      /** Of a plan: until when it is paid. */
      until: Instant.nullable(),
      /** `own`: by the caller; `held`: they have the course or the plan already. */
      standing: z.enum(['free', 'taken', 'own', 'held']),
    }),
  },
  takePlace: {
    input: z.strictObject({ code: Code, shows: z.boolean().default(false) }),
    /** Null of a plan. */
    output: z.object({ course: Id.nullable() }),
  },
  showProgress: {
    input: z.strictObject({ id: Id, shows: z.boolean() }),
    output: z.object({ shows: z.boolean() }),
  },
  /** The places of an order and who has them, for staff. */
  manageSeats: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      /** Null of an order that is none of places. */
      group: z
        .object({
          name: z.string(),
          seats: z.int(),
          taken: z.int(),
          invited: z.int(),
          /** Of a plan: when all of them end. */
          endsAt: Instant.nullable(),
        })
        .nullable(),
      places: z.array(
        z.object({
          _id: Id,
          email: z.string().nullable(),
          sendAt: Instant.nullable(),
          takenAt: Instant.nullable(),
          holder: z.object({ _id: Id, name: z.string() }).nullable(),
        }),
      ),
    }),
  },
} as const
