import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { studyData } from './commands.ts'
import type { studyContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { studyRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof studyContract> {}
}

export const studyFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints },
  routes: studyRoutes,
  personalData: studyData,
})
