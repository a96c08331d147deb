import Stripe from 'stripe'
import { expect, test } from 'vitest'

import { PaymentsBroken, PaymentsRefused, PaymentsUnavailable, reached, refusalIn } from './reached.ts'

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors
const { StripePermissionError, StripeRateLimitError } = Stripe.errors
const said = { type: 'invalid_request_error', message: 'No such thing', statusCode: 404 } as const
const fail = (thrown: Error) => async () => {
  throw thrown
}
const after = (thrown: Error) => reached(fail(thrown)).catch((reason: unknown) => reason)

test('T84 what the provider has against a call does not become the status of our answer', async () => {
  for (const error of [new StripeInvalidRequestError(said), new StripeCardError({ ...said, type: 'card_error' })]) {
    const heard = await after(error)
    expect(heard).toBeInstanceOf(PaymentsRefused)
    expect(heard).not.toHaveProperty('statusCode')
    expect(heard).toMatchObject({ message: 'No such thing', cause: error })
    expect(heard).not.toBeInstanceOf(PaymentsUnavailable)
    expect(refusalIn(error)).toMatchObject({ reason: 'No such thing' })
  }
})

test('R12 who is turned away for the key or the number of calls knows that nothing happened, unless another call holds it', () => {
  const turned = { ...said, type: 'api_error' } as const
  expect(refusalIn(new StripePermissionError(turned))).toMatchObject({ isPassing: true })
  expect(refusalIn(new StripeRateLimitError({ ...turned, code: 'rate_limit' }))).toMatchObject({ isPassing: true })
  expect(refusalIn(new StripeRateLimitError({ ...turned, code: 'lock_timeout' }))).toBeUndefined()
  expect(refusalIn(new StripeConnectionError(turned))).toBeUndefined()
  expect(refusalIn(new StripeCardError({ ...said, type: 'card_error' }))).toMatchObject({ isPassing: false })
})

test('trouble on the provider’s side is told from a refusal, and a fault of ours stays what it is', async () => {
  expect(await after(new StripeConnectionError({ ...said, type: 'api_error' }))).toBeInstanceOf(PaymentsUnavailable)
  expect(await after(new StripeAPIError({ ...said, type: 'api_error' }))).toBeInstanceOf(PaymentsBroken)
  const ours = new TypeError('no')
  expect(await after(ours)).toBe(ours)
})
