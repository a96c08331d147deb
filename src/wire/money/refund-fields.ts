import { z } from 'zod'

import { Dollars, Line } from '../fields.ts'

/** Of a call that gives money back. */
export const refundFields = {
  /** How staff sent it back, where the provider does not. */
  note: Line.max(200).optional(),
  /** Why, for staff; a part needs one. */
  reason: Line.max(200).optional(),
  /** How much of what was shown to be left, in whole units. It needs a key in the header. */
  part: z.strictObject({ amount: Dollars, left: Dollars }).optional(),
}

/** Of a request for a refund: the part that was asked for, and why; null where it was all that was left, or nobody said. */
export const refundStep = { amount: Dollars.nullable(), why: z.string().nullable() }
