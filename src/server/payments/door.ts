// One door to all providers of payments. Who has a payment is told from its id, so that nothing behind the door asks.
import { type Method, methodOf } from '#src/wire/money/methods.ts'

import type { Payments } from './payments.ts'

/** What every provider can do; subscriptions, disputes and messages are the card provider's alone. */
export type Adapter = Pick<Payments, 'createIntent' | 'findIntent' | 'cancelIntent' | 'refund'>

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
  }
}
