import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { factorData } from './commands/personal-data.ts'
import type { factorsContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { factorJobs } from './jobs.ts'
import { factorsRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof factorsContract> {}
}

export const factorsFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints },
  routes: factorsRoutes,
  jobs: factorJobs,
  personalData: factorData,
})
