import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orderMovements, orders, refundRequests } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

import { orderData } from '../personal-data.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } }, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const { admin, other, buy, refund, refundPart, givenBack, requestsOf, letPass, reconcile, expectRefunded } =
  await openRefunds({ academy, shop })

type Bought = Awaited<ReturnType<typeof buy>>
const sums = async ({ intentId }: Bought) =>
  (await givenBack(intentId)).map(({ amount }) => amount).toSorted((one, two) => one - two)
const auditOf = ({ orderId }: Bought) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.thingId, orderId), eq(auditEntries.action, 'order.refund-part')))
const movedOf = async ({ orderId }: Bought) =>
  (await db.select().from(orderMovements).where(eq(orderMovements.orderId, orderId)))
    .map(({ amountCents }) => amountCents)
    .toSorted((one, two) => one - two)
const partMails = async ({ userId }: Bought, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count))
    .map(mailText)
    .filter(mail => /A part of your payment/.test(mail))
const detail = async ({ orderId }: Bought) => (await admin.client.get(`/api/admin/orders/${orderId}`)).body.order

/** A part of 89 dollars went back, and nothing else has changed. */
async function expectPart(bought: Bought, cents: readonly number[]) {
  const back = cents.reduce((sum, one) => sum + one, 0)
  expect(await sums(bought)).toEqual(cents)
  expect(await shop.orderOf(bought.orderId)).toMatchObject({ status: 'paid', refundedCents: back, closedAt: null })
  expect(await shop.owns(bought.client, bought.courseId)).toBe(true)
  expect(await auditOf(bought)).toHaveLength(cents.length)
  expect(await movedOf(bought)).toEqual([...cents.map(one => -one), 8_900].toSorted((one, two) => one - two))
}

test('T85 T69 a part goes back with its reason: the course stays open, the order paid, the buyer is told, staff read why', async () => {
  const bought = await buy()
  expect((await refundPart(bought.orderId, { amount: 10.5, left: 89 })).body).toEqual({ refunded: true })
  await expectPart(bought, [1_050])
  expect(await auditOf(bought)).toMatchObject([
    {
      actorId: admin.userId,
      thingName: 'Sprint Mechanics',
      after: { amountCents: 1_050, currency: 'usd', payment: bought.intentId, reason: 'Half of it was cancelled' },
    },
  ])
  expect(await requestsOf(bought.orderId)).toMatchObject([{ outcome: 'done', amountCents: 1_050 }])
  expect(await partMails(bought, 2)).toEqual([expect.stringMatching(/is open to you[^]*\$10\.50 USD/)])
  expect((await detail(bought)).timeline.at(-1)).toMatchObject({
    what: 'refund-asked',
    outcome: 'done',
    amount: 10.5,
    why: 'Half of it was cancelled',
  })
  const listed = await admin.client.get(`/api/admin/orders?status=partly-refunded&words=${bought.orderId}`)
  expect(listed.body).toMatchObject({ total: 1, paidAmount: 78.5, refundedAmount: 10.5 })
  await shop.deliver(eventAbout(bought.intentId, 'charge.refunded'))
  await expectPart(bought, [1_050])
})

test('T29 why it went back is in the download of the buyer, and goes with their account', async () => {
  const bought = await buy()
  expect((await refundPart(bought.orderId, { amount: 3, left: 89 })).status).toBe(200)
  const collected = await orderData.collect(db, { userId: bought.userId, emails: [] })
  expect(collected.rows).toMatchObject([{ refundReasons: [{ reason: 'Half of it was cancelled' }] }])
  await db.transaction(tx => orderData.erase(tx, { userId: bought.userId, emails: [] }))
  expect(await requestsOf(bought.orderId)).toMatchObject([{ amountCents: 300, staffReason: null }])
})

