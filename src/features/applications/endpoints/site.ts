import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  listApplications: ['GET', '/applications', 'anyone'],
  getApplication: ['GET', '/application/:id', 'anyone'],
  registerClub: ['POST', '/club/application', 'anyone'],
  registerCoach: ['POST', '/coach/application', 'anyone'],
} as const satisfies Record<string, Endpoint>
