import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  coursePlan: ['GET', '/course/:id/plan', 'anyone'],
  listPlans: ['GET', '/memberships', 'anyone'],
  checkPlan: ['GET', '/memberships/:id/checkout', 'signed-in'],
  acceptReplacement: ['POST', '/memberships/accept', 'signed-in'],
} as const satisfies Record<string, Endpoint>