test('T85 a part after a part, and the rest after both, which closes the course', async () => {
  const bought = await buy()
  expect((await refundPart(bought.orderId, { amount: 20, left: 89 })).status).toBe(200)
  expect((await refundPart(bought.orderId, { amount: 20, left: 69 }, { who: other.client })).status).toBe(200)
  await expectPart(bought, [2_000, 2_000])
  expect((await refund(bought.orderId)).status).toBe(200)
  expect(await sums(bought)).toEqual([2_000, 2_000, 4_900])
  expect((await shop.orderOf(bought.orderId))?.status).toBe('refunded')
  expect(await shop.owns(bought.client, bought.courseId)).toBe(false)
  expect((await refundPart(bought.orderId, { amount: 1, left: 0 })).body.code).toBe('order-refunded')
})

test('T85 a part that is all that is left is the whole', async () => {
  const bought = await buy()
  expect((await refundPart(bought.orderId, { amount: 89, left: 89 })).status).toBe(200)
  await expectRefunded(bought)
})

test('T85 R3 the same form again, at once or later, and after a lost answer, is one part', async () => {
  const bought = await buy()
  const key = randomUUID()
  const part = { amount: 10, left: 89 }
  const clicks = await Promise.all([1, 2, 3, 4].map(() => refundPart(bought.orderId, part, { key })))
  expect(clicks.some(({ status }) => status === 200)).toBe(true)
  for (const { status, body } of clicks) if (status !== 200) expect(body.code).toBe('refund-under-way')
  expect((await refundPart(bought.orderId, part, { key })).body).toEqual({ refunded: true })
  await expectPart(bought, [1_000])
  const elsewhere = await refundPart(bought.orderId, part, { key, who: other.client })
  expect(elsewhere.body.code, 'the key is somebody else’s').toBe('made-already')
  const another = await refundPart(bought.orderId, { amount: 11, left: 79 }, { key })
  expect(another.body.code, 'the key is of another sum').toBe('made-already')
  await expectPart(bought, [1_000])
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})

