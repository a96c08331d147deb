import type { Answers } from '#src/server/answers.ts'
import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { transferData } from './commands/personal-data.ts'
import { tellTransfer } from './commands/tell-transfer.ts'
import type { transfersContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { transferJobs } from './jobs.ts'
import { transfersRawRoutes, transfersRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof transfersContract> {}
}

/** Orders that are paid by bank transfer: what their buyers read and show, and what staff decide. */
export const transfersFeature = defineFeature({
  endpoints: { ...dashboardEndpoints, ...rawEndpoints },
  routes: transfersRoutes,
  raw: transfersRawRoutes,
  jobs: transferJobs,
  personalData: transferData,
})

export const transferAnswers = { tellTransfer } satisfies Partial<Answers>
