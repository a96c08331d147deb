import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  search: ['GET', '/search', 'anyone'],
} as const satisfies Record<string, Endpoint>
