// What the real provider answers to the calls that shops make, asked through its own SDK. Each row is named by what it
// asks; the comments say where the provider promises it.
import { expect, test } from 'vitest'

import { keepSandbox, refusalOf } from '../testing/open-sandbox.ts'

const { stripe } = await keepSandbox()

// https://docs.stripe.com/api/payment_intents/confirm#confirm_payment_intent-return_url
test.each([
  ['pm_card_visa', 'succeeded'],
  ['pm_card_threeDSecure2Required', 'requires_action'],
] as const)('payment_intents.confirm takes a return_url: %s is %s', async (payment_method, status) => {
  const intent = await stripe.paymentIntents.create({ amount: 2000, currency: 'usd' })
  const return_url = 'https://example.com/back'
  expect(await stripe.paymentIntents.confirm(intent.id, { payment_method, return_url })).toMatchObject({ status })
})

test('payment_intents.confirm takes a return_url: pm_card_chargeDeclined is refused', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 2000, currency: 'usd' })
  const declined = stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_chargeDeclined',
    return_url: 'https://example.com/back',
  })
  expect(await refusalOf(declined)).toMatchObject({ statusCode: 402, code: 'card_declined' })
})

// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts and #zero-decimal, #special-cases
test.each([
  ['usd', 49, 'amount_too_small'],
  ['gbp', 29, 'amount_too_small'],
  ['jpy', 49, 'amount_too_small'],
  ['mxn', 999, 'amount_too_small'],
  ['huf', 17_499, 'amount_too_small'],
  ['kwd', 5005, 'parameter_invalid_integer'],
  ['isk', 50_050, 'parameter_invalid_integer'],
])('payment_intents.create in %s refuses %i', async (currency, amount, code) => {
  const refused = await refusalOf(stripe.paymentIntents.create({ amount, currency }))
  expect(refused).toMatchObject({ code, param: 'amount', statusCode: 400 })
})

test.each([
  ['gbp', 30],
  ['jpy', 50],
  ['kwd', 5000],
  ['isk', 50_000],
  ['dzd', 10_000],
])('payment_intents.create in %s takes %i', async (currency, amount) => {
  expect(await stripe.paymentIntents.create({ amount, currency })).toMatchObject({ amount, currency })
})

// https://docs.stripe.com/api/pagination
test('lists page back with ending_before and filter by customer', async () => {
  const customer = await stripe.customers.create({ email: 'a@example.test', metadata: { person: '1' } })
  const made = []
  for (let n = 0; n < 4; n += 1) {
    made.push(await stripe.paymentIntents.create({ amount: 2000 + n, currency: 'usd', customer: customer.id }))
  }
  const own = { customer: customer.id }
  const all = await stripe.paymentIntents.list(own)
  expect(all.data.map(({ amount }) => amount)).toEqual([2003, 2002, 2001, 2000])
  const newer = await stripe.paymentIntents.list({ ...own, ending_before: made[0]?.id ?? '', limit: 2 })
  expect(newer.data.map(({ amount }) => amount)).toEqual([2002, 2001])
  expect(newer.has_more).toBe(true)
  const back: number[] = []
  for await (const { amount } of stripe.paymentIntents.list({ ...own, ending_before: made[1]?.id ?? '' })) {
    back.push(amount)
  }
  expect(new Set(back)).toEqual(new Set([2002, 2003]))
  expect((await refusalOf(stripe.paymentIntents.list({ ending_before: 'pi_none' }))).code).toBe('resource_missing')
})

// https://docs.stripe.com/api/events/list#list_events-type
test('events.list takes a wildcard, and never one type for another', async () => {
  await stripe.paymentIntents.create({ amount: 2000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true })
  const types = async (type: string) => {
    const { data } = await stripe.events.list({ type, limit: 100 })
    return new Set(data.map(event => event.type.split('.')[0]))
  }
  expect(await types('payment_intent.*')).toEqual(new Set(['payment_intent']))
  expect(await types('charge.*')).toEqual(new Set(['charge']))
  expect(await types('payment.intent')).toEqual(new Set())
})

// https://docs.stripe.com/api/expanding_objects
test('expands customer, charge, refunds and fees up to four levels', async () => {
  const customer = await stripe.customers.create({ email: 'b@example.test' })
  const intent = await stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    customer: customer.id,
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  await stripe.refunds.create({ payment_intent: intent.id, amount: 500 })
  const expand = ['customer', 'latest_charge.balance_transaction', 'latest_charge.refunds']
  expect(await stripe.paymentIntents.retrieve(intent.id, { expand })).toMatchObject({
    customer: { email: 'b@example.test' },
    latest_charge: { balance_transaction: { fee: 88 }, refunds: { data: [{ amount: 500 }] } },
  })
  const charges = await stripe.charges.list({ customer: customer.id, expand: ['data.refunds'] })
  expect(charges.data).toMatchObject([{ refunds: { data: [{ amount: 500 }] } }])
  const deep = stripe.paymentIntents.retrieve(intent.id, { expand: ['a.b.c.d.e'] })
  expect((await refusalOf(deep)).message).toContain('4 levels')
})

// https://docs.stripe.com/api/balance_transactions/list and /object: what moved, its fee, and on demand what it is about
test('balance_transactions.list tells of fees, and of the charge, refund or dispute that each is about', async () => {
  const started = Math.floor(Date.now() / 1000) - 1
  const intent = await stripe.paymentIntents.create({ amount: 2000, currency: 'usd' })
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_createDispute' })
  const other = await stripe.paymentIntents.create({ amount: 2000, currency: 'usd' })
  await stripe.paymentIntents.confirm(other.id, { payment_method: 'pm_card_visa' })
  await stripe.refunds.create({ payment_intent: other.id, amount: 500 })
  const about = async () => {
    const { data } = await stripe.balanceTransactions.list({
      created: { gte: started },
      limit: 100,
      expand: ['data.source'],
    })
    return data.map(({ fee, amount, source }) => {
      const named = typeof source === 'object' && source && 'payment_intent' in source ? source : undefined
      return [named?.object, named?.payment_intent, amount, fee]
    })
  }
  await expect.poll(async () => (await about()).map(([kind]) => kind)).toContain('dispute')
  expect(await about()).toEqual(
    expect.arrayContaining([
      ['charge', intent.id, 2000, 88],
      ['dispute', intent.id, -2000, 1500],
      ['charge', other.id, 2000, 88],
      ['refund', other.id, -500, 0],
    ]),
  )
  const [plain] = (await stripe.balanceTransactions.list({ limit: 1 })).data
  expect(plain?.source).toMatch(/^(ch|re|du)_/)
})

// https://docs.stripe.com/api/refunds/object#refund_object-balance_transaction
test('refunds.list expands what moved', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 2000, currency: 'usd' })
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  await stripe.refunds.create({ payment_intent: intent.id, amount: 500 })
  const expand = ['data.balance_transaction', 'data.failure_balance_transaction']
  const { data } = await stripe.refunds.list({ payment_intent: intent.id, expand })
  expect(data).toMatchObject([{ balance_transaction: { amount: -500, fee: 0, net: -500 } }])
})
