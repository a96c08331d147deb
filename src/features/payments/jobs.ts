import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { forgetPayers } from './commands/personal-data.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'forget-payers': Record<string, never>
  }
}

const forgetting = (context: (name: string) => Context): Job<'forget-payers'> => ({
  name: 'forget-payers',
  schedule: '29 3 * * *',
  retries: 3,
  retryDelaySeconds: 60,
  run: () => forgetPayers(context('forget-payers')),
})

export const paymentJobs = (context: (name: string) => Context) => [forgetting(context)]
