import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  readSetUp: ['GET', '/setup/:token', 'anyone'],
  setUp: ['POST', '/setup/:token', 'anyone'],
} as const satisfies Record<string, Endpoint>
