import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/queue.ts'

import { reconcileMemberships, stopMembership, type StopMembership } from './commands/reconcile.ts'

declare module '#src/server/queue.ts' {
  interface Jobs {
    'reconcile-memberships': Record<string, never>
    'stop-membership': StopMembership
  }
}

const reconciliation = (context: (name: string) => Context): Job<'reconcile-memberships'> => ({
  name: 'reconcile-memberships',
  schedule: '*/10 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: async () => {
    await reconcileMemberships(context('reconcile-memberships'))
  },
})

const stop = (context: (name: string) => Context): Job<'stop-membership'> => ({
  name: 'stop-membership',
  retries: 30,
  retryDelaySeconds: 1,
  run: data => stopMembership(context('stop-membership'), data),
})

export const membershipJobs = (context: (name: string) => Context) => [reconciliation(context), stop(context)]
