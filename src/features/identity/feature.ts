import type { Db } from '#src/server/database/database.ts'
import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { identityContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { identityRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof identityContract> {}
}

declare module '#src/server/answers.ts' {
  interface Answers {
    /** Whether something was issued with this logo, by its storage key. */
    readonly isOnInvoice: (db: Db, key: string) => Promise<boolean>
  }
}

/** What an academy is called and how it is reached. What holds it for every page and mail is src/server/identity. */
export const identityFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints },
  routes: identityRoutes,
})
