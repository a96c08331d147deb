import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { encodeVideo } from './commands/encode-video.ts'
import { sweepUploads } from './commands/sweep-uploads.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'sweep-uploads': Record<string, never>
    'encode-video': { videoId: string; sourceKey: string }
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

/** One at a time: it takes whatever the machine has left. */
const encoding = (context: (name: string) => Context): Job<'encode-video'> => ({
  name: 'encode-video',
  retries: 2,
  retryDelaySeconds: 30,
  heartbeatSeconds: 60,
  run: (data, { signal }) => encodeVideo(context('encode-video'), data, signal),
})

export const videoJobs = (context: (name: string) => Context) => [sweeping(context), encoding(context)]
