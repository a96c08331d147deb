import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { unsavedData } from './commands.ts'
import type { unsavedContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { unsavedJobs } from './jobs.ts'
import { unsavedRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof unsavedContract> {}
}

/** What administrators typed and have not saved, for whichever device they go on with. */
export const unsavedFeature = defineFeature({
  endpoints: dashboardEndpoints,
  routes: unsavedRoutes,
  jobs: unsavedJobs,
  personalData: unsavedData,
})
