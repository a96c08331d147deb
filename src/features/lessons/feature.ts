import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { playingData } from './commands/personal-data.ts'
import type { lessonsContract } from './contract.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { lessonsRawRoutes, lessonsRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof lessonsContract> {}
}

export const lessonsFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...rawEndpoints },
  routes: lessonsRoutes,
  raw: lessonsRawRoutes,
  personalData: playingData,
})
