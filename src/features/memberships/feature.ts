import type { Db } from '#src/server/database/database.ts'
import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { membershipData } from './commands/personal-data.ts'
import type { membershipsContract } from './contract/memberships.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { membershipJobs } from './jobs.ts'
import type { LastPayment } from './queries/paid-as.ts'
import { membershipsRawRoutes, membershipsRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof membershipsContract> {}
}

declare module '#src/server/answers.ts' {
  interface Answers {
    /** Who or which team gives the places that these memberships are, by their `subscriptionId`; empty where nobody is known. */
    giversOf: (db: Db, subscriptionIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
    /** What was paid last for each of these memberships, by their ids; none where nothing was. */
    lastPaymentsOf: (db: Db, membershipIds: readonly string[]) => Promise<ReadonlyMap<string, LastPayment>>
  }
}

export const membershipsFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints, ...rawEndpoints },
  routes: membershipsRoutes,
  raw: membershipsRawRoutes,
  jobs: membershipJobs,
  personalData: membershipData,
  siteMap: { pages: ['/pricing'] },
})
