import { bind } from '#src/server/routes.ts'

import { acceptReplacement, cancelMembership, keepMembership, openPortal } from './commands/change-membership.ts'
import { checkoutState } from './commands/check-checkout.ts'
import { membershipsContract } from './contract.ts'
import { listPlans, myMemberships } from './queries.ts'

export const membershipsRoutes = bind(membershipsContract, {
  listPlans: { run: listPlans, reads: () => ['plans'] },
  myMemberships,
  acceptReplacement,
  cancelMembership,
  keepMembership,
  openPortal,
  checkoutState,
})
