import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  listConferences: ['GET', '/conferences', 'anyone'],
  getConference: ['GET', '/conferences/:id', 'anyone'],
} as const satisfies Record<string, Endpoint>
