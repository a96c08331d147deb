import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { picturesContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { pictureJobs } from './jobs.ts'
import { picturesRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof picturesContract> {}
}

export const picturesFeature = defineFeature({
  endpoints: dashboardEndpoints,
  routes: picturesRoutes,
  jobs: pictureJobs,
})
