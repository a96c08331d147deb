import type { Answers } from '#src/server/answers.ts'
import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { certificateData } from './commands/personal-data.ts'
import type { certificatesContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { certificateJobs } from './jobs.ts'
import { certificateOf } from './queries/own-certificates.ts'
import { certificatesRawRoutes, certificatesRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof certificatesContract> {}
}

export const certificateAnswers = { certificateOf } satisfies Partial<Answers>

export const certificatesFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints, ...rawEndpoints },
  routes: certificatesRoutes,
  raw: certificatesRawRoutes,
  jobs: certificateJobs,
  personalData: certificateData,
})
