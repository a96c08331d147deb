import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  getStatistics: ['GET', '/statistics', 'anyone'],
} as const satisfies Record<string, Endpoint>
