import { z } from 'zod'

import { Id } from '#src/wire/fields.ts'

export const HeroSlide = z.object({
  _id: Id,
  image: z.string(),
  h1: z.string(),
  p: z.string(),
  link: z.string(),
  color: z.enum(['black', 'white']),
  asset: z.object({ asset_type: z.enum(['image', 'video']), url: z.string() }).optional(),
})

export const heroContract = {
  heroPages: { input: z.strictObject({ name: z.literal('hero') }), output: z.object({ pages: z.array(HeroSlide) }) },
} as const
