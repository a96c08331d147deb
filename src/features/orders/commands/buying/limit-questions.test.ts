import { expect, test } from 'vitest'

import type { Answer } from '#src/testing/client.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop()
const desk = openPlans(academy)

test('R17 who asks without end is told to wait before the provider is asked, by whatever call, and nobody else is', async () => {
  const user = await shop.meet()
  const { client, courseId, userId } = user
  await desk.buy(await desk.seed(), { reference: userId, email: `${userId}@example.org` })
  const [membership] = await desk.becomes(user, [{ status: 'active' }])
  const own = `/api/memberships/${membership?.id}`
  const { orderId, intentId } = await shop.start(client, courseId)
  const calls: readonly (() => Promise<Answer>)[] = [
    () => client.post('/api/payment_create', { amount: 89, orderId }),
    () => client.post('/api/payment_state', { payment_intent: intentId }),
    () => client.post(`${own}/portal`),
    () => client.put(`${own}/cancel`),
    () => client.put(`${own}/keep`),
  ]
  // The first of a hundred was the start above.
  for (let round = 0; round < 19; round += 1) for (const call of calls) expect((await call()).status).toBe(200)
  for (const call of calls.slice(0, 4)) expect((await call()).status).toBe(200)
  for (const call of calls) {
    const answer = await call()
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const other = await shop.meet()
  expect((await shop.start(other.client, other.courseId)).intentId).toMatch(/^pi_/)
})
