import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { videoData } from '../lessons/commands/personal-data.ts'
import type { videosContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from '../lessons/endpoints/site.ts'
import { videoJobs } from './jobs.ts'
import { videosPieceRoutes, videosRawRoutes, videosRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof videosContract> {}
}

export const videosFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints, ...rawEndpoints },
  routes: videosRoutes,
  raw: videosRawRoutes,
  pieces: videosPieceRoutes,
  jobs: videoJobs,
  personalData: videoData,
})
