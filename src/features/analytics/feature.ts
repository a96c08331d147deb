import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { analyticsContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { analyticsJobs } from './jobs.ts'
import { analyticsRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof analyticsContract> {}
}

export const analyticsFeature = defineFeature({
  endpoints: dashboardEndpoints,
  routes: analyticsRoutes,
  jobs: analyticsJobs,
})
