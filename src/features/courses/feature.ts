import type { Answers } from '#src/server/answers.ts'
import type { Context } from '#src/server/context.ts'
import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { addUpLearners } from './commands/add-up-learners.ts'
import { LEARNERS_CHANGED } from './commands/count-learner.ts'
import { measureLengths } from './commands/measure-lengths.ts'
import { courseData } from './commands/personal-data.ts'
import { videoPlaces } from './commands/video-places.ts'
import type { coursesContract } from './contract/catalogue.ts'
import type { courseManagerContract } from './contract/manager.ts'
import type { Certificate } from './contract/shapes.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { courseJobs } from './jobs.ts'
import { inCatalogue } from './queries/cards.ts'
import { coursesRoutes } from './routes.ts'
import { courses } from './tables/courses.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof coursesContract & typeof courseManagerContract> {}
}

declare module '#src/server/answers.ts' {
  interface Answers {
    /** @returns the caller's own certificate of a course; null where there is none, or it was revoked */
    certificateOf: (
      context: Pick<Context, 'db' | 'actor' | 'publicUrl'>,
      courseId: string,
    ) => Promise<Certificate | null>
  }
}

export const coursesFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints },
  routes: coursesRoutes,
  jobs: courseJobs,
  personalData: courseData,
  siteMap: { pages: ['/courses'], parts: { courses: { table: courses, isShown: inCatalogue, folder: '/course' } } },
  afterChange: [
    { tag: LEARNERS_CHANGED, run: async context => void (await addUpLearners(context)) },
    { tag: 'courses', run: measureLengths },
  ],
})

export const courseAnswers = { videoPlaces } satisfies Partial<Answers>
