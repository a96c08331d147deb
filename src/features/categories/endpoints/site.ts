import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  listCategories: ['GET', '/categories', 'anyone'],
} as const satisfies Record<string, Endpoint>
