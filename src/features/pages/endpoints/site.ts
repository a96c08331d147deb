import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  getPage: ['GET', '/pages/:slug', 'anyone'],
} as const satisfies Record<string, Endpoint>
