import type Stripe from 'stripe'

/** What an event of the provider is about. Everything else of it is read again from the provider. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly livemode: boolean
  readonly intentId: string | undefined
  readonly subscriptionId: string | undefined
}

/** A webhook whose signature is missing, wrong or too old. */
export class WebhookForged extends Error {
  override name = 'WebhookForged'
}

const TOLERANCE_SECONDS = 300

/** Whether a signature is written like one and not too old, which can be told without what it signs. */
export function isSignaturePlausible(signature: string | string[] | undefined): boolean {
  if (typeof signature !== 'string' || !/(^|,)\s*v1=[0-9a-f]{64}\s*(,|$)/i.test(signature)) return false
  const signedAt = Number(/(?:^|,)\s*t=(\d{1,12})\s*(?:,|$)/.exec(signature)?.[1])
  return Date.now() / 1000 - signedAt <= TOLERANCE_SECONDS
}

/** @throws WebhookForged unless the body carries a fresh signature made with our secret */
export function readEvent(
  stripe: Stripe,
  secret: string,
  { body, signature }: { body: Buffer; signature: string | string[] | undefined },
): PaymentEvent {
  if (typeof signature !== 'string' || !signature) throw new WebhookForged('no signature')
  try {
    return eventOf(stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS))
  } catch (cause) {
    throw new WebhookForged('the signature does not fit', { cause })
  }
}

/** What an event is about, in our words. */
export function eventOf({ id, type, livemode, data }: Stripe.Event): PaymentEvent {
  return { id, type, livemode, intentId: intentIdIn(data.object), subscriptionId: subscriptionIdIn(data.object) }
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const textAt = (value: unknown, key: string): string | undefined => {
  const found = at(value, key)
  return typeof found === 'string' && found ? found : undefined
}

const intentIdIn = (object: object): string | undefined =>
  textAt(object, at(object, 'object') === 'payment_intent' ? 'id' : 'payment_intent')

/** The subscription itself, or that of a checkout or a bill. */
function subscriptionIdIn(object: object): string | undefined {
  switch (at(object, 'object')) {
    case 'subscription':
      return textAt(object, 'id')
    case 'checkout.session':
      return textAt(object, 'subscription')
    case 'invoice':
      return textAt(at(at(object, 'parent'), 'subscription_details'), 'subscription')
    default:
      return undefined
  }
}
