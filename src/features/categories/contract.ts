import { z } from 'zod'

import { Id, Name, Password, Version } from '#src/wire/fields.ts'

export const Category = z.object({ _id: Id, name: z.string() })

/** What carries a category: it can be deleted while nothing does. */
const CategoryRow = Category.extend({
  courses: z.number().int(),
  blogs: z.number().int(),
  researches: z.number().int(),
  version: Version,
})

/** A name in one line, its words parted by single spaces, in the case that it is shown in. */
const CategoryName = Name.min(1)
  .max(60)
  .transform(name => name.replaceAll(/\s+/g, ' ').toLowerCase())

const ids = z.array(Id).max(500)

export const categoriesContract = {
  listCategories: { input: z.strictObject({}), output: z.object({ categories: z.array(Category) }) },
  manageCategories: { input: z.strictObject({}), output: z.object({ categories: z.array(CategoryRow) }) },
  createCategory: { input: z.strictObject({ name: CategoryName }), output: z.object({ category: Category }) },
  renameCategory: {
    input: z.strictObject({ id: Id, name: CategoryName, version: Version.optional() }),
    output: z.object({ category: Category }),
  },
  orderCategories: {
    input: z.strictObject({
      categories: ids,
      /** The order that was read before: when it is another by now, nothing is written. */
      former: ids,
    }),
    output: z.object({ categories: z.array(Id) }),
  },
  deleteCategory: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ deleted: z.literal(true) }),
  },
} as const
