import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'

import { orders } from '../tables.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const at = (day: number) => new Date(Date.UTC(2026, 0, day, 12))

/** A buyer with an order in every state, the newest first. */
async function meetBuyer() {
  const { db } = academy.services
  const buyer = await seedUser(academy)
  const states = ['paid', 'refunded', 'processing', 'cancelled', 'open'] as const
  const ids: Record<string, string> = {}
  for (const [index, status] of states.entries()) {
    const { id: courseId } = await seedCourse(db, { title: `Course ${status}` })
    const isPaid = status === 'paid' || status === 'refunded'
    const [row] = await db
      .insert(orders)
      .values({
        userId: buyer.userId,
        courseId,
        amountCents: 4_950,
        currency: 'usd',
        status,
        createdAt: at(20 - index),
        paidAt: isPaid ? at(21 - index) : null,
        paymentIntentId: isPaid ? `pi_${courseId.replaceAll('-', '')}` : null,
      })
      .returning({ id: orders.id })
    ids[status] = row?.id ?? ''
  }
  return { ...buyer, ids }
}

test('E-10 a buyer finds their orders again, without those that were never paid', async () => {
  const { client, ids } = await meetBuyer()
  const { body } = await client.get('/api/my-orders')
  expect(body.orders.map(({ _id, status }: { _id: string; status: string }) => [_id, status])).toEqual([
    [ids['paid'], 'paid'],
    [ids['refunded'], 'refunded'],
    [ids['processing'], 'processing'],
  ])
  expect(body.orders[0]).toEqual({
    _id: ids['paid'],
    course: { _id: expect.any(String), title: 'Course paid', thumbnail: expect.any(String), ground: null },
    plan: null,
    seats: null,
    tax: null,
    group: null,
    period: null,
    amount: 49.5,
    refunded: 0,
    isTransfer: false,
    discount: 0,
    coupon: null,
    currency: 'usd',
    status: 'paid',
    createdAt: at(20).toISOString(),
    paidAt: at(21).toISOString(),
  })
})

test('T29 a receipt is its buyer’s, and there only when something was paid', async () => {
  const [buyer, other] = [await meetBuyer(), await meetBuyer()]
  const { receipt } = (await buyer.client.get(`/api/my-orders/${buyer.ids['paid']}/receipt`)).body
  expect(receipt).toMatchObject({ amount: 49.5, buyer: 'Demo Learner', email: `${buyer.userId}@example.org` })
  expect((await buyer.client.get(`/api/my-orders/${buyer.ids['refunded']}/receipt`)).body.receipt.status).toBe(
    'refunded',
  )
  for (const id of [other.ids['paid'], buyer.ids['processing'], buyer.ids['cancelled'], crypto.randomUUID()]) {
    expect((await buyer.client.get(`/api/my-orders/${id}/receipt`)).status).toBe(404)
  }
  expect((await academy.client().get(`/api/my-orders/${buyer.ids['paid']}/receipt`)).status).toBe(401)
  const page = await buyer.client.get(`/receipt/${other.ids['paid']}`)
  expect(page.status).toBe(404)
})
