import type { Context } from '#src/server/context.ts'
import { nightly } from '#src/server/database/slices.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { removeForgotten } from './commands.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'remove-forgotten-typing': Record<string, never>
  }
}

const forgetting = (context: (name: string) => Context): Job<'remove-forgotten-typing'> => ({
  name: 'remove-forgotten-typing',
  schedule: '37 3 * * *',
  retries: 3,
  retryDelaySeconds: 60,
  run: async (_, { signal }) =>
    void (await removeForgotten(context('remove-forgotten-typing'), { ...nightly, signal })),
})

export const unsavedJobs = (context: (name: string) => Context) => [forgetting(context)]
