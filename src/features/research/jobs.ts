import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { readPapers } from './commands/read-papers.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'read-papers': Record<string, never>
  }
}

/** Sent with each new picture; by itself for those that an older version has stored. */
const readingPapers = (context: (name: string) => Context): Job<'read-papers'> => ({
  name: 'read-papers',
  schedule: '*/10 * * * *',
  retries: 2,
  retryDelaySeconds: 60,
  run: async (_, { signal }) => {
    while (!signal.aborted && (await readPapers(context('read-papers'), signal)));
  },
})

export const researchJobs = (context: (name: string) => Context) => [readingPapers(context)]
