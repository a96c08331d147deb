import { bind } from '#src/server/http/api/routes.ts'
import { withVersion } from '#src/server/versions.ts'

import { updateIdentity } from './commands.ts'
import { identityContract } from './contract.ts'
import { identityState, manageIdentity } from './queries.ts'

export const identityRoutes = bind(identityContract, {
  manageIdentity: withVersion(identityState, manageIdentity),
  updateIdentity,
})
