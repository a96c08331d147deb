import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { writtenLessonsContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { writtenLessonsRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof writtenLessonsContract> {}
}

export const writtenLessonsFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints },
  routes: writtenLessonsRoutes,
})
