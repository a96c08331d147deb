import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { addUpLearners } from './commands/add-up-learners.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'add-up-learners': Record<string, never>
  }
}

/** What a process that ended before it had added up left behind. */
const addingUp = (context: (name: string) => Context): Job<'add-up-learners'> => ({
  name: 'add-up-learners',
  schedule: '* * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: async (_, { signal }) => {
    while (!signal.aborted && (await addUpLearners(context('add-up-learners'))));
  },
})

export const courseJobs = (context: (name: string) => Context) => [addingUp(context)]
