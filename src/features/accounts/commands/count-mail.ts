import type { Context } from '#src/server/context.ts'
import { countAttempt, uncountAttempt, type Limit } from '#src/server/limits/limits.ts'
import type { Refused } from '#src/wire/refusals.ts'

type MailLimits = Readonly<Record<'ofCaller' | 'ofNetwork' | 'toOne' | 'late', Limit>>
type Keys = Readonly<Record<'mailbox' | 'caller' | 'network', string>>

/**
 * Counts one more mail that anybody may ask for to a mailbox, before it is known whether it is theirs.
 *
 * Strangers may use up what one mailbox gets (T49), and its owner looks like one more stranger. From then on it gets one
 * as often as `late` says, for a network that had hardly any today: the owner waits minutes, and whoever keeps them out
 * needs another network each time, since addresses of one network are cheap. An attempt that is refused for the others'
 * sake is not counted as the caller's.
 * @returns a refusal with the seconds to wait
 */
export async function countMail(
  context: Pick<Context, 'db'>,
  { ofCaller, ofNetwork, toOne, late }: MailLimits,
  { mailbox, caller, network }: Keys,
): Promise<Refused | undefined> {
  const own = await countAttempt(context, ofCaller, caller)
  if (own) return own
  const had = await countAttempt(context, ofNetwork, network)
  const crowded = await countAttempt(context, toOne, mailbox)
  if (!crowded) return undefined
  const refused = had ? crowded : await countAttempt(context, late, mailbox)
  if (!refused) return undefined
  await uncountAttempt(context, ofCaller, caller)
  await uncountAttempt(context, ofNetwork, network)
  return refused
}
