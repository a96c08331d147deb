import type Stripe from 'stripe'
import { expect, test } from 'vitest'

import { days } from '../durations.ts'
import { keepSandbox } from '../testing/open-sandbox.ts'
import { openPlans } from '../testing/plans.ts'

const shop = await keepSandbox()
const { stripe, sandbox, received } = shop
const { linkOf, priceOf } = openPlans(shop)

const ago = (count: number) => new Date(Date.now() - days(count))
const billsOf = async (subscription: string) => (await stripe.invoices.list({ subscription, limit: 100 })).data
const endOf = ({ items }: Stripe.Subscription) => new Date((items.data[0]?.current_period_end ?? 0) * 1000)

test('who subscribed in the past has a bill for each period since, of its own time, and nothing is sent', async () => {
  const { url } = await linkOf()
  const since = ago(100)
  const id = await sandbox.subscribeSince({ link: url, email: 'ada@example.test', reference: 'ada-1', since })
  const subscription = await stripe.subscriptions.retrieve(id)
  expect(subscription).toMatchObject({ status: 'active', start_date: Math.floor(since.getTime() / 1000) })
  expect(endOf(subscription).getTime()).toBeGreaterThan(Date.now())
  const bills = await billsOf(id)
  expect(bills.map(({ status, billing_reason: reason }) => [status, reason])).toEqual([
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_create'],
  ])
  expect(bills.map(({ created }) => new Date(created * 1000).getUTCDate())).toEqual(
    bills.map(({ lines }) => new Date((lines.data[0]?.period.start ?? 0) * 1000).getUTCDate()),
  )
  const [session] = (await stripe.checkout.sessions.list({ subscription: id })).data
  expect(session).toMatchObject({ client_reference_id: 'ada-1', customer_details: { email: 'ada@example.test' } })
  const events = (await stripe.events.list({ limit: 100 })).data
  expect(events.some(({ type }) => type === 'customer.subscription.created')).toBe(true)
  expect(received).toEqual([])
})

test('a card that fails at renewals leaves what it leaves then: a bill that is open, or the end', async () => {
  const card = '4000000000000341'
  const { url } = await linkOf()
  const buyer = { link: url, email: 'cy@example.test', card }
  const late = await sandbox.subscribeSince({ ...buyer, since: ago(34) })
  expect((await stripe.subscriptions.retrieve(late)).status).toBe('past_due')
  const over = await sandbox.subscribeSince({ ...buyer, since: ago(90) })
  expect((await stripe.subscriptions.retrieve(over)).status).toBe('canceled')
})

test('an unknown link, one of a single payment and a card that does not pay are refused, and leave nothing', async () => {
  const before = (await stripe.customers.list({ limit: 100 })).data.length
  const { url } = await linkOf()
  const single = await stripe.prices.create({ currency: 'usd', unit_amount: 900, product_data: { name: 'Course' } })
  const once = await linkOf({}, single)
  const buyer = { link: url, email: 'di@example.test', since: ago(400) }
  const wrong = [
    [{ link: `${url}-other` }, 'No such payment_link'],
    [{ link: once.url }, 'sells no subscription'],
    [{ card: '4000000000000002' }, 'Your card was declined.'],
  ] as const
  for (const [one, words] of wrong) await expect(sandbox.subscribeSince({ ...buyer, ...one })).rejects.toThrow(words)
  expect((await stripe.customers.list({ limit: 100 })).data).toHaveLength(before)
})

test('who subscribed just now has one bill, and renews like everybody', async () => {
  const { url } = await linkOf({}, await priceOf({ recurring: { interval: 'year' } }))
  const id = await sandbox.subscribeSince({ link: url, email: 'bo@example.test', since: ago(0) })
  expect(await billsOf(id)).toHaveLength(1)
  sandbox.advance(days(366))
  await expect.poll(async () => (await billsOf(id)).length, { timeout: 5000 }).toBe(2)
})
