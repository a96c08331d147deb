import { z } from 'zod'

import { Email } from '#src/wire/fields.ts'

/** Names an address and what may be done with it; signed, so nothing needs to be stored to check it. */
const Token = z.string().max(600)

export const newsletterContract = {
  /** The same answer whatever is known of the address (D-33). */
  subscribe: { input: z.strictObject({ email: Email }), output: z.object({ accepted: z.literal(true) }) },
  confirmSubscription: { input: z.strictObject({ token: Token }), output: z.object({ email: z.string() }) },
  unsubscribe: { input: z.strictObject({ token: Token }), output: z.object({ email: z.string() }) },
} as const
