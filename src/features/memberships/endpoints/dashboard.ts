import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  myMemberships: ['GET', '/memberships/mine', 'signed-in'],
  nextPayment: ['GET', '/memberships/:id/next', 'signed-in'],
  changeOptions: ['GET', '/memberships/:id/change', 'signed-in'],
  previewPlanChange: ['GET', '/memberships/:id/change/:planId', 'signed-in'],
  changePlan: ['POST', '/memberships/:id/change', 'signed-in'],
  cancelMembership: ['PUT', '/memberships/:id/cancel', 'signed-in'],
  keepMembership: ['PUT', '/memberships/:id/keep', 'signed-in'],
  openPortal: ['POST', '/memberships/:id/portal', 'signed-in'],
  checkoutState: ['POST', '/checkout_state', 'signed-in'],
  listMembers: ['GET', '/admin/members', 'admin'],
  managePlans: ['GET', '/admin/memberships', 'admin'],
  getPlan: ['GET', '/admin/membership/:id', 'admin'],
  comparePlan: ['GET', '/admin/memberships/comparison', 'admin'],
  createPlan: ['POST', '/memberships', 'admin'],
  updatePlan: ['PUT', '/admin/membership/:id', 'admin'],
  sellPlan: ['PUT', '/admin/membership/:id/sale', 'admin'],
  deletePlan: ['DELETE', '/admin/membership/:id', 'admin'],
} as const satisfies Record<string, Endpoint>
