import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { followTransfers } from './commands/follow-transfers.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'follow-transfers': Record<string, never>
  }
}

const following = (context: (name: string) => Context): Job<'follow-transfers'> => ({
  name: 'follow-transfers',
  schedule: '41 * * * *',
  retries: 3,
  retryDelaySeconds: 60,
  run: () => followTransfers(context('follow-transfers')),
})

export const transferJobs = (context: (name: string) => Context) => [following(context)]
