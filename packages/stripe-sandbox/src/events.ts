import type Stripe from 'stripe'

import { type Call, epochSeconds } from './call.ts'
import { newId } from './identifiers.ts'
import type { Kind, Kinds } from './objects.ts'
import { apiVersion } from './versions.ts'

/** The events this provider sends. */
export type EventType = Extract<
  Stripe.Event['type'],
  | `payment_intent.${'created' | 'succeeded' | 'payment_failed' | 'processing' | 'requires_action' | 'canceled'}`
  | `charge.${'succeeded' | 'failed' | 'refunded' | 'refund.updated'}`
  | `charge.dispute.${'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated'}`
  | `refund.${'created' | 'updated' | 'failed'}`
  | `checkout.session.${'completed' | 'expired'}`
  | `customer.subscription.${'created' | 'updated' | 'deleted'}`
  | `invoice.${'paid' | 'payment_failed'}`
>

/** The fields of an object before, where they were others. */
function previousOf(before: object, after: object): object {
  const isOther = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(Reflect.get(after, name))
  return Object.fromEntries(Object.entries(before).filter(isOther))
}

/**
 * Records an event and puts its delivery into the outbox, in the transaction of its cause.
 * The body is serialised here, once: every attempt sends the same bytes.
 * @param before the object before a change: the event then says what changed
 */
export async function recordEvent(
  call: Call,
  type: EventType,
  object: Kinds[Kind],
  before?: Kinds[Kind],
): Promise<void> {
  const id = newId('evt')
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: apiVersion,
    created: epochSeconds(call.now),
    data: { object, ...(before && { previous_attributes: previousOf(before, object) }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  })
  const { drop, delayMs, copies } = call.sandbox.faults.webhooks()
  const state = call.isPast ? 'delivered' : drop ? 'dropped' : 'pending'
  await call.tx.query('INSERT INTO sandbox.events (id, type, created, payload) VALUES ($1, $2, $3, $4)', [
    id,
    type,
    call.now,
    payload,
  ])
  // An endpoint of the account gets the types that it names; the site's own gets all of them, however often it is ordered.
  await call.tx.query(
    `INSERT INTO sandbox.deliveries (event, state, due, endpoint)
     SELECT $1, $2, $3, id FROM sandbox.objects
     WHERE kind = 'webhook_endpoint' AND object ->> 'status' = 'enabled' AND object -> 'enabled_events' ?| $4`,
    [id, state, new Date(call.now.getTime() + delayMs), ['*', type]],
  )
  await call.tx.query(
    'INSERT INTO sandbox.deliveries (event, state, due) SELECT $1, $2, $3 FROM generate_series(0, $4::integer)',
    [id, state, new Date(call.now.getTime() + delayMs), copies],
  )
}
