import { z } from 'zod'

import { grounds } from '#src/features/courses/contract/shapes.ts'
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

const Course = z.object({
  _id: Id,
  title: z.string(),
  thumbnail: z.string(),
  ground: z.enum(grounds).nullable(),
})

/** Paid for, still to be paid, given up before it was, or closed because the money went back. */
const Standing = z.enum(['open', 'waiting', 'ended', 'closed'])

const Group = {
  /** Of the order. */
  _id: Id,
  name: z.string(),
  course: Course,
  standing: Standing,
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
    .object({ name: z.string(), percent: z.int(), lastDay: Instant.nullable(), hasCertificate: z.boolean() })
    .nullable(),
})

export const seatsContract = {
  orderSeats: {
    input: z
      .strictObject({
        courseId: Id,
        seats: z.int().min(1).max(MOST_SEATS),
        name: GroupName.default(''),
        /** Of one place: whom it is for. */
        gift: Gift.optional(),
      })
      .refine(({ seats, gift }) => (seats === 1) === (gift !== undefined)),
    output: z.object({ order: z.object({ _id: Id }) }),
  },
  /** What the caller bought for others, and the places that they hold. */
  mySeats: {
    input: z.strictObject({}),
    output: z.object({
      groups: z.array(z.object(Group)),
      held: z.array(z.object({ _id: Id, course: Course, from: z.string(), takenAt: Instant, shows: z.boolean() })),
    }),
  },
  readSeats: {
    input: z.strictObject({ id: Id, page: PageNumber.default(1) }),
    output: z.object({
      group: z.object({
        ...Group,
        amount: Dollars,
        /** What of it was added as tax; null where the price holds it. */
        tax: OrderTax.nullable(),
        currency: z.string(),
        /** By which means its payment was begun. */
        method: z.enum(methods).nullable(),
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
      course: Course,
      /** `own`: by the caller; `held`: they have the course already. */
      standing: z.enum(['free', 'taken', 'own', 'held']),
    }),
  },
  takePlace: {
    input: z.strictObject({ code: Code, shows: z.boolean().default(false) }),
    output: z.object({ course: Id }),
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
      group: z.object({ name: z.string(), seats: z.int(), taken: z.int(), invited: z.int() }).nullable(),
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
