import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageConferences: ['GET', '/admin/conferences', 'admin'],
  createConference: ['POST', '/conference/create', 'admin'],
  updateConference: ['PUT', '/conference/update/:id', 'admin'],
  deleteConference: ['DELETE', '/admin/conference/:id', 'admin'],
} as const satisfies Record<string, Endpoint>
