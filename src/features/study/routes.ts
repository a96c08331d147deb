import { bind } from '#src/server/http/api/routes.ts'

import { putStudy, putStudyGoal } from './commands.ts'
import { studyContract } from './contract.ts'
import { myStudy } from './queries.ts'

export const studyRoutes = bind(studyContract, { putStudy, myStudy, putStudyGoal })
