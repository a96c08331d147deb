import { bind } from '#src/server/http/api/routes.ts'

import { deleteCategory } from './commands/delete-category.ts'
import { orderCategories } from './commands/order-categories.ts'
import { createCategory, renameCategory } from './commands/write-category.ts'
import { categoriesContract } from './contract.ts'
import { listCategories } from './queries/list-categories.ts'
import { manageCategories } from './queries/manage-categories.ts'

export const categoriesRoutes = bind(categoriesContract, {
  listCategories: { run: listCategories, reads: () => ['categories'] },
  manageCategories,
  createCategory,
  renameCategory,
  orderCategories,
  deleteCategory,
})