test('T85 R3 two administrators at once give one part back; who comes after has to look again', async () => {
  const bought = await buy()
  const part = { amount: 10, left: 89 }
  const answers = await Promise.all(
    [admin, other].map(({ client }) => refundPart(bought.orderId, part, { who: client })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 200) expect(['refund-under-way', 'refund-changed']).toContain(body.code)
  expect((await refundPart(bought.orderId, part)).body.code).toBe('refund-changed')
  await expectPart(bought, [1_000])
})

test.each(['before', 'after'] as const)(
  'T85 R12 where the line breaks %s the provider did it, nothing goes back twice, whoever asks again',
  async when => {
    const bought = await buy()
    const part = { amount: 10, left: 89 }
    shop.breakWith({ api: [{ kind: 'reset', when, path: '/v1/refunds', times: 9 }] })
    expect((await refundPart(bought.orderId, part)).status).toBe(503)
    await shop.mend()
    shop.breakWith({ webhooks: { drop: true } })
    const other20 = await refundPart(bought.orderId, { amount: 20, left: 89 })
    expect(other20.body.code).toBe(when === 'after' ? 'refund-changed' : 'refund-under-way')
    const again = await refundPart(bought.orderId, part, { who: other.client })
    expect(again.status === 200 || again.body.code === 'refund-changed').toBe(true)
    await reconcile()
    await expectPart(bought, [1_000])
    expect(
      (await auditOf(bought)).map(({ actorId }) => actorId),
      'who asked first',
    ).toEqual([admin.userId])
  },
)

test('T85 R6 a part whose process ended is found by the reconciliation, and its message before that changes nothing', async () => {
  const bought = await buy()
  const [request] = await db
    .insert(refundRequests)
    .values({ orderId: bought.orderId, requestedBy: admin.userId, amountCents: 700, staffReason: 'Late start' })
    .returning()
  await shop.stripe.refunds.create({
    payment_intent: bought.intentId,
    amount: 700,
    metadata: { cause: request?.id ?? '' },
  })
  await shop.deliver(eventAbout(bought.intentId, 'charge.refunded'))
  expect((await requestsOf(bought.orderId))[0]?.outcome).toBeNull()
  await letPass(bought.orderId)
  await reconcile()
  await expectPart(bought, [700])
  expect((await auditOf(bought))[0]).toMatchObject({ actorId: admin.userId, after: { reason: 'Late start' } })
})

test('T85 a part whose answer nobody heard, and that came to nothing, does not stand in the way of the whole', async () => {
  const bought = await buy()
  const lost = { orderId: bought.orderId, requestedBy: admin.userId, amountCents: 700, outcome: 'unknown' as const }
  await db.insert(refundRequests).values(lost)
  expect((await refund(bought.orderId)).status).toBe(200)
  await expectRefunded(bought)
})

test('T85 a part that fails at the bank is owed to the buyer, and may be given anew', async () => {
  const bought = await buy()
  expect((await refundPart(bought.orderId, { amount: 10, left: 89 })).status).toBe(200)
  const [one] = await givenBack(bought.intentId)
  await shop.failRefund(one?.id ?? '')
  await shop.deliver(eventAbout(bought.intentId, 'refund.failed'))
  expect(await shop.orderOf(bought.orderId)).toMatchObject({ status: 'paid', refundedCents: 0 })
  expect(await shop.casesOf(bought.intentId)).toMatchObject([{ kind: 'refund', amountCents: 1_000 }])
  expect((await refundPart(bought.orderId, { amount: 10, left: 89 })).status).toBe(200)
  expect(await shop.orderOf(bought.orderId)).toMatchObject({ refundedCents: 1_000 })
})

test('T85 T3 no part is zero, less, more than is left, finer than the money, without a reason, a key or a password', async () => {
  const bought = await buy()
  for (const amount of [0, -5, 89.01, 1_000_000, 0.001, 10.005])
    expect((await refundPart(bought.orderId, { amount, left: 89 })).status, String(amount)).toBe(400)
  expect((await refundPart(bought.orderId, { amount: 5, left: 89 }, { reason: '' })).status).toBe(400)
  const send = (body: object, who = admin.client) => who.post(`/api/admin/orders/${bought.orderId}/refund`, body)
  const part = { amount: 5, left: 89 }
  expect((await send({ password: 'Secret-2026', reason: 'why', part })).status).toBeGreaterThanOrEqual(400)
  expect((await refundPart(bought.orderId, part, { key: 'no-uuid' })).status).toBe(400)
  expect((await refundPart(bought.orderId, part, { who: bought.client })).status).toBe(403)
  expect((await refundPart(bought.orderId, { amount: 5, left: 80 })).body.code).toBe('refund-changed')
  expect(await givenBack(bought.intentId)).toEqual([])
  expect(await requestsOf(bought.orderId)).toEqual([])
})

test('T85 of what is disputed no part goes back, nor of what was never paid', async () => {
  const bought = await buy()
  await shop.dispute(bought.intentId)
  await shop.deliver(eventAbout(bought.intentId, 'charge.dispute.created'))
  expect((await refundPart(bought.orderId, { amount: 5, left: 89 })).body.message).toContain('The payment is disputed')
  const { client, courseId } = await shop.meet()
  const { orderId } = await shop.start(client, courseId)
  expect((await refundPart(orderId, { amount: 5, left: 89 })).body.message).toBe('This order is not paid')
  expect(await db.select().from(orders).where(eq(orders.id, orderId))).toMatchObject([{ refundedCents: 0 }])
})

test('T85 R3 a part that the order has not heard of yet is not given back again by another form', async () => {
  const bought = await buy()
  expect((await refundPart(bought.orderId, { amount: 30, left: 89 })).status).toBe(200)
  // As it stands between the provider’s answer and what the order learns of it.
  await db.update(orders).set({ refundedCents: 0, revision: 0 }).where(eq(orders.id, bought.orderId))
  expect((await refundPart(bought.orderId, { amount: 30, left: 89 })).body.code).toBe('refund-changed')
  expect(await sums(bought)).toEqual([3_000])
})
