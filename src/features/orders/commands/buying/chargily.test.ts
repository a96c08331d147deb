import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userPassword } from '#src/testing/content/courses.ts'
import { chargilyPath, openChargilyDesk } from '#src/testing/services/chargily-desk.ts'

const desk = await openChargilyDesk()
const { academy, shop, standIn } = desk
const { db } = academy.services

const stateOf = async (client: Awaited<ReturnType<typeof shop.meet>>['client'], orderId: string) =>
  (await client.post('/api/payment_state', { order: orderId })).body.state

test('R1 D-2 who pays on the page of Chargily has the course, by its message and once', async () => {
  const { client, userId, courseId, orderId, checkoutId } = await desk.order()
  const checkout = standIn.checkouts.get(checkoutId)
  expect(checkout).toMatchObject({
    amount: 4_900,
    currency: 'dzd',
    metadata: { orderId, userId, courseId },
    success_url: `${academy.url}/completion/?order=${orderId}&redirect_status=succeeded`,
    failure_url: `${academy.url}/completion/?order=${orderId}&redirect_status=failed`,
    webhook_endpoint: `${academy.url}${chargilyPath}`,
  })
  expect(await stateOf(client, orderId)).toBe('waiting')
  await standIn.move(checkoutId, 'paid')
  expect(await stateOf(client, orderId)).toBe('succeeded')
  expect(await shop.owns(client, courseId)).toBe(true)
  for (let time = 0; time < 3; time += 1) expect((await desk.deliver(checkoutId)).status).toBe(200)
  expect((await desk.deliver(checkoutId, { type: 'checkout.failed' })).status).toBe(200)
  expect(await shop.grantsOf(userId)).toHaveLength(1)
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', paymentIntentId: `cg_${checkoutId}` })
  expect(await shop.casesOf(`cg_${checkoutId}`)).toEqual([])
})

test('R2 T22 two tabs, and many at once, are sent to one page', async () => {
  const { start, checkoutId, orderId } = await desk.order()
  const answers = await Promise.all(Array.from({ length: 4 }, start))
  expect(answers.map(desk.checkoutAt)).toEqual([checkoutId, checkoutId, checkoutId, checkoutId])
  const { client, courseId } = await shop.meet({ priceCents: 100_000, currency: 'dzd' })
  const begun = await Promise.all([1, 2, 3].map(() => desk.begin(client, courseId)))
  const open = [...standIn.checkouts.values()].filter(
    ({ metadata, status }) => metadata['orderId'] === begun[0]?.orderId && status === 'pending',
  )
  expect(open).toHaveLength(1)
  expect(
    new Set(
      begun
        .map(({ answer }) => answer)
        .filter(({ status }) => status === 200)
        .map(desk.checkoutAt),
    ),
  ).toEqual(new Set([open[0]?.id]))
  expect(orderId).not.toBe(begun[0]?.orderId)
})

