import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  myRegistrations: ['GET', '/my-registrations', 'signed-in'],
  manageApplications: ['GET', '/admin/applications', 'admin'],
  createApplication: ['POST', '/application', 'admin'],
  updateApplication: ['PUT', '/application/:id', 'admin'],
  deleteApplication: ['DELETE', '/admin/application/:id', 'admin'],
  listClubs: ['GET', '/clubs/:id', 'admin'],
  listCoaches: ['GET', '/coaches/:id', 'admin'],
  decideClub: ['PUT', '/club/application/:id', 'admin'],
  decideCoach: ['PUT', '/coach/application/:id', 'admin'],
  decideRegistrations: ['PUT', '/admin/application/:applicationId/registrations', 'admin'],
} as const satisfies Record<string, Endpoint>
