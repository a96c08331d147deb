import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { usersContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { usersRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof usersContract> {}
}

export const usersFeature = defineFeature({
  endpoints: dashboardEndpoints,
  routes: usersRoutes,
})
