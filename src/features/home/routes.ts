import { bind } from '#src/server/http/api/routes.ts'
import { withVersion } from '#src/server/versions.ts'

import { restoreStatistics, saveStatistics } from './commands.ts'
import { homeContract } from './contract.ts'
import { getStatistics, stateOfStatistics } from './queries.ts'

export const homeRoutes = bind(homeContract, {
  getStatistics: { run: withVersion(stateOfStatistics, getStatistics), reads: () => ['statistics'] },
  saveStatistics,
  restoreStatistics,
})
