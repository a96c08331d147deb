import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { paymentData } from './commands/personal-data.ts'
import type { paymentsContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { paymentJobs } from './jobs.ts'
import { paymentsRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof paymentsContract> {}
}

export const paymentsFeature = defineFeature({
  endpoints: dashboardEndpoints,
  routes: paymentsRoutes,
  jobs: paymentJobs,
  personalData: paymentData,
})
