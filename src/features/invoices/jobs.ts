import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { issueDue } from './commands/issue-due.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'issue-invoices': Record<string, never>
  }
}

const issuing = (context: (name: string) => Context): Job<'issue-invoices'> => ({
  name: 'issue-invoices',
  schedule: '* * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: () => issueDue(context('issue-invoices')),
})

export const invoiceJobs = (context: (name: string) => Context) => [issuing(context)]
