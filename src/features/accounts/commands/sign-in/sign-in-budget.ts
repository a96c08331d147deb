import { limits } from '#src/features/accounts/policy.ts'
import type { Credentials } from '#src/features/accounts/queries.ts'
import type { Context } from '#src/server/context.ts'
import { networkKey } from '#src/server/http/addresses.ts'
import {
  checkAddress,
  countAddress,
  countAttempt,
  forgetAttempts,
  networkOf,
  uncountAttempt,
  type Limit,
} from '#src/server/limits/limits.ts'
import { sign } from '#src/server/security/secrets.ts'
import type { Refused } from '#src/wire/refusals.ts'

import { knownDevice } from './start-session.ts'

/** The counters of one attempt to sign in, and what becomes of them. */
export type SignInBudget = {
  /** Counts the attempt before the password is looked at, so that parallel guesses cannot pass together. */
  readonly take: () => Promise<Refused | undefined>
  /** After the right password: typing errors before it are forgiven. */
  readonly giveBack: () => Promise<void>
  /**
   * After a wrong one: once an address had its share of answers, it is no longer told what was wrong, the email or the
   * password. The right password still opens.
   */
  readonly silence: () => Promise<Refused | undefined>
}

type Counter = { readonly limit: Limit; readonly who: string; readonly after: 'keep' | 'uncount' | 'forget' }

/** A browser that signed in to this account before has a counter of its own: strangers cannot lock its owner out (T1). */
export function signInBudget(context: Context, account: Credentials | undefined, email: string): SignInBudget {
  const { ip, secret, config } = context
  const device = account && knownDevice(context, account)
  // An email without an account gets counters too: their absence would tell which have one. In neutral mode they are
  // each email's own: counters that two emails share would tell that they have one account.
  const who = account && !config.neutralSignIn ? account.userId : sign(secret, `e-mail ${email}`)
  const all: Counter = { limit: limits.signIns, who: `${who}:${ip}`, after: 'keep' }
  const counters: Counter[] = device
    ? [all, { limit: limits.device, who: `${who}:${device}`, after: 'forget' }]
    : [
        all,
        { limit: limits.guesses, who: `${who}:${ip}`, after: 'forget' },
        { limit: limits.address, who: ip, after: 'uncount' },
        { limit: networkOf(limits.address), who: networkKey(ip), after: 'uncount' },
        { limit: limits.account, who, after: 'uncount' },
      ]
  return {
    take: () => countAll(context, counters),
    giveBack: () => settle(context, counters),
    silence: async () => {
      if (device) return undefined
      // No answer tells that an email is unknown: counting those apart would (T8).
      if (config.neutralSignIn) return countAddress(context, limits.answers)
      const unknown = account ? checkAddress : countAddress
      return (await unknown(context, limits.unknownEmail)) ?? (await countAddress(context, limits.answers))
    },
  }
}

/** What one counter refuses is no attempt for those before it: nobody uses up a counter that others share for nothing. */
async function countAll(context: Context, counters: readonly Counter[]): Promise<Refused | undefined> {
  for (const [index, { limit, who }] of counters.entries()) {
    const refused = await countAttempt(context, limit, who)
    if (!refused) continue
    for (const counted of counters.slice(0, index)) await uncountAttempt(context, counted.limit, counted.who)
    return refused
  }
  return undefined
}

async function settle(context: Context, counters: readonly Counter[]): Promise<void> {
  for (const { limit, who, after } of counters) {
    if (after !== 'keep') await (after === 'forget' ? forgetAttempts : uncountAttempt)(context, limit, who)
  }
}
