import { bind } from '#src/server/http/api/routes.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'

import { deleteCategory } from './commands/delete-category.ts'
import { orderCategories } from './commands/order-categories.ts'
import { createCategory, renameCategory, savedCategory } from './commands/write-category.ts'
import { categoriesContract } from './contract.ts'
import { listCategories } from './queries/list-categories.ts'
import { manageCategories } from './queries/manage-categories.ts'

export const categoriesRoutes = bind(categoriesContract, {
  listCategories: { ...sharedRead(listCategories), reads: () => ['categories'] },
  manageCategories,
  createCategory: { run: createCategory, again: { same: savedCategory, newer: renameCategory } },
  renameCategory,
  orderCategories,
  deleteCategory,
})
