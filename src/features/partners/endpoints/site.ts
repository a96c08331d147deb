import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  listPartners: ['GET', '/partners', 'anyone'],
} as const satisfies Record<string, Endpoint>
