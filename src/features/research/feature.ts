import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { researchContract } from './contract/researches.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { researchJobs } from './jobs.ts'
import { isPublished } from './queries/cards.ts'
import { researchRawRoutes, researchRoutes } from './routes.ts'
import { researches } from './tables.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof researchContract> {}
}

export const researchFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints, ...rawEndpoints },
  routes: researchRoutes,
  raw: researchRawRoutes,
  jobs: researchJobs,
  siteMap: {
    pages: ['/researches'],
    parts: { research: { table: researches, isShown: isPublished, folder: '/research' } },
  },
})
