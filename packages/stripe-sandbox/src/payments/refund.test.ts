import { expect, test } from 'vitest'

import { keepSandbox, refusalOf, waitFor } from '../testing/open-sandbox.ts'

const shop = await keepSandbox()

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

const payWith = (card: string) =>
  shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd', payment_method: card, confirm: true })
const becomes = (id: string, status: string) =>
  waitFor(async () => {
    const refund = await shop.stripe.refunds.retrieve(id)
    return refund.status === status ? refund : undefined
  })
const eventsAbout = async (id: string, types: string[]) => {
  const { data } = await shop.stripe.events.list({ types, limit: 100 })
  return data.filter(event => Reflect.get(event.data.object, 'id') === id).map(event => event.type)
}
const refundEvents = ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated']

// Cards and their refunds: https://docs.stripe.com/testing#refunds
test('a refund that the bank sends back fails later, and the charge counts as paid again', async () => {
  const intent = await payWith('pm_card_refundFail')
  const refund = await shop.stripe.refunds.create({ payment_intent: intent.id })
  expect(refund.status).toBe('succeeded')
  const failed = await becomes(refund.id, 'failed')
  expect(failed).toMatchObject({ failure_reason: 'expired_or_canceled_card' })
  const charge = await shop.stripe.charges.retrieve(idOf(refund.charge), { expand: ['refunds'] })
  expect(charge).toMatchObject({ refunded: false, amount_refunded: 0, refunds: { data: [{ id: refund.id }] } })
  expect(await eventsAbout(refund.id, refundEvents)).toEqual([
    'charge.refund.updated',
    'refund.updated',
    'refund.failed',
    'refund.created',
  ])
  expect(await shop.stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 8900 })
})

test('a refund may be pending for a while', async () => {
  const intent = await payWith('pm_card_pendingRefund')
  const refund = await shop.stripe.refunds.create({ payment_intent: intent.id, amount: 1000 })
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing', amount: 1000 })
  expect(await shop.stripe.charges.retrieve(idOf(refund.charge))).toMatchObject({ amount_refunded: 1000 })
  expect(await becomes(refund.id, 'succeeded')).not.toHaveProperty('pending_reason')
  expect(await eventsAbout(refund.id, refundEvents)).toEqual([
    'charge.refund.updated',
    'refund.updated',
    'refund.created',
  ])
})

test('a refund keeps the words of the shop', async () => {
  const intent = await pay()
  const refund = await shop.stripe.refunds.create({ payment_intent: intent.id, metadata: { a: '1', b: '2' } })
  const updated = await shop.stripe.refunds.update(refund.id, { metadata: { a: '', c: '3' } })
  expect(updated.metadata).toEqual({ b: '2', c: '3' })
})

test('fees and movements of the balance are found from the payment', async () => {
  const intent = await pay()
  const paid = await shop.stripe.paymentIntents.retrieve(intent.id, {
    expand: ['latest_charge.balance_transaction'],
  })
  expect(paid.latest_charge).toMatchObject({ balance_transaction: { amount: 8900, fee: 288, net: 8612 } })
  await shop.stripe.refunds.create({ payment_intent: intent.id, amount: 900 })
  const moved = await shop.stripe.balanceTransactions.list({ type: 'refund', limit: 1 })
  expect(moved.data).toMatchObject([{ amount: -900, fee: 0 }])
})
