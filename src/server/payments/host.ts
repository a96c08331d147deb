import type Stripe from 'stripe'

/** Another host for the SDK; Stripe's own where none is given. */
export function stripeHost(apiUrl: string | undefined): Stripe.StripeConfig {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return { host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port: Number(port) }) }
}
