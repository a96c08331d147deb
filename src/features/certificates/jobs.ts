import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { issueEarned } from './commands/issue-certificate.ts'
import { renderCertificate } from './commands/render-certificate.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'draw-certificate': { certificateId: string }
    'issue-certificates': { courseId: string }
  }
}

const drawing = (context: (name: string) => Context): Job<'draw-certificate'> => ({
  name: 'draw-certificate',
  retries: 10,
  retryDelaySeconds: 5,
  run: async ({ certificateId }) => void (await renderCertificate(context('draw-certificate'), certificateId)),
})

const issuing = (context: (name: string) => Context): Job<'issue-certificates'> => ({
  name: 'issue-certificates',
  retries: 10,
  retryDelaySeconds: 5,
  run: async ({ courseId }) => void (await issueEarned(context('issue-certificates'), courseId)),
})

export const certificateJobs = (context: (name: string) => Context) => [drawing(context), issuing(context)]
