import type { Answers } from '#src/server/answers.ts'
import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { closePlaces, openPlaces } from './commands/open-places.ts'
import { seatData } from './commands/personal-data.ts'
import type { seatsContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { seatJobs } from './jobs.ts'
import { arePlacesOpen } from './queries/are-places-open.ts'
import { giversOf } from './queries/givers.ts'
import { seatsRawRoutes, seatsRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof seatsContract> {}
}

/** Places of a course or a plan that are bought for others: for a team, or one of a course as a gift. */
export const seatsFeature = defineFeature({
  endpoints: { ...dashboardEndpoints, ...rawEndpoints },
  routes: seatsRoutes,
  raw: seatsRawRoutes,
  jobs: seatJobs,
  personalData: seatData,
})

export const seatAnswers = { openPlaces, closePlaces, arePlacesOpen, giversOf } satisfies Partial<Answers>
