import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { textImagesContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { textImageJobs } from './jobs.ts'
import { textImagesRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof textImagesContract> {}
}

export const textImagesFeature = defineFeature({
  endpoints: dashboardEndpoints,
  routes: textImagesRoutes,
  jobs: textImageJobs,
})
