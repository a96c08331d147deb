import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { certificates } from '#src/features/certificates/tables.ts'
import { courseVideos } from '#src/features/courses/tables/lessons.ts'
import { coverages } from '#src/features/enrolments/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } }, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const { admin, other, buy, refund, givenBack, auditOf, requestsOf, told, expectRefunded, expectPaid } =
  await openRefunds({ academy, shop })

test('T85 T69 T79 ASVS 16.3.1 a refund gives the money back, closes the course, tells the buyer and leaves a trace', async () => {
  const bought = await buy()
  const { orderId, courseId, userId, client, intentId } = bought
  expect(await refund(orderId, admin.client, 'wrong')).toMatchObject({
    status: 403,
    body: { code: 'password-incorrect' },
  })
  await expectPaid(bought)
  const number = 'PAL-REFU-NDED-2222'
  await db
    .insert(certificates)
    .values({ number, userId, courseId, holderName: 'Demo Learner', courseTitle: 'Sprint Mechanics', hours: 1 })
  expect(await refund(orderId)).toMatchObject({ status: 200, body: { refunded: true } })
  await expectRefunded(bought)
  expect((await auditOf(orderId))[0]).toMatchObject({
    thingName: 'Sprint Mechanics',
    before: { status: 'paid' },
    after: { status: 'refunded', amountCents: 8_900, currency: 'usd', payment: intentId },
  })
  const [mail = ''] = await told(userId)
  expect(mail).toContain('$89.00 USD')
  expect(mailText(mail)).toContain('The course is closed now')
  expect((await client.get(`/api/certificate/verify/${number}`)).body).toMatchObject({ revokedAt: null })
  const state = await client.post('/api/payment_state', { payment_intent: intentId })
  expect(state.body).toMatchObject({ state: 'refunded' })
  expect(await refund(orderId)).toMatchObject({ status: 409, body: { code: 'order-refunded' } })
})

test('T85 R3 two administrators and their double clicks are one refund, one trace and one mail', async () => {
  const bought = await buy()
  const clicks = [admin, other, admin, other, admin, other].map(({ client }) => refund(bought.orderId, client))
  const answers = await Promise.all(clicks)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 200) expect(['order-refunded', 'refund-under-way']).toContain(body.code)
  const [entry] = await auditOf(bought.orderId)
  await expectRefunded(bought, entry?.actorId)
  expect(await told(bought.userId, 3, 500)).toHaveLength(1)
})

test('T85 R12 a refund whose repetition is turned away is not told as refused, and stays in the audit', async () => {
  const bought = await buy()
  shop.breakWith({
    api: [
      { kind: 'reset', path: '/v1/refunds', times: 1 },
      { kind: 'status', status: 429, path: '/v1/refunds', times: 1 },
    ],
  })
  expect((await refund(bought.orderId)).status).toBe(503)
  // The first call is done after all.
  await shop.stripe.refunds.create({ payment_intent: bought.intentId })
  await shop.deliver(eventAbout(bought.intentId, 'charge.refunded'))
  await expectRefunded(bought)
})

test.each(['before', 'during', 'after'])('T85 R4 the news of the refund comes %s the answer', async when => {
  const bought = await buy()
  const news = () => [0, 1, 2].map(() => shop.deliver(eventAbout(bought.intentId, 'charge.refunded')))
  const asked = when === 'during' ? Promise.all([refund(bought.orderId), ...news()]) : undefined
  if (when === 'before') {
    shop.breakWith({ api: [{ kind: 'delay', when: 'after', path: '/v1/refunds', delayMs: 1500 }] })
    const answer = refund(bought.orderId)
    await expect.poll(() => givenBack(bought.intentId)).toHaveLength(1)
    await Promise.all(news())
    expect((await shop.orderOf(bought.orderId))?.status, 'the webhook was faster').toBe('refunded')
    expect((await answer).status).toBe(200)
  } else if (asked) {
    expect((await asked)[0].status).toBe(200)
  } else {
    expect((await refund(bought.orderId)).status).toBe(200)
  }
  await Promise.all(news())
  await expectRefunded(bought)
  expect((await requestsOf(bought.orderId)).map(({ outcome }) => outcome)).toEqual(['done'])
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})

test('T85 a refund made at the provider shows equally, and names no administrator', async () => {
  const bought = await buy()
  await shop.stripe.refunds.create({ payment_intent: bought.intentId })
  await shop.deliver(eventAbout(bought.intentId, 'charge.refunded'))
  await expectRefunded(bought, null)
})

test('T85 R6 a refund made at the provider of which no webhook came is found by asking for it', async () => {
  const bought = await buy()
  await shop.stripe.refunds.create({ payment_intent: bought.intentId })
  expect((await refund(bought.orderId)).status).toBe(200)
  await expectRefunded(bought)
})

