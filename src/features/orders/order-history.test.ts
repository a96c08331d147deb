import { expect, test } from 'vitest'

import { userPassword } from '#src/testing/content/courses.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { buy, refund, givenBack, admin } = await openRefunds({ academy, shop })

type Step = { what: string; type: string | null; outcome: string | null; by: string | null; at: string }
const history = async (orderId: string): Promise<Step[]> =>
  (await admin.client.get(`/api/admin/orders/${orderId}`)).body.order.timeline
const own = (steps: Step[]) => steps.filter(({ what }) => what !== 'message')
const news = (intentId: string, type: string) => shop.deliver(eventAbout(intentId, type))
const by = 'Demo Learner'

test('T85 an order remembers that a dispute closed its course and opened it again, in the order of the dispute', async () => {
  const { intentId, orderId } = await buy()
  const disputeId = await shop.dispute(intentId)
  await shop.verdict(disputeId, 'lost')
  // The news of the end is heard before the news of the beginning.
  for (const type of ['closed', 'funds_withdrawn', 'created']) await news(intentId, `charge.dispute.${type}`)
  await shop.overturn(disputeId)
  await news(intentId, 'charge.dispute.funds_reinstated')
  const steps = await history(orderId)
  expect(steps.map(({ what, type }) => type ?? what)).toEqual([
    'created',
    'payment_intent.succeeded',
    'paid',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
    'charged-back',
    'charge.dispute.funds_reinstated',
    'restored',
  ])
  expect(steps.at(-1)).toMatchObject({ what: 'restored', outcome: 'open', by: null })
})

test('T79 an order remembers who closed its course, who opened it again, and when', async () => {
  const { userId, courseId, orderId } = await buy()
  const courses = `/api/admin/users/${userId}/courses`
  await admin.client.post(`/api/admin/orders/${orderId}/withdraw`, { password: userPassword })
  await admin.client.post(courses, { courseId })
  await admin.client.delete(`${courses}/${courseId}`)
  await admin.client.post(courses, { courseId })
  const steps = own(await history(orderId))
  expect(steps.slice(2)).toMatchObject([
    { what: 'withdrawn', by },
    { what: 'enrolled', by },
    { what: 'taken-back', by },
    { what: 'enrolled', by },
  ])
  for (const { at } of steps) expect(Number.isNaN(Date.parse(at))).toBe(false)
})

test('T85 a refund that failed leaves its trace, and what was withdrawn before it stays closed', async () => {
  const { intentId, orderId } = await buy()
  await admin.client.post(`/api/admin/orders/${orderId}/withdraw`, { password: userPassword })
  await refund(orderId)
  const [given] = await givenBack(intentId)
  await shop.failRefund(given?.id ?? '')
  await news(intentId, 'refund.failed')
  expect(own(await history(orderId)).slice(2)).toMatchObject([
    { what: 'withdrawn', by },
    { what: 'refund-asked', by },
    { what: 'refunded' },
    { what: 'restored', outcome: 'closed' },
  ])
})

test('D-7 a course that costs nothing was joined for free, and nobody paid', async () => {
  const { client, courseId } = await shop.meet({ priceCents: 0 })
  const { body } = await client.post('/api/order/', { courseId })
  expect((await history(body.order._id)).map(({ what }) => what)).toEqual(['created', 'joined'])
})
