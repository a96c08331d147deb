import { bind } from '#src/server/routes.ts'

import { partnersContract } from './contract.ts'
import { listPartners } from './queries.ts'

export const partnersRoutes = bind(partnersContract, {
  listPartners: { run: listPartners, reads: () => ['partners'] },
})
