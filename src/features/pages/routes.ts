import { bind } from '#src/server/routes.ts'

import { restorePage, updatePage } from './commands.ts'
import { pagesContract } from './contract.ts'
import { getPage } from './queries/get-page.ts'
import { managePage, managePages } from './queries/manage-pages.ts'

export const pagesRoutes = bind(pagesContract, {
  getPage: { run: getPage, reads: ({ slug }) => [`page:${slug}`] },
  managePages,
  managePage,
  updatePage,
  restorePage,
})
