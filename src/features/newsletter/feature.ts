import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { newsletterData } from './commands.ts'
import type { newsletterContract } from './contract.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { newsletterRawRoutes, newsletterRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof newsletterContract> {}
}

export const newsletterFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...rawEndpoints },
  routes: newsletterRoutes,
  raw: newsletterRawRoutes,
  personalData: newsletterData,
})
