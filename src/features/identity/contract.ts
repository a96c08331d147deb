import { z } from 'zod'

import { Email, Line, Name, Phone, Version, WebAddress } from '#src/wire/fields.ts'
import { ACADEMY_ADDRESS_MAX, ACADEMY_NAME_MAX, IMPRINT_MAX } from '#src/wire/text/text-limits.ts'

/** What is left empty is shown nowhere. */
const orNothing = <T extends z.ZodType<string>>(kind: T) => z.union([z.literal('').transform(() => null), kind])

const Network = orNothing(
  WebAddress.startsWith('https://', { error: 'Please give an address that begins with https://' }),
)

/** All of it as text, empty where nothing is said; `publisher` and `series` are empty while they follow the name. */
const Identity = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  linkedin: z.string(),
  instagram: z.string(),
  youtube: z.string(),
  facebook: z.string(),
  publisher: z.string(),
  series: z.string(),
})

export const identityContract = {
  manageIdentity: {
    input: z.strictObject({}),
    output: z.object({ identity: Identity, version: Version.optional() }),
  },
  updateIdentity: {
    input: z.strictObject({
      name: Name.min(1).max(ACADEMY_NAME_MAX),
      email: orNothing(Email),
      phone: orNothing(Phone),
      address: Line.max(ACADEMY_ADDRESS_MAX),
      linkedin: Network,
      instagram: Network,
      youtube: Network,
      facebook: Network,
      publisher: Line.max(IMPRINT_MAX),
      series: Line.max(IMPRINT_MAX),
      version: Version.optional(),
    }),
    output: z.object({ identity: Identity }),
  },
} as const
