import { afterAll, beforeAll, expect, test } from 'vitest'

import { openSandbox, refusalOf, type TestSandbox } from '../testing/open-sandbox.ts'

let shop: TestSandbox
beforeAll(async () => {
  shop = await openSandbox()
})
afterAll(() => shop.close())

const idOf = (named: { id: string } | string | null) => (typeof named === 'object' ? (named?.id ?? '') : named)
const pay = () =>
  shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true })

test('T85 a full refund empties the charge, and only once', async () => {
  const intent = await pay()
  const refund = await shop.stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' })
  expect(refund).toMatchObject({ amount: 8900, status: 'succeeded', payment_intent: intent.id })
  expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id })
  const charge = await shop.stripe.charges.retrieve(idOf(refund.charge))
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 8900 })
  const again = await refusalOf(shop.stripe.refunds.create({ charge: charge.id }))
  expect(again.code).toBe('charge_already_refunded')
})

test('partial refunds add up and never exceed the charge', async () => {
  const intent = await pay()
  const charge = idOf(intent.latest_charge)
  await shop.stripe.refunds.create({ charge, amount: 5000 })
  expect(await shop.stripe.charges.retrieve(charge)).toMatchObject({ refunded: false, amount_refunded: 5000 })
  const over = await refusalOf(shop.stripe.refunds.create({ charge, amount: 3901 }))
  expect(over.message).toBe('Refund amount ($39.01) is greater than unrefunded amount on charge ($39.00)')
  expect(over.param).toBe('amount')
  await shop.stripe.refunds.create({ charge })
  const listed = await shop.stripe.refunds.list({ payment_intent: intent.id })
  expect(listed.data.map(refund => refund.amount)).toEqual([3900, 5000])
})

test('ten refunds at the same moment give the money back once', async () => {
  const intent = await pay()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => shop.stripe.refunds.create({ payment_intent: intent.id })),
  )
  expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1)
})

test('what was not paid, named or known is not refunded', async () => {
  const open = await shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd' })
  expect((await refusalOf(shop.stripe.refunds.create({ payment_intent: open.id }))).statusCode).toBe(400)
  expect((await refusalOf(shop.stripe.refunds.create({}))).statusCode).toBe(400)
  expect((await refusalOf(shop.stripe.refunds.create({ charge: 'ch_none' }))).code).toBe('resource_missing')
  const zero = shop.stripe.refunds.create({ payment_intent: open.id, amount: 0 })
  expect((await refusalOf(zero)).param).toBe('amount')
})

test('T85 tells of the refund by webhook', async () => {
  const intent = await pay()
  const before = shop.received.filter(({ event }) => event.type === 'charge.refunded').length
  await shop.stripe.refunds.create({ payment_intent: intent.id, metadata: { by: 'admin' } })
  const events = await shop.waitForEvent('charge.refunded', before + 1)
  expect(events.some(({ event }) => Reflect.get(event.data.object, 'payment_intent') === intent.id)).toBe(true)
})
