import { bind } from '#src/server/http/api/routes.ts'

import { activityContract } from './contract.ts'
import { listActivity } from './queries.ts'

export const activityRoutes = bind(activityContract, { listActivity: { run: listActivity, heavy: true } })
