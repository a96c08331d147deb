import { Readable } from 'node:stream'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { csvHeaders } from '#src/server/files/csv.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { withVersion } from '#src/server/versions.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { acceptReplacement, cancelMembership, keepMembership, openPortal } from './commands/change-membership.ts'
import { changePlan, previewPlanChange } from './commands/change-plan.ts'
import { checkoutState, checkPlan } from './commands/check-checkout.ts'
import { exportMembers } from './commands/export-members.ts'
import { comparePlan } from './commands/plans/compare-plan.ts'
import { createPlan, deletePlan, savedPlan, updatePlan } from './commands/plans/manage-plan.ts'
import { sellPlan } from './commands/plans/sell-plan.ts'
import { MembersFileInput } from './contract/members.ts'
import { membershipsContract } from './contract/memberships.ts'
import { changeOptions } from './queries/change-options.ts'
import { coursePlan } from './queries/course-plan.ts'
import { listPlans, myMemberships } from './queries/find-memberships.ts'
import { listMembers } from './queries/list-members.ts'
import { getPlan, managePlans, planState } from './queries/manage-plans.ts'
import { nextPayment } from './queries/next-payment.ts'

export const membershipsRoutes = bind(membershipsContract, {
  listPlans: { ...listPlans, reads: () => ['plans', 'courses'] },
  coursePlan: { ...coursePlan, reads: ({ id }) => ['plans', `course:${id}`] },
  listMembers: { run: listMembers, heavy: true },
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

export const membershipsRawRoutes = {
  /** The filtered list as a file, sent while it is read. */
  exportMembers: async (context, request, reply) => {
    const filters = MembersFileInput.safeParse(request.query)
    if (!filters.success) return send(reply, refuse('invalid'))
    const user = await requireConfirmation(context)
    if (isRefused(user)) return send(reply, user)
    context.log.info({ event: 'memberships-exported', userId: user.id, ip: context.ip }, 'memberships exported')
    const file = await exportMembers(context, filters.data)
    return reply.headers(csvHeaders('memberships', context.now())).send(Readable.from(file))
  },
} satisfies RawRoutes
