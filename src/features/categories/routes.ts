import { bind } from '#src/server/routes.ts'

import { categoriesContract } from './contract.ts'
import { listCategories } from './queries.ts'

export const categoriesRoutes = bind(categoriesContract, {
  listCategories: { run: listCategories, reads: () => ['categories'] },
})
