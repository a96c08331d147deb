import { bind } from '#src/server/routes.ts'

import { restoreStatistics, saveStatistics } from './commands.ts'
import { homeContract } from './contract.ts'
import { getStatistics } from './queries.ts'

export const homeRoutes = bind(homeContract, {
  getStatistics: { run: getStatistics, reads: () => ['statistics'] },
  saveStatistics,
  restoreStatistics,
})
