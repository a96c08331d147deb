import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { applicationData } from './commands/personal-data.ts'
import type { applicationsContract } from './contract/applications.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { applicationJobs } from './jobs.ts'
import { applicationsRawRoutes, applicationsRoutes } from './routes.ts'
import { applications } from './tables.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof applicationsContract> {}
}

export const applicationsFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints, ...rawEndpoints },
  routes: applicationsRoutes,
  raw: applicationsRawRoutes,
  jobs: applicationJobs,
  personalData: applicationData,
  siteMap: {
    pages: ['/applications/coach', '/applications/team'],
    parts: { applications: { table: applications, folder: '/application' } },
  },
})
