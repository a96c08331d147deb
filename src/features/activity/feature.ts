import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { activityContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { activityRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof activityContract> {}
}

export const activityFeature = defineFeature({
  endpoints: dashboardEndpoints,
  routes: activityRoutes,
})
