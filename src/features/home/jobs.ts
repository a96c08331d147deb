import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'
import { isRefused } from '#src/wire/refusals.ts'

import { GRACE_MS, lookForFile, type AwaitedUpload } from './commands/look-for-file.ts'
import { findUpload, publishHeroUpload } from './commands/publish-upload.ts'
import { sweepIncoming } from './commands/sweep-incoming.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'sweep-hero-files': object
  }
}

/** Publishes a file whose sender did not: a closed tab, or a program that knows only the first two steps. */
const publishing = (context: (name: string) => Context): Job<'publish-hero'> => ({
  name: 'publish-hero',
  retries: 5,
  retryDelaySeconds: 10,
  run: async awaited => {
    const own = context('publish-hero')
    const isDone = await publishArrived(own, awaited)
    if (!isDone) await lookForFile(own, own.db, awaited)
  },
})

async function publishArrived(context: Context, awaited: AwaitedUpload): Promise<boolean> {
  const upload = await findUpload(context, awaited)
  if (upload?.state !== 'waiting') return true
  const file = await context.storage.stat(upload.key)
  if (file && Date.now() - file.modifiedAt.getTime() < GRACE_MS) return false
  const outcome = await publishHeroUpload(context, awaited)
  return !isRefused(outcome) || outcome.refused !== 'upload-missing'
}

const sweeping = (context: (name: string) => Context): Job<'sweep-hero-files'> => ({
  name: 'sweep-hero-files',
  retries: 2,
  retryDelaySeconds: 60,
  schedule: '17 * * * *',
  run: async () => sweepIncoming(context('sweep-hero-files')),
})

export const homeJobs = (context: (name: string) => Context) => [publishing(context), sweeping(context)]