test('T85 what was given back in part goes back whole, and never more than was paid', async () => {
  const bought = await buy()
  await shop.stripe.refunds.create({ payment_intent: bought.intentId, amount: 1_000 })
  await shop.deliver(eventAbout(bought.intentId, 'charge.refunded'))
  expect((await shop.orderOf(bought.orderId))?.status).toBe('paid')
  expect((await refund(bought.orderId)).status).toBe(200)
  const amounts = (await givenBack(bought.intentId)).map(({ amount }) => amount)
  expect(amounts.toSorted((one, two) => one - two)).toEqual([1_000, 7_900])
  expect((await auditOf(bought.orderId))[0]?.after).toMatchObject({ amountCents: 8_900 })
})

test('T85 R6 what the bank sends back at once is said to be under way, and may be given back anew', async () => {
  const bought = await buy()
  shop.breakWith({ api: [{ kind: 'delay', path: `/v1/payment_intents/${bought.intentId}`, delayMs: 1500, times: 1 }] })
  const answer = refund(bought.orderId)
  await expect.poll(() => givenBack(bought.intentId)).toHaveLength(1)
  const [failing] = await givenBack(bought.intentId)
  await shop.failRefund(failing?.id ?? '')
  expect(await answer).toMatchObject({ status: 409, body: { code: 'refund-under-way' } })
  expect((await requestsOf(bought.orderId)).map(({ outcome }) => outcome)).toEqual(['unknown'])
  expect((await shop.orderOf(bought.orderId))?.status).toBe('paid')
  expect((await refund(bought.orderId)).status).toBe(200)
  expect((await givenBack(bought.intentId)).map(({ status }) => status)).toEqual(
    expect.arrayContaining(['failed', 'succeeded']),
  )
})

test('T85 what a bank has returned already is not given back as well', async () => {
  const bought = await buy()
  const disputeId = await shop.dispute(bought.intentId)
  await shop.deliver(eventAbout(bought.intentId, 'charge.dispute.created'))
  const disputed = await refund(bought.orderId)
  expect(disputed).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(disputed.body.message).toContain('The payment is disputed')
  await shop.verdict(disputeId, 'lost')
  await shop.deliver(eventAbout(bought.intentId, 'charge.dispute.closed'))
  expect(await refund(bought.orderId)).toMatchObject({ status: 409, body: { code: 'order-charged-back' } })
  expect(await givenBack(bought.intentId)).toEqual([])
})

test('T85 only what was paid through the provider is given back', async () => {
  const { client, courseId, userId } = await shop.meet()
  const { orderId } = await shop.start(client, courseId)
  expect(await refund(orderId)).toMatchObject({ status: 409, body: { message: 'This order is not paid' } })
  const free = await shop.meet({ priceCents: 0 })
  const joined = await free.client.post('/api/order/', { courseId: free.courseId })
  expect(await refund(joined.body.order._id)).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'Nothing was paid for this order' },
  })
  const elsewhere = { userId, courseId: free.courseId, amountCents: 900, currency: 'usd', status: 'paid' as const }
  const [booked] = await db
    .insert(orders)
    .values({ ...elsewhere, paidAt: new Date() })
    .returning()
  expect((await refund(booked?.id ?? '')).body.message).toBe('This order was not paid through the payment provider')
  expect((await refund(crypto.randomUUID())).status).toBe(404)
  expect((await refund(orderId, client)).status).toBe(403)
  expect(await requestsOf(orderId)).toEqual([])
})

test('T85 D-4 what a membership opens stays open, and the mail says so', async () => {
  const bought = await buy()
  await db.insert(coverages).values({ userId: bought.userId, courseId: bought.courseId })
  expect((await refund(bought.orderId)).status).toBe(200)
  expect(await shop.owns(bought.client, bought.courseId)).toBe(true)
  expect((await shop.grantsOf(bought.userId)).every(({ revokedAt }) => revokedAt)).toBe(true)
  const [mail = ''] = await told(bought.userId)
  expect(mailText(mail)).toContain('The course stays open to you')
})

test('T85 T32 what was signed before a refund opens nothing after it', async () => {
  const { client, courseId, orderId } = await buy(undefined, { videoSeconds: [60] })
  await academy.services.storage.put('private/handouts/secret.pdf', Buffer.from('%PDF'))
  const [lesson] = await db.select().from(courseVideos).where(eq(courseVideos.courseId, courseId))
  const read = () => client.get(`/api/video/${courseId}/${lesson?.videoId}`)
  const { video } = (await read()).body
  expect((await client.get(video.pdf)).status).toBe(200)
  expect((await refund(orderId)).status).toBe(200)
  for (const address of [video.pdf, video.url])
    expect(await client.get(address)).toMatchObject({ status: 403, body: { code: 'not-entitled' } })
  expect((await read()).body.video.url).toBeUndefined()
})
