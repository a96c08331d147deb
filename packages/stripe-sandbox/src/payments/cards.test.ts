import type Stripe from 'stripe'
import { expect, test } from 'vitest'

import { keepSandbox, refusalOf, waitFor } from '../testing/open-sandbox.ts'

const shop = await keepSandbox()

const isAbout = (event: Stripe.Event, id: string) => Reflect.get(event.data.object, 'id') === id
const pay = (card: string) =>
  shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd', payment_method: card, confirm: true })

test.each(['pm_card_visa', 'pm_card_mastercard', 'pm_card_bypassPending'])('%s succeeds', async card => {
  const intent = await shop.stripe.paymentIntents.create({
    amount: 8900,
    currency: 'USD',
    payment_method: card,
    confirm: true,
    metadata: { order: 'o-1' },
    receipt_email: 'learner@example.com',
    automatic_payment_methods: { enabled: true },
    expand: ['latest_charge'],
  })
  expect(intent).toMatchObject({ status: 'succeeded', amount: 8900, amount_received: 8900, currency: 'usd' })
  expect(intent.receipt_email).toBe('learner@example.com')
  expect(intent.metadata).toEqual({ order: 'o-1' })
  expect(intent.latest_charge).toMatchObject({ object: 'charge', paid: true, amount: 8900, payment_intent: intent.id })
})

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
])('%s is declined and can be paid with another card', async (card, code, declineCode) => {
  const error = await refusalOf(pay(card))
  expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code: declineCode })
  const id = error.payment_intent?.id ?? ''
  const failed = await shop.stripe.paymentIntents.retrieve(id)
  expect(failed).toMatchObject({ status: 'requires_payment_method', amount_received: 0, payment_method: null })
  expect(failed.last_payment_error).toMatchObject({ code, decline_code: declineCode, message: error.message })
  const paid = await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
})

test('the processing card is processing, then succeeds', async () => {
  const intent = await pay('pm_card_sandboxProcessing')
  expect(intent.status).toBe('processing')
  await waitFor(() =>
    shop.received.find(({ event }) => event.type === 'payment_intent.succeeded' && isAbout(event, intent.id)),
  )
  expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded', processing: null })
})

test('T85 the dispute card succeeds and is disputed', async () => {
  const intent = await pay('pm_card_createDispute')
  expect(intent.status).toBe('succeeded')
  const [dispute] = await shop.waitForEvent('charge.dispute.created')
  expect(dispute?.event.data.object).toMatchObject({
    payment_intent: intent.id,
    amount: 8900,
    status: 'needs_response',
  })
  const error = await refusalOf(shop.stripe.refunds.create({ payment_intent: intent.id }))
  expect(error.code).toBe('charge_disputed')
})

test.each(['pm_card_threeDSecure2Required', 'pm_card_authenticationRequired'])(
  '%s asks for authentication, and each page answers once',
  async card => {
    for (const [outcome, status] of [
      ['complete', 'succeeded'],
      ['fail', 'requires_payment_method'],
    ] as const) {
      const intent = await pay(card)
      expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
      const asked: unknown = intent.next_action?.use_stripe_sdk?.stripe_js
      const page = new URL(String(asked)).pathname
      const answer = () => fetch(shop.site + page, { method: 'POST', body: new URLSearchParams({ outcome }) })
      const answered = await Promise.all([answer(), answer(), answer()])
      expect(answered.map(response => response.status).toSorted((one, other) => one - other)).toEqual([204, 404, 404])
      const after = await shop.stripe.paymentIntents.retrieve(intent.id)
      expect(after.status).toBe(status)
      expect(after.last_payment_error?.code ?? null).toBe(
        outcome === 'fail' ? 'payment_intent_authentication_failure' : null,
      )
    }
  },
)

test('a payment is confirmed once, also by ten at the same moment', async () => {
  const intent = await shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd' })
  const attempts = Array.from({ length: 10 }, () =>
    shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }).then(
      () => 'paid',
      error => error.code,
    ),
  )
  const outcomes = await Promise.all(attempts)
  expect(outcomes.filter(outcome => outcome === 'paid')).toHaveLength(1)
  expect(outcomes.filter(outcome => outcome === 'payment_intent_unexpected_state')).toHaveLength(9)
  expect((await shop.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
})
