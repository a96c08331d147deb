import { subscribe } from '@palestra/stripe-sandbox/testing/subscribe'
import { expect, test } from 'vitest'

import { paymentEvents } from '#src/features/orders/tables.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout, webhookPath } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop()

/** A payment that has succeeded at the provider, and of which no webhook came. */
async function payUntold() {
  shop.breakWith({ webhooks: { drop: true } })
  const user = await shop.meet()
  const started = await shop.start(user.client, user.courseId)
  await shop.pay(started.intentId)
  return { ...user, ...started }
}

const allEvents = () => academy.services.db.select().from(paymentEvents)
const receiptsTo = (userId: string, count?: number) => academy.mailsTo(`${userId}@example.org`, count)

test('D-2 T24 only the signed event grants the course, whatever the completion page is told', async () => {
  const { client, userId, courseId, orderId, intentId } = await payUntold()
  const page = await client.get(`/completion/?payment_intent=${intentId}&redirect_status=succeeded`)
  expect(page.status).toBe(200)
  expect(await shop.owns(client, courseId)).toBe(false)
  const answer = await shop.deliver(eventAbout(intentId))
  expect(answer.status).toBe(200)
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', paidAt: expect.any(Date) })
  expect(await shop.grantsOf(userId)).toMatchObject([{ courseId, source: 'purchase', revokedAt: null }])
})

test('D-2 R29 a purchase is granted by webhook alone, and its receipt says what was bought', async () => {
  const { client, userId, courseId } = await shop.meet({ title: 'Force & Velocity: <Sprints>', priceCents: 8_950 })
  const { orderId, intentId } = await shop.start(client, courseId)
  await shop.pay(intentId)
  await expect.poll(() => shop.owns(client, courseId)).toBe(true)
  const [mail = ''] = await receiptsTo(userId)
  expect(mail).toMatch(/^Subject: Your receipt for Force & Velocity: <Sprints>\r$/m)
  const text = mailText(mail)
  expect(text).toContain('$89.50 USD')
  expect(text).toContain('Force &amp; Velocity: &lt;Sprints&gt;')
  expect(text).toContain(orderId)
  expect(text).toContain(intentId)
  expect(text).toContain(`href="${academy.url}/course/${courseId}"`)
  expect(text).toMatch(/\d{1,2} \w+ \d{4} at \d\d:\d\d UTC/)
})

