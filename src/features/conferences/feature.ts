import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { conferencesContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { conferencesRawRoutes, conferencesRoutes } from './routes.ts'
import { conferences } from './tables.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof conferencesContract> {}
}

export const conferencesFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints, ...rawEndpoints },
  routes: conferencesRoutes,
  raw: conferencesRawRoutes,
  siteMap: { pages: ['/conferences'], parts: { conferences: { table: conferences, folder: '/conferences' } } },
})
