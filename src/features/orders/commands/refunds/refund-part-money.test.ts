// Parts in every money, and by every way of paying.
import { expect, test } from 'vitest'

import { bankTransfers, transferSteps } from '#src/server/payments/transfers/tables.ts'
import { userPassword } from '#src/testing/content/courses.ts'
import { openChargilyDesk } from '#src/testing/services/chargily-desk.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { refundFault } from '#src/wire/money/refund-part.ts'

const desk = await openChargilyDesk()
const { academy, shop, standIn } = desk
const { db } = academy.services
const { admin, buy, refundPart, givenBack } = await openRefunds({ academy, shop })

test.each([
  { price: 490_050, amount: 10.25, left: 4900.5, cents: 1_025, wrong: 10.255 },
  { price: 490_000, amount: 4899.99, left: 4900, cents: 489_999, wrong: 4900.01 },
])('T85 D-3 a part of a card payment of dinars, $amount', async ({ price, amount, left, cents, wrong }) => {
  const currency = 'dzd'
  const bought = await buy(undefined, { priceCents: price, currency })
  expect((await refundPart(bought.orderId, { amount: wrong, left })).status).toBe(400)
  expect((await refundPart(bought.orderId, { amount, left })).status).toBe(200)
  expect(await givenBack(bought.intentId)).toMatchObject([{ amount: cents, currency }])
  expect(await shop.orderOf(bought.orderId)).toMatchObject({ status: 'paid', refundedCents: cents })
})

test('T85 a part of what Chargily took is whole dinars, noted by hand with how it went back', async () => {
  const { orderId, checkoutId, client, courseId } = await desk.order()
  await standIn.move(checkoutId, 'paid')
  await desk.deliver(checkoutId)
  expect((await refundPart(orderId, { amount: 100.5, left: 4_900 }, { note: 'Dashboard, 7' })).status).toBe(400)
  expect((await refundPart(orderId, { amount: 100, left: 4_900 }, { note: 'Dashboard, 7' })).status).toBe(200)
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', refundedCents: 10_000 })
  expect((await refundPart(orderId, { amount: 100, left: 4_800 }, { note: 'Dashboard, 8' })).status).toBe(200)
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', refundedCents: 20_000 })
  const { order } = (await admin.client.get(`/api/admin/orders/${orderId}`)).body
  const asked = order.timeline.filter(({ what }: { what: string }) => what === 'refund-asked')
  expect(asked).toMatchObject([
    { amount: 100, reason: 'Dashboard, 7', outcome: 'done' },
    { amount: 100, reason: 'Dashboard, 8', outcome: 'done' },
  ])
  expect(await shop.owns(client, courseId)).toBe(true)
  const rest = { password: userPassword, note: 'Dashboard, 9' }
  expect((await admin.client.post(`/api/admin/orders/${orderId}/refund`, rest)).status).toBe(200)
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'refunded', refundedCents: 490_000 })
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('T85 a part of what came by hand is noted once, however often its form is sent', async () => {
  const { client, userId, courseId } = await shop.meet({ priceCents: 8_900, currency: 'dzd' })
  await admin.client.post('/api/session/confirm', { password: userPassword })
  const sold = { courseId, paid: '70.50', reason: 'Cash' }
  expect((await admin.client.post(`/api/admin/users/${userId}/courses`, sold)).status).toBe(200)
  const [order] = await shop.ordersFor(userId)
  const orderId = order?.id ?? ''
  const [key, part] = [crypto.randomUUID(), { amount: 20.25, left: 70.5 }]
  for (let time = 0; time < 3; time += 1)
    expect((await refundPart(orderId, part, { key, note: 'In cash' })).body).toEqual({ refunded: true })
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', refundedCents: 2_025 })
  const steps = (await db.select().from(transferSteps)).filter(({ what }) => what === 'refunded')
  expect(steps).toMatchObject([{ amountCents: 2_025, note: 'In cash', by: admin.userId }])
  expect(await db.select().from(bankTransfers)).toMatchObject([{ refundedCents: 2_025 }])
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('D-3 what is wrong with a part: nothing, too much, too fine; all that is left is never wrong', () => {
  const of = (amount: number, method: 'card' | 'chargily' = 'card', currency = 'usd', leftCents = 8_950) =>
    refundFault({ amount, leftCents, currency, method })
  expect([of(0), of(-1), of(89.51), of(1.005)]).toEqual(['zero', 'zero', 'too-much', 'step'])
  expect([of(0.01), of(89.5), of(89.49)]).toEqual([undefined, undefined, undefined])
  expect([of(1.5, 'chargily', 'dzd'), of(1, 'chargily', 'dzd'), of(89.5, 'chargily', 'dzd')]).toEqual([
    'step',
    undefined,
    undefined,
  ])
  expect([of(0.015, 'card', 'kwd'), of(0.01, 'card', 'kwd'), of(100.5, 'card', 'jpy')]).toEqual([
    'step',
    undefined,
    'step',
  ])
})
