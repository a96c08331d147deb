import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/queue.ts'

import { sweepUploads } from './commands/sweep-uploads.ts'

declare module '#src/server/queue.ts' {
  interface Jobs {
    'sweep-uploads': Record<string, never>
  }
}

const sweeping = (context: (name: string) => Context): Job<'sweep-uploads'> => ({
  name: 'sweep-uploads',
  schedule: '29 * * * *',
  retries: 3,
  retryDelaySeconds: 60,
  run: async () => {
    await sweepUploads(context('sweep-uploads'))
  },
})

export const videoJobs = (context: (name: string) => Context) => [sweeping(context)]
