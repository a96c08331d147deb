import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { pagesContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { pagesRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof pagesContract> {}
}

export const pagesFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints },
  routes: pagesRoutes,
  siteMap: { pages: ['/about', '/privacy', '/terms'] },
})