test('R2 a crash between the checkout and the order leaves one page; an answer that was lost leaves none to be seen', async () => {
  const { client, start, checkoutId, orderId, courseId } = await desk.order()
  await db.update(orders).set({ paymentIntentId: null }).where(eq(orders.id, orderId))
  expect(desk.checkoutAt(await start())).toBe(checkoutId)
  const other = await shop.meet({ priceCents: 490_000, currency: 'dzd' })
  standIn.breakWith({ status: 0, times: 1, isDone: true })
  const lost = await desk.begin(other.client, other.courseId)
  expect(lost.answer).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } })
  const again = desk.checkoutAt(await lost.start())
  await standIn.move(again, 'paid')
  expect(await shop.owns(other.client, other.courseId)).toBe(true)
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('a payment that failed is tried again at another page, and that one counts', async () => {
  const { client, courseId, orderId, checkoutId } = await desk.order()
  await standIn.move(checkoutId, 'failed')
  expect(await stateOf(client, orderId)).toBe('error')
  const next = await desk.begin(client, courseId)
  const second = desk.checkoutAt(next.answer)
  expect(second).not.toBe(checkoutId)
  await standIn.move(second, 'paid')
  expect(await stateOf(client, next.orderId)).toBe('succeeded')
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('where nobody heard that it failed, or that its time is over, the next try begins at another page', async () => {
  for (const status of ['failed', 'expired', 'canceled'] as const) {
    standIn.breakWith({ isSilent: true })
    const { start, checkoutId } = await desk.order()
    await standIn.move(checkoutId, status)
    expect(desk.checkoutAt(await start())).not.toBe(checkoutId)
  }
})

test('R5 a second page that was paid too is before the staff, who send it back by hand', async () => {
  standIn.breakWith({ closesNone: true })
  const { client, userId, courseId, checkoutId } = await desk.order()
  await standIn.move(checkoutId, 'failed')
  const second = desk.checkoutAt((await desk.begin(client, courseId)).answer)
  await standIn.move(second, 'paid')
  await standIn.move(checkoutId, 'paid')
  expect(await shop.casesOf(`cg_${checkoutId}`)).toMatchObject([{ reason: 'second', outcome: null, userId }])
  expect(await shop.grantsOf(userId)).toHaveLength(1)
})

test('R26 T20 the card takes the place of Chargily, whose page is closed then; and the other way round', async () => {
  const { client, courseId, orderId, checkoutId } = await desk.order()
  expect((await desk.begin(client, courseId, 'card')).answer.body.clientSecret).toMatch(/^pi_/)
  await expect.poll(() => standIn.checkouts.get(checkoutId)?.status, { timeout: 20_000 }).toBe('expired')
  const back = await desk.begin(client, courseId)
  expect(back.orderId).toBe(orderId)
  expect(desk.checkoutAt(back.answer)).not.toBe(checkoutId)
})

test('only whole dinars from 75 on are taken, and only where the academy offers it', async () => {
  for (const [priceCents, status] of [
    [7_400, 409],
    [490_050, 409],
    [7_500, 200],
  ] as const) {
    const { client, courseId } = await shop.meet({ priceCents, currency: 'dzd' })
    const { answer } = await desk.begin(client, courseId)
    expect(answer.status).toBe(status)
    if (status === 409) expect(answer.body.code).toBe('not-whole-dinars')
  }
  await desk.offer({ offersChargily: false })
  await expect.poll(() => academy.services.identity().offersChargily).toBe(false)
  const { client, courseId } = await shop.meet({ priceCents: 490_000, currency: 'dzd' })
  expect((await desk.begin(client, courseId)).answer.body.code).toBe('method-not-offered')
  await desk.offer()
  await expect.poll(() => academy.services.identity().offersChargily).toBe(true)
})

test('T29 a stranger learns nothing of an order, and begins no payment of it', async () => {
  const { orderId, checkoutId } = await desk.order()
  const stranger = await shop.meet({ currency: 'dzd' })
  expect((await stranger.client.post('/api/payment_state', { order: orderId })).status).toBe(404)
  expect((await stranger.client.post('/api/payment_state', { payment_intent: `cg_${checkoutId}` })).status).toBe(404)
  const start = { amount: 4_900, orderId, method: 'chargily' }
  expect((await stranger.client.post('/api/payment_create', start)).status).toBe(404)
  expect((await academy.client().post('/api/payment_state', { order: orderId })).status).toBe(401)
  expect((await stranger.client.post('/api/payment_state', { order: orderId, payment_intent: 'pi_1' })).status).toBe(
    400,
  )
})

test('T20 T84 another sum than the order’s is before the staff, and so is a checkout that names no order of ours', async () => {
  const { client, courseId, checkoutId } = await desk.order()
  const checkout = standIn.checkouts.get(checkoutId)
  if (checkout) checkout.amount = 49
  await standIn.move(checkoutId, 'paid')
  expect(await shop.owns(client, courseId)).toBe(false)
  expect(await shop.casesOf(`cg_${checkoutId}`)).toMatchObject([{ reason: 'amount', amountCents: 4_900 }])
  expect((await desk.deliver('01unknown')).status).toBe(200)
  expect(await shop.casesOf('cg_01unknown')).toMatchObject([{ reason: 'no-payment' }])
  const live = await desk.order()
  const other = standIn.checkouts.get(live.checkoutId)
  if (other) other.livemode = true
  await standIn.move(live.checkoutId, 'paid')
  expect(await shop.casesOf(`cg_${live.checkoutId}`)).toMatchObject([{ reason: 'other-mode' }])
})

test('T85 staff note how they sent the money back, once; the course closes', async () => {
  const { client, courseId, orderId, checkoutId } = await desk.order()
  await standIn.move(checkoutId, 'paid')
  standIn.breakWith({ status: 500, times: 99 })
  const refund = (note: string) =>
    desk.admin.post(`/api/admin/orders/${orderId}/refund`, { password: userPassword, note })
  const answers = await Promise.all([refund('by CCP, 12 May'), refund('by CCP, 12 May')])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(await shop.owns(client, courseId)).toBe(false)
  expect(await desk.rowOf(checkoutId)).toMatchObject({ refundedCents: 490_000, revision: 1 })
  const { rows } = await db.execute(sql`select note from redirect_refunds where payment_id = ${`cg_${checkoutId}`}`)
  expect(rows).toEqual([{ note: 'by CCP, 12 May' }])
  expect((await refund('again')).body.code).toBe('order-refunded')
})

test('R26 a page of a price that is no longer offered is closed', async () => {
  const { courseId, orderId, checkoutId, start } = await desk.order()
  await db.update(courses).set({ priceCents: 100_000 }).where(eq(courses.id, courseId))
  expect((await start()).body.code).toBe('order-closed')
  expect(standIn.checkouts.get(checkoutId)?.status).toBe('expired')
  expect((await shop.orderOf(orderId))?.status).toBe('cancelled')
})

test('R2 under one key many at once are sent to one page, and all others are closed', async () => {
  const { payments } = academy.services
  const metadata = { orderId: randomUUID(), userId: randomUUID(), courseId: randomUUID() }
  const wanted = { method: 'chargily' as const, amountCents: 100_000, currency: 'dzd', description: 'x', metadata }
  standIn.breakWith({ delayMs: 100 })
  const key = randomUUID()
  const begun = await Promise.all([1, 2, 3].map(() => payments.createIntent({ ...wanted, idempotencyKey: key })))
  const made = [...standIn.checkouts.values()].filter(one => one.metadata['orderId'] === metadata.orderId)
  expect(made).toHaveLength(3)
  const open = made.filter(({ status }) => status === 'pending')
  expect(open).toHaveLength(1)
  for (const { id, next } of begun)
    expect([id, next]).toEqual([`cg_${open[0]?.id}`, { kind: 'redirect', url: open[0]?.checkout_url }])
})
