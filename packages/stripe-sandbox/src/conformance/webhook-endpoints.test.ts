// What the real provider answers to the calls that shops make, asked through its own SDK. Each row is named by what it
// asks; the comments say where the provider promises it.
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { expect, test } from 'vitest'

import { openSandbox, waitFor } from '../testing/open-sandbox.ts'

// https://docs.stripe.com/api/webhook_endpoints: the secret is told once, at its creation.
test('webhook_endpoints.create gets what it names, signed with its own secret', async () => {
  const other = await openSandbox({ addRoutes: addMailbox })
  const endpoint = await other.stripe.webhookEndpoints.create({
    url: `http://localhost:${new URL(other.site).port}/mailbox`,
    enabled_events: ['payment_intent.succeeded'],
    api_version: Stripe.API_VERSION,
  })
  expect(endpoint.secret).toMatch(/^whsec_/)
  expect(await other.stripe.webhookEndpoints.retrieve(endpoint.id)).not.toHaveProperty('secret')
  await other.stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  const [letter] = await waitFor(() => (letters.length > 0 ? letters : undefined))
  const event = Stripe.webhooks.constructEvent(letter?.body ?? '', letter?.signature ?? '', endpoint.secret ?? '')
  expect(event.type).toBe('payment_intent.succeeded')
  await other.stripe.webhookEndpoints.update(endpoint.id, { enabled_events: ['*'], disabled: true })
  expect(await other.stripe.webhookEndpoints.list()).toMatchObject({ data: [{ status: 'disabled' }] })
  expect(await other.stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true })
  await other.close()
})

const letters: { body: string; signature: string }[] = []
function addMailbox(site: FastifyInstance): void {
  site.register(async inner => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    inner.post('/mailbox', async (request, reply) => {
      letters.push({ body: String(request.body), signature: String(request.headers['stripe-signature']) })
      return reply.send()
    })
  })
}
