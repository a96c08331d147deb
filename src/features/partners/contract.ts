import { z } from 'zod'

import { Id, Instant } from '#src/wire/fields.ts'

export const Partner = z.object({
  _id: Id,
  name: z.string(),
  logo: z.string(),
  website: z.string().nullable(),
  createdAt: Instant,
})

export const partnersContract = {
  listPartners: { input: z.strictObject({}), output: z.object({ partners: z.array(Partner) }) },
} as const
