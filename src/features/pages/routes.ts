import { bind } from '#src/server/routes.ts'

import { pagesContract } from './contract.ts'
import { getPage } from './queries/get-page.ts'

export const pagesRoutes = bind(pagesContract, {
  getPage: { run: getPage, reads: ({ slug }) => [`page:${slug}`] },
})
