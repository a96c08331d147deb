// What the real provider answers to the calls that shops make, asked through its own SDK. Each row is named by what it
// asks; the comments say where the provider promises it.
import { expect, test } from 'vitest'

import { days } from '../durations.ts'
import { keepSandbox, openSandbox, waitFor } from '../testing/open-sandbox.ts'
import { idOf, openPlans } from '../testing/plans.ts'
import { subscribe } from '../testing/subscribe.ts'

const shop = await keepSandbox()
const { stripe } = shop
const desk = openPlans(shop)

// https://docs.stripe.com/tax/checkout: exclusive tax comes on top of a price, inclusive tax is within it.
test.each([
  ['exclusive', 2400, 400, 2000],
  ['inclusive', 2000, 333, 1667],
] as const)('automatic tax, %s: the buyer pays %i', async (tax_behavior, total, tax, excluding) => {
  const link = await desk.linkOf({ automatic_tax: { enabled: true } }, await desk.priceOf({ tax_behavior }))
  const { session, subscription } = await desk.checkoutBy(link)
  expect(session).toMatchObject({ amount_subtotal: 2000, amount_total: total, total_details: { amount_tax: tax } })
  expect(subscription.latest_invoice).toMatchObject({
    amount_paid: total,
    subtotal: 2000,
    total_excluding_tax: excluding,
    total_taxes: [{ amount: tax, tax_behavior }],
  })
})

test('a tax rate of the account', async () => {
  const { id } = await stripe.taxRates.create({ display_name: 'VAT', inclusive: false, percentage: 19 })
  const price = await desk.priceOf({ unit_amount: 1900 })
  const link = await desk.linkOf({ line_items: [{ price: price.id, quantity: 1, tax_rates: [id] } as never] })
  expect((await desk.checkoutBy(link)).session).toMatchObject({ amount_total: 2261 })
})

// https://docs.stripe.com/billing/subscriptions/coupons
test('a promotion code is typed at the checkout and takes off the first bill only', async () => {
  const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'once', max_redemptions: 1 })
  const code = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'SPRING25',
  })
  const link = await desk.linkOf({ allow_promotion_codes: true })
  const wrong = await desk.pay(link.url, { code: 'NONE' })
  expect(wrong).toMatchObject({ status: 402, page: expect.stringContaining('This code is invalid.') })
  const { session, subscription } = await desk.checkoutBy(link, { code: 'SPRING25' })
  expect(session).toMatchObject({ amount_total: 1500, total_details: { amount_discount: 500 } })
  expect(subscription.latest_invoice).toMatchObject({ total: 1500, subtotal: 2000 })
  expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({ times_redeemed: 1, valid: false })
  expect(await stripe.promotionCodes.retrieve(code.id)).toMatchObject({ times_redeemed: 1 })
  expect((await desk.pay(link.url, { code: 'SPRING25' })).status).toBe(402)
})

// https://docs.stripe.com/api/checkout/sessions/object#checkout_session_object-payment_status
test('a coupon of 100 % needs no payment', async () => {
  const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'forever' })
  const price = await desk.priceOf()
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    discounts: [{ coupon: coupon.id }],
    success_url: 'http://localhost:3000/done',
  })
  await desk.pay(session.url)
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice'] })
  expect(paid).toMatchObject({ payment_status: 'no_payment_required', invoice: { total: 0, status: 'paid' } })
})

// https://docs.stripe.com/payments/checkout/free-trials
test('a trial is trialing, free, and then paid', async () => {
  const other = await openSandbox()
  const price = await other.stripe.prices.create({
    currency: 'usd',
    unit_amount: 2000,
    recurring: { interval: 'month' },
    product_data: { name: 'Gold' },
  })
  const { url, subscription_data } = await other.stripe.paymentLinks.create({
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: { trial_period_days: 7 },
  })
  expect(subscription_data).toMatchObject({ trial_period_days: 7 })
  await subscribe(url, { site: other.site })
  const [session] = (await other.stripe.checkout.sessions.list()).data
  expect(session).toMatchObject({ amount_total: 0, payment_status: 'no_payment_required' })
  const read = () => other.stripe.subscriptions.retrieve(idOf(session?.subscription))
  const trial = await read()
  expect(trial).toMatchObject({ status: 'trialing', trial_end: trial.items.data[0]?.current_period_end })
  other.sandbox.advance(days(7.1))
  const paid = await waitFor(async () => {
    const now = await read()
    return now.status === 'active' ? now : undefined
  })
  const bills = await other.stripe.invoices.list({ subscription: paid.id })
  expect(bills.data.map(({ total }) => total)).toEqual([2000, 0])
  await other.close()
})