test('T25 a body without signature, with another secret, changed or an old one is refused and leaves no row', async () => {
  const { client, courseId, intentId } = await payUntold()
  const before = await allEvents()
  const event = eventAbout(intentId)
  const post = (signature?: string, body = JSON.stringify(event)) =>
    academy.client().post(webhookPath, body, signature === undefined ? {} : { 'stripe-signature': signature })
  const sign = (options: object) =>
    shop.stripe.webhooks.generateTestHeaderString({ payload: JSON.stringify(event), secret: shop.secret, ...options })
  const now = Math.floor(Date.now() / 1000)
  const signature = sign({})
  const forged = [
    await post(),
    await post(''),
    await post('t=1,v1=00'),
    await post(sign({ secret: 'whsec_another' })),
    await post(sign({ timestamp: now - 301 })),
    await post(signature.replace('v1=', 'v0=')),
    await post(signature, JSON.stringify({ ...event, type: 'payment_intent.canceled' })),
    await post(signature, `${JSON.stringify(event)} `),
    await post(sign({ payload: 'no json' }), 'no json'),
    await post(signature, ''),
  ]
  expect(forged.map(({ status }) => status)).toEqual(forged.map(() => 400))
  expect(forged[0]?.body).toEqual({
    code: 'invalid',
    message: 'The request is not valid',
    error: 'The request is not valid',
  })
  expect(await allEvents()).toEqual(before)
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('R31 the same event a year later changes nothing, signed anew or as it was', async () => {
  const { userId, intentId } = await payUntold()
  const event = eventAbout(intentId)
  expect((await shop.deliver(event)).status).toBe(200)
  expect((await shop.deliver(event)).status).toBe(200)
  const aYearAgo = Math.floor(Date.now() / 1000) - 31_536_000
  expect((await shop.deliver(event, { timestamp: aYearAgo })).status).toBe(400)
  expect(await shop.eventsOf(intentId)).toHaveLength(1)
  expect(await shop.grantsOf(userId)).toHaveLength(1)
})

test('R3 T22 the same event ten times at once is one grant and one mail', async () => {
  const { userId, intentId } = await payUntold()
  const event = eventAbout(intentId)
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.deliver(event)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await shop.eventsOf(intentId)).toMatchObject([{ outcome: 'applied' }])
  expect(await shop.grantsOf(userId)).toHaveLength(1)
  await receiptsTo(userId)
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(await receiptsTo(userId)).toHaveLength(1)
})

test('R3 ten different events about one payment, at once, are one grant and one mail', async () => {
  const { userId, intentId } = await payUntold()
  await Promise.all(Array.from({ length: 10 }, () => shop.deliver(eventAbout(intentId))))
  const outcomes = (await shop.eventsOf(intentId)).map(({ outcome }) => outcome)
  expect(outcomes.toSorted()).toEqual(['applied', ...Array.from({ length: 9 }, () => 'ignored')])
  expect(await shop.grantsOf(userId)).toHaveLength(1)
  await receiptsTo(userId)
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(await receiptsTo(userId)).toHaveLength(1)
})

test('R32 an event of the other mode is put aside, and the provider is not asked', async () => {
  const { client, courseId, intentId } = await payUntold()
  const answer = await shop.deliver(eventAbout(intentId, undefined, { livemode: true }))
  expect(answer.status).toBe(200)
  expect(await shop.eventsOf(intentId)).toMatchObject([{ outcome: 'needs-review', reason: 'other-mode' }])
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('R32 a payment that the provider does not know is put aside instead of tried for days', async () => {
  const answer = await shop.deliver(eventAbout('pi_of_another_account'))
  expect(answer.status).toBe(200)
  expect(await shop.eventsOf('pi_of_another_account')).toMatchObject([{ outcome: 'needs-review' }])
})

test.each([
  ['no-order', { orderId: 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx' }],
  ['no-order', { orderId: '------------------------------------' }],
])('R32 a payment with %s behind it is put aside', async (reason, metadata) => {
  const { id } = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })
  const event = eventAbout(id)
  await shop.deliver(event)
  expect((await shop.eventsOf(id)).find(one => one.id === event.id)).toMatchObject({ outcome: 'needs-review', reason })
})

test.each([
  ['amount', { isCents: 100, wantedCents: 8900 }, { amount: 100 }],
  ['currency', { is: 'eur', wanted: 'usd' }, { currency: 'eur' }],
  ['other-person', null, { metadata: { userId: 'somebody' } }],
  ['other-course', null, { metadata: { courseId: 'something' } }],
])('T20 T84 a payment is put aside for its %s', async (reason, facts, change) => {
  shop.breakWith({ webhooks: { drop: true } })
  const { client, userId, courseId } = await shop.meet()
  const { orderId, intentId } = await shop.start(client, courseId)
  await shop.stripe.paymentIntents.update(intentId, { metadata: { orderId, userId, courseId }, ...change })
  await shop.pay(intentId)
  expect((await shop.deliver(eventAbout(intentId))).status).toBe(200)
  expect(await shop.eventsOf(intentId)).toMatchObject([{ outcome: 'needs-review', reason, facts }])
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('R12 R1 an event that cannot be looked up is not answered as taken, and counts when it comes again', async () => {
  const { client, courseId, intentId } = await payUntold()
  const event = eventAbout(intentId)
  shop.breakWith({ api: [{ kind: 'reset', path: intentId, times: 9 }] })
  const answer = await shop.deliver(event)
  expect(answer.status).toBe(503)
  expect(await shop.eventsOf(intentId)).toEqual([])
  shop.breakWith({ api: [] })
  expect((await shop.deliver(event)).status).toBe(200)
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R32 a payment of another shop on the same account is none of ours, and fills no list', async () => {
  const { id } = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd' })
  await shop.pay(id)
  const event = eventAbout(id)
  await shop.deliver(event)
  expect((await shop.eventsOf(id)).find(one => one.id === event.id)).toMatchObject({ outcome: 'ignored' })
  expect(await shop.casesOf(id)).toEqual([])
})

test('T85 a dispute is put before a person; the course stays open', async () => {
  const { client, courseId } = await shop.meet()
  const { intentId } = await shop.start(client, courseId)
  await shop.pay(intentId, 'pm_card_createDispute')
  await expect
    .poll(() => shop.casesOf(intentId))
    .toMatchObject([{ kind: 'dispute', reason: 'dispute', closedAt: null }])
  await expect.poll(() => shop.owns(client, courseId)).toBe(true)
})

test('R32 D-2 the payment of a subscription is no order’s and raises no alarm', async () => {
  const { payments } = academy.services
  const plan = { name: 'Gold', amountCents: 1_900, currency: 'usd', interval: 'month', returnUrl: academy.url } as const
  const { url } = await payments.createPlanLink({ ...plan, idempotencyKey: 'gold' })
  await subscribe(`${url}?client_reference_id=somebody`)
  await expect
    .poll(async () => (await allEvents()).some(({ type }) => type === 'checkout.session.completed'))
    .toBe(true)
  const { data } = await shop.stripe.paymentIntents.list({ limit: 1 })
  const intentId = data[0]?.id ?? ''
  await expect.poll(async () => (await shop.eventsOf(intentId)).length).toBe(2)
  expect((await shop.eventsOf(intentId)).map(({ outcome }) => outcome)).toEqual(['ignored', 'ignored'])
})

test('R1 what can move no order is taken without asking the provider', async () => {
  const { client, courseId, intentId } = await payUntold()
  shop.breakWith({ api: [{ kind: 'reset', path: intentId, times: 9 }], webhooks: { drop: true } })
  for (const type of ['payment_intent.created', 'charge.succeeded'])
    expect((await shop.deliver(eventAbout(intentId, type))).status).toBe(200)
  shop.breakWith({ api: [] })
  expect((await shop.eventsOf(intentId)).map(({ outcome }) => outcome)).toEqual(['ignored', 'ignored'])
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('D-2 an event that is about no payment is taken and ignored', async () => {
  const event = { ...eventAbout('pi_1', 'customer.created'), data: { object: { object: 'customer', id: 'cus_1' } } }
  expect((await shop.deliver(event)).status).toBe(200)
  expect((await allEvents()).find(({ id }) => id === event.id)).toMatchObject({ outcome: 'ignored' })
})
