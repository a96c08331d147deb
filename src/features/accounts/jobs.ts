import { sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { forgetEndedLimits } from '#src/server/limits/limits.ts'
import type { PersonalData } from '#src/server/personal-data.ts'
import type { Job } from '#src/server/queue.ts'

import { eraseAccounts } from './commands/erase-accounts.ts'
import { sendResetLink } from './commands/recover-password.ts'
import { codeLifeMs } from './policy.ts'
import { isPendingAlive, isResetAlive, isSessionAlive, isUndoAlive, isWithin } from './queries.ts'
import { accountUndos, emailChanges, passwordResets, pendingSignUps, sessions, users } from './tables.ts'

declare module '#src/server/queue.ts' {
  interface Jobs {
    'recover-password': { email: string }
    'forget-ended-accesses': Record<string, never>
    'erase-accounts': Record<string, never>
  }
}

const recovery = (context: (name: string) => Context): Job<'recover-password'> => ({
  name: 'recover-password',
  retries: 10,
  retryDelaySeconds: 5,
  run: data => sendResetLink(context('recover-password'), data),
})

const forgetting = (context: (name: string) => Context): Job<'forget-ended-accesses'> => ({
  name: 'forget-ended-accesses',
  schedule: '17 3 * * *',
  retries: 3,
  retryDelaySeconds: 60,
  run: () => forgetEnded(context('forget-ended-accesses')),
})

/** Removes what opens nothing any more: sessions, sign-ups that nobody activated, links of mails, counters. */
export async function forgetEnded({ db }: Context): Promise<void> {
  await db
    .delete(sessions)
    .where(
      sql`${sessions.id} in (select ${sessions.id} from ${sessions} join ${users} on ${users.id} = ${sessions.userId} where not (${isSessionAlive}))`,
    )
  await db.delete(pendingSignUps).where(sql`not (${isPendingAlive})`)
  await db.delete(passwordResets).where(sql`not (${isResetAlive})`)
  await db.delete(emailChanges).where(sql`not (${isWithin(emailChanges.codeSentAt, codeLifeMs)})`)
  await db.delete(accountUndos).where(sql`not (${isUndoAlive})`)
  await forgetEndedLimits({ db })
}

const erasing = (context: (name: string) => Context, parts: readonly PersonalData[]): Job<'erase-accounts'> => ({
  name: 'erase-accounts',
  schedule: '41 * * * *',
  retries: 3,
  retryDelaySeconds: 60,
  run: () => eraseAccounts(context('erase-accounts'), parts),
})

/** @param parts every feature that knows something of a person */
export const accountJobs = (context: (name: string) => Context, parts: readonly PersonalData[]) => [
  recovery(context),
  forgetting(context),
  erasing(context, parts),
]
