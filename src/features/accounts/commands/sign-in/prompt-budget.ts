import { and, eq } from 'drizzle-orm'

import { limits } from '#src/features/accounts/policy.ts'
import { isFresh, listEmails } from '#src/features/accounts/queries.ts'
import { sessions } from '#src/features/accounts/tables.ts'
import type { User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countAttempt, forgetAttempts, uncountAttempt } from '#src/server/limits/limits.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

/** The counters of one answer with which somebody who is signed in proves once more that it is them. */
export type PromptBudget = {
  /** Counts the answer before it is compared, so that parallel guesses cannot pass together (T79). */
  readonly take: () => Promise<Refused | undefined>
  /** After the right one: typing errors before it are forgiven. */
  readonly giveBack: () => Promise<void>
}

/**
 * Counts by session, whatever the answer is: one that was stolen and guesses shuts out itself, and ends when it goes on.
 * The ceiling of all sessions of a person does not hold for one that has just signed in with all that it takes: its owner
 * always gets through (T104).
 */
export function promptBudget(context: Context, user: User): PromptBudget {
  const { id, sessionId } = user
  let isCounted = false
  return {
    take: async () => {
      const blocked = await countAttempt(context, limits.prompts, sessionId)
      if (blocked) await warn(context, user)
      if (blocked) return { ...blocked, text: TOO_MANY }
      if (await countAttempt(context, limits.promptsOfSession, sessionId)) return endSession(context, user)
      if (await isFresh(context, user, [sessions.createdAt])) return undefined
      const refused = await countAttempt(context, limits.promptsOfUser, id)
      isCounted = !refused
      return refused && { ...refused, text: TOO_MANY }
    },
    giveBack: async () => {
      await forgetAttempts(context, limits.prompts, sessionId)
      await forgetAttempts(context, limits.promptsOfSession, sessionId)
      if (isCounted) await uncountAttempt(context, limits.promptsOfUser, id)
    },
  }
}

const TOO_MANY = 'Too many attempts. Please log in again, or try later'

async function endSession({ db, log, ip }: Context, { id, sessionId }: User): Promise<Refused> {
  await db.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)))
  log.warn({ event: 'session-guessing', userId: id, ip }, 'a session that guessed was ended')
  return refuse('sign-in')
}

/** Whoever answers wrong so often has the session and not its owner: they hear of it, once a day. */
async function warn(context: Context, { id, firstName }: User): Promise<void> {
  if (await countAttempt(context, limits.promptWarnings, id)) return
  const { db, queue, now, publicUrl } = context
  await db.transaction(async tx => {
    const data = { firstName, happenedAt: now().toISOString(), url: `${publicUrl}/forget-password` }
    for (const to of await listEmails({ db: tx }, id))
      await sendMail(queue, tx, { to, template: 'prompt-guessed', data })
  })
}
