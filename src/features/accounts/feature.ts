import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { accountData } from './commands/leaving/personal-data.ts'
import type { accountsContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { accountJobs } from './jobs.ts'
import { accountsRawRoutes, accountsRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof accountsContract> {}
}

export const accountsFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints, ...rawEndpoints },
  routes: accountsRoutes,
  raw: accountsRawRoutes,
  jobs: accountJobs,
  personalData: accountData,
})
