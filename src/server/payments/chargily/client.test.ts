import { afterAll, beforeEach, expect, test, vi } from 'vitest'

import { serve } from '#src/testing/serve.ts'
import { chargilyKey, openChargilyStandIn } from '#src/testing/services/chargily.ts'

import { PaymentsCrowded, PaymentsRefused, PaymentsUnavailable } from '../reached.ts'
import { connectCheckouts } from './client.ts'

const standIn = await openChargilyStandIn()
const calls = connectCheckouts({ secretKey: chargilyKey, apiUrl: standIn.apiUrl, timeoutMs: 500 })
afterAll(() => standIn.close())
beforeEach(() => standIn.breakWith())

const wanted = { amount: 4_900, currency: 'dzd', success_url: 'http://localhost/', metadata: { orderId: '1' } }

test('the calls of the SDK leave by our own way, and come back as they are read', async () => {
  const log = vi.spyOn(console, 'log')
  const made = await calls.create(wanted)
  expect(made).toMatchObject({ amount: 4_900, currency: 'dzd', status: 'pending', metadata: { orderId: '1' } })
  expect(await calls.find(made.id)).toEqual(made)
  await calls.expire(made.id)
  expect(await calls.find(made.id)).toMatchObject({ status: 'expired' })
  expect((await calls.list()).map(({ id }) => id)).toEqual([made.id])
  await calls.ask()
  const { id } = made
  const asked = ['POST checkouts', `GET checkouts/${id}`, `POST checkouts/${id}/expire`, `GET checkouts/${id}`]
  expect(standIn.calls).toEqual([...asked, 'GET checkouts?per_page=50', 'GET balance'])
  expect(log).not.toHaveBeenCalled()
})

test.each([
  [500, PaymentsUnavailable],
  [503, PaymentsUnavailable],
  [401, PaymentsUnavailable],
  [0, PaymentsUnavailable],
  [429, PaymentsCrowded],
  [422, PaymentsRefused],
])('R12 an answer of %d is told as what it is', async (status, kind) => {
  standIn.breakWith({ status, times: 1 })
  await expect(calls.create(wanted)).rejects.toBeInstanceOf(kind)
})

test('R12 what does not answer is not waited for, and what cannot be read is no answer', async () => {
  standIn.breakWith({ delayMs: 2_000 })
  await expect(calls.find('01a')).rejects.toBeInstanceOf(PaymentsUnavailable)
  for (const text of ['<html>', '{}', '{"id":"../balance"}', 'null']) {
    const odd = await serve((_, response) => response.end(text))
    const call = connectCheckouts({ secretKey: chargilyKey, apiUrl: odd }).find('01a')
    await expect(call).rejects.toBeInstanceOf(PaymentsUnavailable)
  }
})

test('an id that Chargily does not know is none, and the key follows no redirection', async () => {
  expect(await calls.find('01unknown')).toBeUndefined()
  const elsewhere = await serve((_, response) => response.writeHead(302, { location: standIn.apiUrl }).end())
  const before = standIn.calls.length
  await expect(connectCheckouts({ secretKey: chargilyKey, apiUrl: elsewhere }).ask()).rejects.toThrow('not reached')
  expect(standIn.calls).toHaveLength(before)
})

test('a key says in which mode it is, and what Chargily says of metadata may be nothing', async () => {
  const bare = {
    id: '01a',
    amount: '75',
    currency: 'DZD',
    status: 'paid',
    livemode: 'true',
    metadata: [],
    created_at: 1,
  }
  const odd = await serve((_, response) =>
    response.end(JSON.stringify({ ...bare, checkout_url: 'https://pay.example/1' })),
  )
  expect(await connectCheckouts({ secretKey: 'live_sk_x', apiUrl: `${odd}/` }).find('01a')).toMatchObject({
    amount: 75,
    currency: 'dzd',
    livemode: true,
    metadata: {},
  })
})
