import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { currencyContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { currencyRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof currencyContract> {}
}

/** In which money an academy sells, chosen before its first sale. What holds it for every page is src/server/identity. */
export const currencyFeature = defineFeature({ endpoints: dashboardEndpoints, routes: currencyRoutes })
