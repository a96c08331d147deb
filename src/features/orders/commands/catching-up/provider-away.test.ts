import { expect, test } from 'vitest'

import { openTestShop } from '#src/testing/services/test-shop.ts'
import { seconds } from '#src/wire/durations.ts'

const { shop } = await openTestShop({}, { paymentsPauseMs: seconds(4) })

async function orderOne() {
  const user = await shop.meet()
  const { body } = await user.client.post('/api/order/', { courseId: user.courseId })
  const orderId = String(body.order._id)
  return { ...user, orderId, start: () => user.client.post('/api/payment_create', { amount: 89, orderId }) }
}

test('R12 a provider that fails is told as such, and the next try gets the same order a payment', async () => {
  const { orderId, start } = await orderOne()
  shop.breakWith({ api: [{ kind: 'reset', path: '/v1/payment_intents', times: 9 }] })
  const answer = await start()
  expect(answer.status).toBe(503)
  expect(answer.body).toMatchObject({
    code: 'payment-unavailable',
    message: 'The payment provider is not responding. Please try again later',
  })
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  shop.breakWith({ api: [] })
  expect((await start()).status).toBe(200)
  expect(await shop.intentsFor(orderId)).toHaveLength(1)
})

test('R12 after five failed calls nobody waits for the provider, and one call finds it back', async () => {
  const { orderId, start } = await orderOne()
  shop.breakWith({ api: [{ kind: 'reset', path: '/v1/payment_intents', times: 60 }] })
  const others = await Promise.all(Array.from({ length: 5 }, orderOne))
  const failed = await Promise.all(others.map(other => other.start()))
  expect(failed.map(({ body }) => body.code)).toEqual(Array.from({ length: 5 }, () => 'payment-unavailable'))
  shop.breakWith({ api: [{ kind: 'delay', delayMs: 5000, times: 9 }] })
  const before = performance.now()
  expect(await start()).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } })
  expect(performance.now() - before).toBeLessThan(1000)
  await shop.mend()
  expect((await start()).status).toBe(200)
  expect(await shop.intentsFor(orderId)).toHaveLength(1)
})

test('R12 a provider that has too many calls says when to come back, and stays open to everybody else', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, orderOne))
  shop.breakWith({ api: [{ kind: 'status', status: 429, path: '/v1/payment_intents', times: 60 }] })
  for (const { start } of users) {
    const answer = await start()
    expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'payment-crowded', '5'])
  }
  shop.breakWith({ api: [] })
  expect((await users[0]?.start())?.status).toBe(200)
})

test.each([429, 503])('R12 an answer of %d is tried again with the same key', async status => {
  const { orderId, start } = await orderOne()
  const times = status === 429 ? 3 : 2
  shop.breakWith({ api: [{ kind: 'status', status, path: '/v1/payment_intents', when: 'after', times }] })
  const first = await start()
  expect(first.status).toBe(status === 429 ? 503 : 200)
  shop.breakWith({ api: [] })
  expect((await start()).status).toBe(200)
  expect(await shop.intentsFor(orderId)).toHaveLength(1)
})

test('R12 a failure that the provider keeps for the key does not lock the course for a day', async () => {
  const { client, courseId, orderId, start } = await orderOne()
  shop.breakWith({ api: [{ kind: 'status', status: 500, path: '/v1/payment_intents', times: 9 }] })
  expect((await start()).status).toBe(503)
  shop.breakWith({ api: [] })
  const next = await shop.start(client, courseId)
  expect(next.orderId).not.toBe(orderId)
  expect(await shop.intentsFor(next.orderId)).toHaveLength(1)
})
