import type Stripe from 'stripe'

import { type Call, epochSeconds } from './call.ts'
import { newId } from './identifiers.ts'
import type { Kind, Kinds } from './objects.ts'
import { apiVersion } from './versions.ts'

/** The events this provider sends. */
export type EventType = Extract<
  Stripe.Event['type'],
  | `payment_intent.${'created' | 'succeeded' | 'payment_failed' | 'processing' | 'requires_action' | 'canceled'}`
  | `charge.${'succeeded' | 'failed' | 'refunded' | 'dispute.created'}`
  | 'refund.created'
  | 'checkout.session.completed'
  | `customer.subscription.${'created' | 'updated' | 'deleted'}`
  | `invoice.${'paid' | 'payment_failed'}`
>

/**
 * Records an event and puts its delivery into the outbox, in the transaction of its cause.
 * The body is serialised here, once: every attempt sends the same bytes.
 */
export async function recordEvent(call: Call, type: EventType, object: Kinds[Kind]): Promise<void> {
  const id = newId('evt')
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: apiVersion,
    created: epochSeconds(call.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  })
  const { drop, delayMs, copies } = call.sandbox.faults.webhooks()
  await call.tx.query('INSERT INTO sandbox.events (id, type, created, payload) VALUES ($1, $2, $3, $4)', [
    id,
    type,
    call.now,
    payload,
  ])
  await call.tx.query(
    'INSERT INTO sandbox.deliveries (event, state, due) SELECT $1, $2, $3 FROM generate_series(0, $4::integer)',
    [id, drop ? 'dropped' : 'pending', new Date(call.now.getTime() + delayMs), copies],
  )
}
