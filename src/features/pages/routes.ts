import { bind } from '#src/server/http/api/routes.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { withVersion } from '#src/server/versions.ts'

import { restorePage, updatePage } from './commands.ts'
import { pagesContract } from './contract.ts'
import { getPage, pageState } from './queries/get-page.ts'
import { managePage, managePages } from './queries/manage-pages.ts'

export const pagesRoutes = bind(pagesContract, {
  getPage: { ...sharedRead(getPage), reads: ({ slug }) => [`page:${slug}`] },
  managePages,
  managePage: withVersion(pageState, managePage),
  updatePage,
  restorePage,
})
