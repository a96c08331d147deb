import type Stripe from 'stripe'
import { expect, test } from 'vitest'

import { keepSandbox, keys, refusalOf, waitFor } from '../testing/open-sandbox.ts'

const shop = await keepSandbox()

const pay = (card: string) =>
  shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd', payment_method: card, confirm: true })

async function disputeOf({ id }: Stripe.PaymentIntent): Promise<Stripe.Dispute> {
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: id })).data
  if (!dispute) throw new Error('Nothing was disputed')
  return dispute
}

const eventsAbout = async (id: string, type: string) => {
  const { data } = await shop.stripe.events.list({ type, limit: 100 })
  return data.filter(event => Reflect.get(event.data.object, 'id') === id).map(event => event.type)
}

// The words of evidence decide in test mode: https://docs.stripe.com/testing#evidence
test('a dispute takes the money, and the shop that accepts it has lost', async () => {
  const intent = await pay('pm_card_createDispute')
  const dispute = await disputeOf(intent)
  expect(dispute).toMatchObject({ amount: 8900, reason: 'fraudulent', status: 'needs_response' })
  expect(dispute.balance_transactions).toMatchObject([{ amount: -8900, fee: 1500, reporting_category: 'dispute' }])
  const refused = await refusalOf(shop.stripe.refunds.create({ payment_intent: intent.id }))
  expect(refused).toMatchObject({ code: 'charge_disputed', statusCode: 400 })
  expect(await shop.stripe.disputes.close(dispute.id)).toMatchObject({ status: 'lost', is_charge_refundable: false })
  expect((await refusalOf(shop.stripe.disputes.close(dispute.id))).statusCode).toBe(400)
  expect(await eventsAbout(dispute.id, 'charge.dispute.*')).toEqual([
    'charge.dispute.closed',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.created',
  ])
})

test.each([
  ['winning_evidence', 'won', ['charge.dispute.funds_reinstated', 'charge.dispute.closed', 'charge.dispute.updated']],
  ['losing_evidence', 'lost', ['charge.dispute.closed', 'charge.dispute.updated']],
] as const)('the bank decides by evidence: %s', async (words, status, events) => {
  const dispute = await disputeOf(await pay('pm_card_createDisputeProductNotReceived'))
  const draft = await shop.stripe.disputes.update(dispute.id, { evidence: { receipt: 'kept' }, submit: false })
  expect(draft).toMatchObject({ status: 'needs_response', evidence_details: { submission_count: 0 } })
  const sent = await shop.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: words } })
  expect(sent).toMatchObject({ status: 'under_review', evidence: { receipt: 'kept', uncategorized_text: words } })
  const decided = await waitFor(async () => {
    const now = await shop.stripe.disputes.retrieve(dispute.id)
    return now.status === 'under_review' ? undefined : now
  })
  expect(decided.status).toBe(status)
  expect(decided.balance_transactions.map(({ amount }) => amount)).toEqual(status === 'won' ? [-8900, 8900] : [-8900])
  expect((await eventsAbout(dispute.id, 'charge.dispute.*')).slice(0, events.length)).toEqual(events)
})

test('an inquiry takes nothing yet and can be given back', async () => {
  const intent = await pay('pm_card_createDisputeInquiry')
  const dispute = await disputeOf(intent)
  expect(dispute).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] })
  expect(await shop.stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ status: 'succeeded' })
})

test('tests order a dispute of any payment, and its end', async () => {
  const order = (path: string, body: object) =>
    fetch(new URL(path, shop.sandbox.apiUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const intent = await pay('pm_card_visa')
  expect((await order('/disputes', { payment_intent: intent.id })).status).toBe(200)
  expect((await order('/disputes', { payment_intent: intent.id })).status).toBe(400)
  const dispute = await disputeOf(intent)
  expect((await order(`/disputes/${dispute.id}`, { verdict: 'won' })).status).toBe(200)
  expect(await shop.stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'won' })
  expect(await shop.stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 8900 })
})
