import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { measureStorage } from './commands.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'measure-storage': Record<string, never>
  }
}

const measuring = (context: (name: string) => Context): Job<'measure-storage'> => ({
  name: 'measure-storage',
  schedule: '*/10 * * * *',
  retries: 1,
  retryDelaySeconds: 60,
  run: async () => measureStorage(context('measure-storage')),
})

export const analyticsJobs = (context: (name: string) => Context) => [measuring(context)]
