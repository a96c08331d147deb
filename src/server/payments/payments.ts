// The only folder that knows the payment provider. The sandbox is reached by the same code at another host.
import Stripe from 'stripe'

import { seconds } from '#src/wire/durations.ts'

import type { StripeKeys } from '../env.ts'
import { type BreakerOptions, createBreaker } from './breaker.ts'
import { eventOf, type PaymentEvent, readEvent } from './events.ts'
import {
  cancelIntent,
  createIntent,
  findIntent,
  type Intent,
  listRefunded,
  type NewIntent,
  refund,
  type RefundAnswer,
} from './intents.ts'
import {
  cancelSubscription,
  createPlanLink,
  createPortalSession,
  findCheckoutSubscription,
  findSubscription,
  keepSubscription,
  listSubscriptionEvents,
  type NewPlanLink,
  type Subscription,
} from './subscriptions.ts'

export type Payments = {
  readonly publishableKey: string
  readonly livemode: boolean
  createIntent: (intent: NewIntent) => Promise<Intent>
  /** @returns the payment as it is now, or undefined when the provider knows none of this id */
  findIntent: (id: string) => Promise<Intent | undefined>
  /** Cancels a payment, unless it is too late for that. @returns what it is now, or undefined when there is none */
  cancelIntent: (id: string) => Promise<Intent | undefined>
  /** Gives back all that is left of a payment; nothing happens when that was done before. */
  refund: (intentId: string, idempotencyKey: string) => Promise<RefundAnswer>
  /** @returns the payments of which something was given back since then, also where nobody asked us to */
  listRefunded: (since: Date) => Promise<string[]>
  /** @returns the subscription as it is now, or undefined when the provider knows none of this id */
  findSubscription: (id: string) => Promise<Subscription | undefined>
  /** Stops a subscription; one that has ended stays as it is. @returns what it is now, or undefined when there is none */
  cancelSubscription: (id: string, when: 'now' | 'period-end') => Promise<Subscription | undefined>
  /** Lets a subscription renew that was to end with its period. @returns what it is now, or undefined when there is none */
  keepSubscription: (id: string) => Promise<Subscription | undefined>
  /** @returns the id of the subscription that a finished checkout began, if there is one */
  findCheckoutSubscription: (checkoutId: string) => Promise<string | undefined>
  /** @returns the address of the provider's page where a customer changes card and cancels; it dies soon */
  createPortalSession: (session: { customerId: string; returnUrl: string }) => Promise<string>
  /** Makes the price of a plan and the payment link that sells it. */
  createPlanLink: (plan: NewPlanLink) => Promise<{ priceId: string; paymentLinkId: string; url: string }>
  /** What happened to subscriptions since then, the oldest first: for what webhooks missed. */
  listSubscriptionEvents: (since: Date) => Promise<PaymentEvent[]>
  /** @throws WebhookForged unless the body carries a fresh signature made with our secret */
  readEvent: (body: Buffer, signature: string | string[] | undefined) => PaymentEvent
}

type ConnectOptions = BreakerOptions & {
  /** Another host for the same SDK, such as the sandbox's. */
  readonly apiUrl?: string | undefined
}

/** Every call ends within half a minute, and at once while the provider is away (R12). */
export function connectPayments(keys: StripeKeys, { apiUrl, ...breaking }: ConnectOptions = {}): Payments {
  const stripe = new Stripe(keys.secretKey, {
    ...hostOf(apiUrl),
    timeout: seconds(10),
    maxNetworkRetries: 2,
    telemetry: false,
  })
  const call = createBreaker(breaking)
  return {
    publishableKey: keys.publishableKey,
    livemode: keys.secretKey.includes('_live_'),
    createIntent: intent => call(() => createIntent(stripe, intent)),
    findIntent: id => call(() => findIntent(stripe, id)),
    cancelIntent: id => call(() => cancelIntent(stripe, id)),
    refund: (intentId, idempotencyKey) => call(() => refund(stripe, intentId, idempotencyKey)),
    listRefunded: since => call(() => listRefunded(stripe, since)),
    findSubscription: id => call(() => findSubscription(stripe, id)),
    cancelSubscription: (id, when) => call(() => cancelSubscription(stripe, id, when)),
    keepSubscription: id => call(() => keepSubscription(stripe, id)),
    findCheckoutSubscription: id => call(() => findCheckoutSubscription(stripe, id)),
    createPortalSession: session => call(() => createPortalSession(stripe, session)),
    createPlanLink: plan => call(() => createPlanLink(stripe, plan)),
    listSubscriptionEvents: since =>
      call(async () => (await listSubscriptionEvents(stripe, since)).map(event => eventOf(event))),
    readEvent: (body, signature) => readEvent(stripe, keys.webhookSecret, { body, signature }),
  }
}

function hostOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return { host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port: Number(port) }) }
}
