import { sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { isChallengeAlive, isStepAlive } from './queries.ts'
import { factorChallenges, signInSteps } from './tables.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'forget-ended-steps': Record<string, never>
  }
}

/** Removes challenges and second steps that nobody may answer any more. */
export async function forgetEndedSteps({ db }: Context): Promise<void> {
  await db.delete(signInSteps).where(sql`not (${isStepAlive})`)
  await db.delete(factorChallenges).where(sql`not (${isChallengeAlive})`)
}

const forgetting = (context: (name: string) => Context): Job<'forget-ended-steps'> => ({
  name: 'forget-ended-steps',
  schedule: '7 * * * *',
  retries: 3,
  retryDelaySeconds: 60,
  run: () => forgetEndedSteps(context('forget-ended-steps')),
})

export const factorJobs = (context: (name: string) => Context) => [forgetting(context)]
