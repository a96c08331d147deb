import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { booksContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { booksRawRoutes, booksRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof booksContract> {}
}

/** Where every unit of the academy's money came from, and where it went. */
export const booksFeature = defineFeature({
  endpoints: { ...dashboardEndpoints, ...rawEndpoints },
  routes: booksRoutes,
  raw: booksRawRoutes,
})
