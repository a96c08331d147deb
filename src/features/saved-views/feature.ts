import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { savedViewsData } from './commands.ts'
import type { savedViewsContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { savedViewsRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof savedViewsContract> {}
}

/** Lists of the dashboard as an administrator wants to find them again. */
export const savedViewsFeature = defineFeature({
  endpoints: dashboardEndpoints,
  routes: savedViewsRoutes,
  personalData: savedViewsData,
})
