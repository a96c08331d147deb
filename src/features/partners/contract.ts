import { z } from 'zod'

import { Id, Instant, Line, Password, Upload, Version, WebAddress } from '#src/wire/fields.ts'

export const Partner = z.object({
  _id: Id,
  name: z.string(),
  logo: z.string(),
  website: z.string().nullable(),
  createdAt: Instant,
  /** For administrators. */
  version: Version.optional(),
})

const Name = Line.check(z.refine(name => name !== '', { error: 'Please fill in all fields' }))

export const partnersContract = {
  listPartners: { input: z.strictObject({}), output: z.object({ partners: z.array(Partner) }) },
  createPartner: {
    files: 1,
    input: z.strictObject({ name: Name, website: WebAddress, logo: Upload }),
    output: z.object({ partner: Partner }),
  },
  updatePartner: {
    files: 1,
    input: z.strictObject({
      id: Id,
      name: Name,
      /** Partners from before the manager may have none. */
      website: z.union([z.literal('').transform(() => null), WebAddress]),
      /** The stored one stays unless another comes. */
      logo: Upload.optional(),
      version: Version.optional(),
    }),
    output: z.object({ partner: Partner }),
  },
  /** The password stands in the body, or in the query as the specification shows it (D-54). */
  deletePartner: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ deleted: z.literal(true) }),
  },
} as const
