import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  readImprint: ['GET', '/imprint', 'anyone'],
} as const satisfies Record<string, Endpoint>
