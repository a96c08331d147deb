// One door to all providers of payments. Who has a payment is told from its id, so that nothing behind the door asks.
import { type Method, methodOf } from '#src/wire/money/methods.ts'

import { WebhookForged } from './events.ts'
import { noFees } from './fees.ts'
import type { ListedIntent } from './listed-intents.ts'
import type { Payments } from './payments.ts'

/** What every provider can do, and what some can; subscriptions, disputes and messages are the card provider's alone. */
export type Adapter = Pick<Payments, 'createIntent' | 'findIntent' | 'cancelIntent' | 'refund' | 'sumReturned'> &
  Partial<Pick<Payments, 'listIntents' | 'readEvent' | 'findFees'>>

/** What begins the page after the card provider's last: the other providers' payments, few enough for one. */
const OTHERS = 'others'

const nothing = async () => noFees

/** @param card the card provider, which has all that no other has */
export function openDoor(card: Payments, others: Readonly<Record<Exclude<Method, 'card'>, Adapter>>): Payments {
  const adapters: Readonly<Record<Method, Adapter>> = { ...others, card }
  const at = (id: string): Adapter => adapters[methodOf(id)]
  return {
    ...card,
    createIntent: intent => adapters[intent.method ?? 'card'].createIntent(intent),
    findIntent: id => at(id).findIntent(id),
    cancelIntent: id => at(id).cancelIntent(id),
    refund: (id, order) => at(id).refund(id, order),
    findFees: async id => (at(id).findFees ?? nothing)(id),
    sumReturned: (id, cause) => at(id).sumReturned(id, cause),
    listIntents: async (since, after) => {
      if (after !== OTHERS) {
        const page = await card.listIntents(since, after)
        return { ...page, next: page.next ?? OTHERS }
      }
      const items: ListedIntent[] = []
      for (const { listIntents } of Object.values(others)) items.push(...((await listIntents?.(since))?.items ?? []))
      return { items, next: undefined }
    },
    readEvent: (body, signature, method = 'card') => {
      const { readEvent } = adapters[method]
      if (!readEvent) throw new WebhookForged('it sends no messages')
      return readEvent(body, signature)
    },
  }
}
