import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { coverPlan, type CoverPlan } from './commands/cover-holders.ts'
import { followPasses } from './commands/passes/follow-passes.ts'
import { closePaymentLink, openPaymentLink, type SoldAt } from './commands/plans/close-link.ts'
import { reconcileMemberships, stopMembership, type StopMembership } from './commands/reconcile.ts'
import { remindTrials } from './commands/remind-trials.ts'
import { returnMembership, type ReturnMembership } from './commands/return-membership.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'reconcile-memberships': Record<string, never>
    'follow-passes': Record<string, never>
    'stop-membership': StopMembership
    'return-membership': ReturnMembership
    'remind-trials': Record<string, never>
    'cover-plan': CoverPlan
    'close-payment-link': SoldAt
    'open-payment-link': SoldAt
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

const following = (context: (name: string) => Context): Job<'follow-passes'> => ({
  name: 'follow-passes',
  schedule: '*/5 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: () => followPasses(context('follow-passes')),
})

const stop = (context: (name: string) => Context): Job<'stop-membership'> => ({
  name: 'stop-membership',
  retries: 30,
  retryDelaySeconds: 1,
  run: data => stopMembership(context('stop-membership'), data),
})

const returning = (context: (name: string) => Context): Job<'return-membership'> => ({
  name: 'return-membership',
  retries: 30,
  retryDelaySeconds: 1,
  run: data => returnMembership(context('return-membership'), data),
})

const reminding = (context: (name: string) => Context): Job<'remind-trials'> => ({
  name: 'remind-trials',
  schedule: '20 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: () => remindTrials(context('remind-trials')),
})

const covering = (context: (name: string) => Context): Job<'cover-plan'> => ({
  name: 'cover-plan',
  retries: 10,
  retryDelaySeconds: 1,
  run: data => coverPlan(context('cover-plan'), data),
})

const closing = (context: (name: string) => Context): Job<'close-payment-link'> => ({
  name: 'close-payment-link',
  retries: 10,
  retryDelaySeconds: 5,
  run: data => closePaymentLink(context('close-payment-link'), data),
})

const opening = (context: (name: string) => Context): Job<'open-payment-link'> => ({
  name: 'open-payment-link',
  retries: 10,
  retryDelaySeconds: 5,
  run: data => openPaymentLink(context('open-payment-link'), data),
})

export const membershipJobs = (context: (name: string) => Context) => [
  reconciliation(context),
  following(context),
  stop(context),
  returning(context),
  reminding(context),
  covering(context),
  closing(context),
  opening(context),
]
