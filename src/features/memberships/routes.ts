import { bind } from '#src/server/http/api/routes.ts'
import { withVersion } from '#src/server/versions.ts'

import { acceptReplacement, cancelMembership, keepMembership, openPortal } from './commands/change-membership.ts'
import { changePlan, previewPlanChange } from './commands/change-plan.ts'
import { checkoutState, checkPlan } from './commands/check-checkout.ts'
import { comparePlan } from './commands/plans/compare-plan.ts'
import { createPlan, deletePlan, savedPlan, updatePlan } from './commands/plans/manage-plan.ts'
import { sellPlan } from './commands/plans/sell-plan.ts'
import { membershipsContract } from './contract/memberships.ts'
import { changeOptions } from './queries/change-options.ts'
import { coursePlan } from './queries/course-plan.ts'
import { listPlans, myMemberships } from './queries/find-memberships.ts'
import { getPlan, managePlans, planState } from './queries/manage-plans.ts'
import { nextPayment } from './queries/next-payment.ts'

export const membershipsRoutes = bind(membershipsContract, {
  listPlans: { ...listPlans, reads: () => ['plans', 'courses'] },
  coursePlan: { ...coursePlan, reads: ({ id }) => ['plans', `course:${id}`] },
  managePlans,
  getPlan: withVersion(planState, getPlan),
  comparePlan,
  createPlan: { run: createPlan, again: { same: savedPlan, newer: updatePlan } },
  updatePlan,
  sellPlan,
  deletePlan,
  myMemberships,
  nextPayment,
  changeOptions,
  previewPlanChange,
  changePlan,
  acceptReplacement,
  cancelMembership,
  keepMembership,
  openPortal,
  checkoutState,
  checkPlan,
})
