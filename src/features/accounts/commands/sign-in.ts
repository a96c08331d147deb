import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { checkLimit, countAttempt, forgetAttempts, uncountAttempt, type Limit } from '#src/server/limits/limits.ts'
import { hashPassword, isHashingCrowded, isHashOutdated, verifyPassword } from '#src/server/passwords.ts'
import type { Http } from '#src/server/routes.ts'
import { sign } from '#src/server/secrets.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { accountsContract } from '../contract.ts'
import { limits } from '../policy.ts'
import { findCredentials, readUser, type Credentials } from '../queries.ts'
import { users } from '../tables.ts'
import { knownDevice, startSession } from './start-session.ts'

type Input = z.output<typeof accountsContract.signIn.input>

/**
 * Signs a person in with one of their e-mails and the password (L-AUTH-3).
 * @returns the person; or a refusal: unknown e-mail, wrong password (D-17), disabled account, too many attempts
 */
export async function signIn(context: Context, { email, password }: Input, http: Http) {
  if (isHashingCrowded()) return refuse('unavailable', { retryAfter: 2 })
  const account = await findCredentials(context, email)
  const budget = budgetOf(context, account, email)
  const refused = await budget.take()
  if (refused) return logged(context, refused, account)
  const isRight = await verifyPassword(password, account?.passwordHash)
  if (!account || !isRight) return logged(context, wrong(context, account), account)
  await budget.giveBack()
  if (account.disabledAt) return logged(context, refuse('account-disabled'), account)
  const session = await context.db.transaction(tx => startSession(context, tx, account.userId))
  http.startSession(session)
  if (isHashOutdated(account.passwordHash)) await renewHash(context, account, password)
  context.log.info({ event: 'sign-in', userId: account.userId, ip: context.ip }, 'signed in')
  return { user: await readUser(context, account.userId) }
}

/** The two specified texts, or the one that tells nothing (D-17). */
function wrong({ config }: Context, account: Credentials | undefined): Refused {
  if (config.neutralSignIn) return refuse('sign-in-failed')
  return refuse(account ? 'password-incorrect' : 'email-unknown')
}

function logged({ log, ip }: Context, refused: Refused, account: Credentials | undefined): Refused {
  log.info({ event: 'sign-in-refused', reason: refused.refused, userId: account?.userId, ip }, 'sign-in refused')
  return refused
}

type Budget = { take: () => Promise<Refused | undefined>; giveBack: () => Promise<void> }

/**
 * Which counters an attempt uses. It is counted before the password is looked at, so that parallel guesses cannot pass
 * together. A browser that signed in to this account before has a counter of its own.
 */
function budgetOf(context: Context, account: Credentials | undefined, email: string): Budget {
  const device = account && knownDevice(context, account.userId)
  const counters: [Limit, string][] = device
    ? [[limits.device, `${account.userId}:${device}`]]
    : [
        [limits.address, context.ip],
        // An e-mail without an account gets a counter too: its absence would tell which have one.
        [limits.account, account?.userId ?? sign(context.secret, `e-mail ${email}`)],
      ]
  return {
    take: async () => {
      const spent = device ? undefined : await checkLimit(context, limits.unknownEmail, context.ip)
      if (spent) return spent
      for (const [limit, who] of counters) {
        const refused = await countAttempt(context, limit, who)
        if (refused) return refused
      }
      return account ? undefined : countAttempt(context, limits.unknownEmail, context.ip)
    },
    giveBack: async () => {
      for (const [limit, who] of counters) {
        // An address is shared with others, whose failures stay counted.
        await (limit === limits.address ? uncountAttempt : forgetAttempts)(context, limit, who)
      }
    },
  }
}

async function renewHash({ db }: Context, { userId, passwordHash }: Credentials, password: string): Promise<void> {
  const renewed = await hashPassword(password)
  await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
}
