// A shop that begins with subscribers: they bought at its links some time ago, and have paid since.
import type { Call, Sandbox } from '../call.ts'
import { invalidRequest } from '../errors.ts'
import { find } from '../store.ts'
import { inTransaction } from '../transaction.ts'
import { openCheckout, payCheckout } from './checkout.ts'
import { goOn } from './renew-due.ts'

export type PastBuyer = {
  /** Address of the payment link. */
  link: string
  email: string
  /** The `client_reference_id` that they came with. */
  reference?: string
  /** Number of their test card; one that pays, unless said. */
  card?: string
  since: Date
}

const PAYS = '4242424242424242'

/**
 * Lets somebody have subscribed at a link in the past: each period since is billed at its own time, and what a card does
 * happens then. Their events are there, as such that were delivered: none is sent.
 * @returns the id of the subscription as it is now
 * @throws ApiError for an unknown link, one that sells no subscription, or a card that did not pay
 */
export function subscribeSince(sandbox: Sandbox, buyer: PastBuyer): Promise<string> {
  const { link, email, reference, card = PAYS, since } = buyer
  // In one transaction: the background work bills what it finds due, and now.
  return inTransaction(sandbox.pool, async tx => {
    const at = (now: Date): Call => ({ tx, sandbox, now, requestId: null, idempotencyKey: null, isPast: true })
    const token = new URL(link, sandbox.origin).pathname.split('/').at(-1) ?? ''
    const { id } = await openCheckout(at(since), { token, email, reference })
    const year = since.getUTCFullYear() + 10
    const { subscription } = await payCheckout(at(since), { id, email, card: { number: card, month: 12, year } })
    if (typeof subscription !== 'string') throw invalidRequest('The link sells no subscription.')
    for (const end = sandbox.clock(); ;) {
      const stored = await find(tx, 'subscription', subscription)
      const due = stored?.notes.renewsAt
      if (!stored || !due || new Date(due) > end) return subscription
      await goOn(at(new Date(due)), stored)
    }
  })
}
