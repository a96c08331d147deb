// Plans for tests that ask through the SDK, and who buys them on the pages.
import type Stripe from 'stripe'

import type { TestSandbox } from './open-sandbox.ts'
import { subscribe } from './subscribe.ts'

type How = Parameters<typeof subscribe>[1]

export const idOf = (named: { id: string } | string | null | undefined): string =>
  typeof named === 'string' ? named : (named?.id ?? '')

/** @returns what a test needs to sell plans at a sandbox */
export function openPlans({ stripe, site }: Pick<TestSandbox, 'stripe' | 'site'>) {
  const priceOf = (more: Partial<Stripe.PriceCreateParams> = {}) =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount: 2000,
      recurring: { interval: 'month' },
      product_data: { name: 'Gold' },
      ...more,
    })
  const pay = (url: string | null, how: How = {}) => {
    if (!url) throw new Error('There is no page')
    return subscribe(url, { site, ...how })
  }
  const linkOf = async (more: Partial<Stripe.PaymentLinkCreateParams> = {}, price?: Stripe.Price) => {
    const { id } = price ?? (await priceOf())
    return stripe.paymentLinks.create({ line_items: [{ price: id, quantity: 1 }], ...more })
  }
  return {
    priceOf,
    pay,
    linkOf,
    /** Buys at a link. @returns the checkout and the subscription that it began */
    checkoutBy: async (link: Stripe.PaymentLink, how: How = {}) => {
      const paid = await pay(link.url, how)
      if (paid.status >= 400) throw new Error(paid.page)
      const [session] = (await stripe.checkout.sessions.list({ payment_link: link.id, limit: 1 })).data
      if (!session) throw new Error('Nothing was bought')
      const subscription = await stripe.subscriptions.retrieve(idOf(session.subscription), {
        expand: ['latest_invoice'],
      })
      return { session, subscription }
    },
  }
}
