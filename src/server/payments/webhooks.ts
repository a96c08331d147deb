import Stripe from 'stripe'

import { seconds } from '#src/wire/durations.ts'

import type { StripeKeys } from '../settings/env.ts'
import { stripeHost } from './host.ts'
import { subscriptionEvents } from './subscriptions.ts'

type EventType = Stripe.WebhookEndpointCreateParams['enabled_events'][number]

/** Every event that the academy acts on. `docs/operations.md` names the same; a test compares the two. */
export const handledEvents: readonly EventType[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  ...subscriptionEvents,
]

/** The version of the provider's API that its events are read in. */
export const webhookVersion = Stripe.API_VERSION

/** What the provider has at an address: nothing, or an endpoint with what it lacks. */
export type FoundEndpoint =
  | { readonly is: 'unreadable' }
  | { readonly is: 'missing' }
  | {
      readonly is: 'there'
      readonly isEnabled: boolean
      readonly missing: readonly string[]
      readonly version: string | null
    }

type Asking = { readonly keys: StripeKeys; readonly apiUrl: string | undefined }

const open = ({ keys, apiUrl }: Asking): Stripe =>
  new Stripe(keys.secretKey, { ...stripeHost(apiUrl), timeout: seconds(10), maxNetworkRetries: 1, telemetry: false })

/**
 * Asks the provider for the endpoint at an address.
 * @returns `unreadable` where the key may not read endpoints, as a restricted one
 * @throws what the connection throws
 */
export async function findEndpoint(asking: Asking, url: string): Promise<FoundEndpoint> {
  try {
    const endpoints = await open(asking).webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })
    const found = endpoints.find(endpoint => endpoint.url === url)
    if (!found) return { is: 'missing' }
    const told = new Set<string>(found.enabled_events)
    const missing = told.has('*') ? [] : handledEvents.filter(type => !told.has(type))
    return { is: 'there', isEnabled: found.status === 'enabled', missing, version: found.api_version }
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return { is: 'unreadable' }
    throw error
  }
}

/** Makes the endpoint at an address. @returns its signing secret, which the provider tells this once */
export async function createEndpoint(asking: Asking, url: string): Promise<string> {
  const { secret = '' } = await open(asking).webhookEndpoints.create({
    url,
    enabled_events: [...handledEvents],
    api_version: webhookVersion,
    description: 'Palestra',
  })
  return secret
}
