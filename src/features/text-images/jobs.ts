import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { removeOrphans } from './commands.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'remove-orphan-pictures': Record<string, never>
  }
}

const sweeping = (context: (name: string) => Context): Job<'remove-orphan-pictures'> => ({
  name: 'remove-orphan-pictures',
  schedule: '23 4 * * *',
  retries: 3,
  retryDelaySeconds: 60,
  heartbeatSeconds: 60,
  run: async (_, { signal }) => void (await removeOrphans(context('remove-orphan-pictures'), signal)),
})

export const textImageJobs = (context: (name: string) => Context) => [sweeping(context)]
