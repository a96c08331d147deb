import { z } from 'zod'

import { Instant } from '#src/wire/fields.ts'

/** The pages of standing text, by their address. */
export const PageSlug = z.enum(['privacy', 'terms'])

export const pagesContract = {
  getPage: {
    input: z.strictObject({ slug: PageSlug }),
    output: z.object({ title: z.string(), content: z.string(), updatedAt: Instant }),
  },
} as const
