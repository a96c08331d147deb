import { bind } from '#src/server/routes.ts'

import { acceptReplacement, cancelMembership, keepMembership, openPortal } from './commands/change-membership.ts'
import { checkoutState } from './commands/check-checkout.ts'
import { createPlan, deletePlan, updatePlan } from './commands/manage-plan.ts'
import { membershipsContract } from './contract.ts'
import { listPlans, myMemberships } from './queries/find-memberships.ts'
import { getPlan, managePlans } from './queries/manage-plans.ts'

export const membershipsRoutes = bind(membershipsContract, {
  listPlans: { run: listPlans, reads: () => ['plans'] },
  managePlans,
  getPlan,
  createPlan,
  updatePlan,
  deletePlan,
  myMemberships,
  acceptReplacement,
  cancelMembership,
  keepMembership,
  openPortal,
  checkoutState,
})
