import { sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { deleteInSlices, nightly, type Pace } from '#src/server/database/slices.ts'
import type { Job } from '#src/server/jobs/queue.ts'
import { forgetEndedLimits } from '#src/server/limits/limits.ts'
import { days } from '#src/wire/durations.ts'

import { eraseAccounts } from './commands/leaving/erase-accounts.ts'
import { sendResetLink, type ResetWish } from './commands/password/recover-password.ts'
import { isInvitationAlive } from './commands/sign-up/invitations.ts'
import { isPendingAlive, isSessionAlive, isUndoAlive, isWithin } from './queries.ts'
import { accountUndos, emailChanges, invitations, passwordResets, pendingSignUps, sessions, users } from './tables.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'recover-password': ResetWish
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
  run: (_, { signal }) => forgetEnded(context('forget-ended-accesses'), { ...nightly, signal }),
})

/** Removes what opens nothing any more: sessions, sign-ups that nobody activated, links of mails, counters. */
export async function forgetEnded({ db }: Context, pace?: Pace): Promise<void> {
  const isOpen = sql`exists (select from ${users} where ${users.id} = ${sessions.userId} and ${isSessionAlive})`
  // Mails with codes and links are tried for a day, and when one leaves, its life begins.
  const isUsable = sql`${passwordResets.usedAt} is null and ${isWithin(passwordResets.createdAt, days(1))}`
  for (const { table, key, isAlive } of [
    { table: sessions, key: sessions.id, isAlive: isOpen },
    { table: pendingSignUps, key: pendingSignUps.id, isAlive: isPendingAlive },
    { table: invitations, key: invitations.id, isAlive: isInvitationAlive },
    { table: passwordResets, key: passwordResets.tokenHash, isAlive: isUsable },
    { table: emailChanges, key: emailChanges.userId, isAlive: isWithin(emailChanges.codeSentAt, days(1)) },
    { table: accountUndos, key: accountUndos.tokenHash, isAlive: isUndoAlive },
  ])
    await deleteInSlices(db, { table, key: [key] }, sql`not (${isAlive})`, pace)
  await forgetEndedLimits({ db }, pace)
}

const erasing = (context: (name: string) => Context): Job<'erase-accounts'> => ({
  name: 'erase-accounts',
  schedule: '41 * * * *',
  retries: 3,
  retryDelaySeconds: 60,
  run: () => eraseAccounts(context('erase-accounts')),
})

export const accountJobs = (context: (name: string) => Context) => [
  recovery(context),
  forgetting(context),
  erasing(context),
]
