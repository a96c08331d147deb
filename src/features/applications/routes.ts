import { bind } from '#src/server/routes.ts'

import { registerClub } from './commands/register-club.ts'
import { registerCoach } from './commands/register-coach.ts'
import { applicationsContract } from './contract.ts'
import { getApplication, listApplications } from './queries.ts'

export const applicationsRoutes = bind(applicationsContract, {
  listApplications: { run: listApplications, reads: () => ['applications'] },
  getApplication: { run: getApplication, reads: ({ id }) => [`application:${id}`] },
  registerClub,
  registerCoach,
})
