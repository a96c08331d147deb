import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { removeOrphanedImage } from './commands/remove-orphaned-image.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'remove-orphaned-picture': { key: string }
  }
}

const removing = (context: (name: string) => Context): Job<'remove-orphaned-picture'> => ({
  name: 'remove-orphaned-picture',
  retries: 10,
  retryDelaySeconds: 60,
  run: data => removeOrphanedImage(context('remove-orphaned-picture'), data),
})

export const applicationJobs = (context: (name: string) => Context) => [removing(context)]
