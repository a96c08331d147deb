// The only folder that knows the payment provider. The sandbox is reached by the same code at another host.
import Stripe from 'stripe'

import { seconds } from '#src/wire/durations.ts'

import type { StripeKeys } from '../env.ts'
import { eventOf, type PaymentEvent, readEvent } from './events.ts'
import { cancelIntent, createIntent, findIntent, type Intent, type NewIntent, refund } from './intents.ts'
import { reached } from './reached.ts'
import {
  cancelSubscription,
  createPlanLink,
  createPortalSession,
  findSubscription,
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
  /** Gives all of a payment back; nothing happens when that was done before. */
  refund: (intentId: string, idempotencyKey: string) => Promise<void>
  /** @returns the subscription as it is now, or undefined when the provider knows none of this id */
  findSubscription: (id: string) => Promise<Subscription | undefined>
  /** Stops a subscription; one that has ended stays as it is. @returns what it is now, or undefined when there is none */
  cancelSubscription: (id: string, when: 'now' | 'period-end') => Promise<Subscription | undefined>
  /** @returns the address of the provider's page where a customer changes card and cancels; it dies soon */
  createPortalSession: (session: { customerId: string; returnUrl: string }) => Promise<string>
  /** Makes the price of a plan and the payment link that sells it. */
  createPlanLink: (plan: NewPlanLink) => Promise<{ priceId: string; paymentLinkId: string; url: string }>
  /** What happened to subscriptions since then, the oldest first: for what webhooks missed. */
  listSubscriptionEvents: (since: Date) => Promise<PaymentEvent[]>
  /** @throws WebhookForged unless the body carries a fresh signature made with our secret */
  readEvent: (body: Buffer, signature: string | string[] | undefined) => PaymentEvent
}

/** @param apiUrl another host for the same SDK, such as the sandbox's */
export function connectPayments(keys: StripeKeys, apiUrl: string | undefined): Payments {
  const stripe = new Stripe(keys.secretKey, {
    ...hostOf(apiUrl),
    timeout: seconds(10),
    maxNetworkRetries: 2,
    telemetry: false,
  })
  return {
    publishableKey: keys.publishableKey,
    livemode: keys.secretKey.includes('_live_'),
    createIntent: intent => reached(() => createIntent(stripe, intent)),
    findIntent: id => reached(() => findIntent(stripe, id)),
    cancelIntent: id => reached(() => cancelIntent(stripe, id)),
    refund: (intentId, idempotencyKey) => reached(() => refund(stripe, intentId, idempotencyKey)),
    findSubscription: id => reached(() => findSubscription(stripe, id)),
    cancelSubscription: (id, when) => reached(() => cancelSubscription(stripe, id, when)),
    createPortalSession: session => reached(() => createPortalSession(stripe, session)),
    createPlanLink: plan => reached(() => createPlanLink(stripe, plan)),
    listSubscriptionEvents: since =>
      reached(async () => (await listSubscriptionEvents(stripe, since)).map(event => eventOf(event))),
    readEvent: (body, signature) => readEvent(stripe, keys.webhookSecret, { body, signature }),
  }
}

function hostOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return { host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port: Number(port) }) }
}
