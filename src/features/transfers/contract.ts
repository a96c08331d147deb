import { z } from 'zod'

import { grounds } from '#src/features/courses/contract/shapes.ts'
import { BoughtPlan } from '#src/features/memberships/contract/shapes.ts'
import { Dollars, Id, Instant, Line, listFields, Upload } from '#src/wire/fields.ts'

/** `waiting` for the buyer, `sent` as they say, `received` as staff say, or given up. */
const State = z.enum(['waiting', 'sent', 'received', 'cancelled'])

/** Read at `/api/transfer/:id/proofs/:proof`, by the order. */
const Proof = z.object({ _id: Id, at: Instant, isPdf: z.boolean() })

const shared = {
  amount: Dollars,
  currency: z.string(),
  /** What the buyer writes on the transfer. */
  reference: z.string(),
  state: State,
  /** Until when it is to arrive. */
  dueAt: Instant,
  proofs: z.array(Proof),
  /** Why staff did not take the last proof; null since another one came. */
  declined: z.string().nullable(),
}

/** A transfer as its buyer reads it. */
const OwnTransfer = z.object({
  /** Of the order. */
  _id: Id,
  /** What is paid for: either is null. */
  course: z
    .object({ _id: Id, title: z.string(), thumbnail: z.string(), ground: z.enum(grounds).nullable() })
    .nullable(),
  plan: BoughtPlan.extend({ _id: Id }).nullable(),
  /** How many places of it for others; null where it is the buyer's own. */
  seats: z.int().nullable(),
  /** Under which those places are found. */
  group: Id.nullable(),
  /** Where it goes to, a line for each of holder, bank and numbers. */
  account: z.string(),
  ...shared,
})

const ManagedTransfer = z.object({
  /** The payment's id. */
  _id: z.string(),
  order: Id,
  buyer: z.object({ _id: Id, name: z.string(), email: z.string().nullable() }),
  /** What is paid for; of a plan, what it is called. */
  course: z.string(),
  isPlan: z.boolean(),
  /** Of a plan, which days it pays for: as it was given, or as it would be now. `isNext`: it goes on from what they have. */
  period: z.object({ from: Instant, to: Instant, isNext: z.boolean() }).nullable(),
  /** Of a plan: whether nothing is given for it, as its buyer has it otherwise, or another payment has settled the order. */
  isBarred: z.boolean(),
  createdAt: Instant,
  /** What came back of it, and when and by whom it was received. */
  refunded: Dollars,
  receivedAt: Instant.nullable(),
  by: z.string().nullable(),
  /** What they noted of it. */
  note: z.string().nullable(),
  /** The code that was used for its order, whose price may not be offered any more. */
  coupon: z.string().nullable(),
  ...shared,
})

const TransferId = z.string().regex(/^trh?_[\da-f]{24}$/)

export const transfersContract = {
  readTransfer: { input: z.strictObject({ id: Id }), output: z.object({ transfer: OwnTransfer }) },
  /** An image or a PDF that shows that the money is on its way. */
  sendProof: {
    files: 1,
    input: z.strictObject({ id: Id, proof: Upload }),
    output: z.object({ transfer: OwnTransfer }),
  },
  giveUpTransfer: { input: z.strictObject({ id: Id }), output: z.object({ course: Id.nullable() }) },
  /** What waits for staff first; then the latest first, unless sorted otherwise. */
  listTransfers: {
    input: z.strictObject({
      state: State.optional(),
      /** Of the buyer's name or email; or the reference, or the payment's id. */
      words: Line.max(100).optional(),
      ...listFields('date', 'amount'),
    }),
    output: z.object({ transfers: z.array(ManagedTransfer), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  /** The money has come, all of it: the order is paid. */
  confirmTransfer: {
    input: z.strictObject({ id: TransferId, note: Line.max(200).default('') }),
    /** `to-review`: it came, and cannot be given what it was for; staff have to decide about it. */
    output: z.object({ outcome: z.enum(['paid', 'to-review']) }),
  },
  /** The proof does not show it. Its buyer reads why, and may send another one. */
  declineTransfer: {
    input: z.strictObject({ id: TransferId, reason: Line.min(3).max(300) }),
    output: z.object({ declined: z.literal(true) }),
  },
} as const
