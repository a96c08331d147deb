import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { orderData } from './commands/personal-data.ts'
import type { ordersContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { orderJobs } from './jobs.ts'
import { ordersRawRoutes, ordersRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof ordersContract> {}
}

export const ordersFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints, ...rawEndpoints },
  routes: ordersRoutes,
  raw: ordersRawRoutes,
  jobs: orderJobs,
  personalData: orderData,
})
