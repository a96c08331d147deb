import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  heroPages: ['GET', '/page', 'anyone'],
  getStatistics: ['GET', '/statistics', 'anyone'],
} as const satisfies Record<string, Endpoint>
