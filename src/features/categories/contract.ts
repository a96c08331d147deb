import { z } from 'zod'

import { Id } from '#src/wire/fields.ts'

export const Category = z.object({ _id: Id, name: z.string() })

export const categoriesContract = {
  listCategories: { input: z.strictObject({}), output: z.object({ categories: z.array(Category) }) },
} as const
