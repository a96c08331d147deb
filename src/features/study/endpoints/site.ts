import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  myStudy: ['GET', '/study', 'signed-in'],
} as const satisfies Record<string, Endpoint>
