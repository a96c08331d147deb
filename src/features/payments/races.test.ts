import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { holdRows, untilWaiting } from '#src/testing/load/hold-rows.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const desk = openPlans(academy)
const { db } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })

const decide = (id: string, verb: 'grant' | 'refund' | 'close', body: object) =>
  admin.post(`/api/admin/payments/cases/${id}/${verb}`, body)
const refund = (id: string) => decide(id, 'refund', { password: userPassword })
const deedsOn = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.thingId, id))).map(({ action }) => action)
const gaveBack = async (intentId: string) =>
  (await shop.stripe.refunds.list({ payment_intent: intentId })).data.map(({ amount }) => amount)

/** A paid order whose payment says another amount. */
async function payOther() {
  const user = await shop.meet()
  const started = await shop.start(user.client, user.courseId)
  await shop.stripe.paymentIntents.update(started.intentId, { amount: 9_500 })
  await shop.pay(started.intentId)
  await shop.deliver(eventAbout(started.intentId))
  const [found] = await shop.casesOf(started.intentId)
  return { ...user, ...started, caseId: found?.id ?? '' }
}

test('T84 R5 who refunds while another grants has it in the audit, and the grant comes to nothing', async () => {
  const { client, courseId, orderId, intentId, caseId } = await payOther()
  await using held = await holdRows(academy, 'select from orders where id = $1', [orderId])
  const granting = decide(caseId, 'grant', {})
  await untilWaiting(academy, 1)
  const refunding = refund(caseId)
  await untilWaiting(academy, 2)
  await held.letGo()
  expect((await granting).body.code).toBe('conflict')
  expect((await refunding).status).toBe(200)
  expect(await gaveBack(intentId)).toEqual([9_500])
  expect(await deedsOn(caseId)).toEqual(['payment.refund'])
  expect(await shop.owns(client, courseId)).toBe(false)
})

const unheard = {
  'went through': { kind: 'reset', when: 'after' },
  'never happened': { kind: 'status', status: 500 },
} as const

test.for(['went through', 'never happened'] as const)(
  'T84 R12 a refund that %s unheard is neither granted nor closed, but finished',
  async what => {
    const { intentId, caseId } = await payOther()
    // What has gone back is read first.
    const reading = { kind: 'delay', path: '/v1/refunds', delayMs: 1, times: 1 } as const
    shop.breakWith({ api: [reading, { ...unheard[what], path: '/v1/refunds', times: 9 }] })
    expect((await refund(caseId)).status).toBe(503)
    await shop.mend()
    expect(await gaveBack(intentId)).toEqual(what === 'went through' ? [9_500] : [])
    expect((await decide(caseId, 'grant', {})).body.code).toBe('refund-under-way')
    expect((await decide(caseId, 'close', { reason: 'Nothing to do' })).body.code).toBe('refund-under-way')
    const { cases } = (await admin.get('/api/admin/payments/cases?limit=100')).body
    expect(cases.find((one: { _id: string }) => one._id === caseId)).toMatchObject({ grant: null, canRefund: true })
    expect((await refund(caseId)).status).toBe(200)
    expect(await gaveBack(intentId)).toEqual([9_500])
    expect(await deedsOn(caseId)).toEqual(['payment.refund'])
  },
)

test('T84 R5 while one administrator is answered slowly another one neither refunds nor closes', async () => {
  const { intentId, caseId } = await payOther()
  shop.breakWith({
    api: [
      { kind: 'delay', path: '/v1/refunds', delayMs: 1, times: 1 },
      { kind: 'delay', path: '/v1/refunds', delayMs: 2000, times: 1 },
    ],
  })
  const first = refund(caseId)
  await expect.poll(async () => (await shop.casesOf(intentId))[0]?.refundAskedAt).toBeTruthy()
  expect((await refund(caseId)).body.code).toBe('refund-under-way')
  expect((await decide(caseId, 'close', { reason: 'Paid back in cash' })).body.code).toBe('refund-under-way')
  expect((await first).status).toBe(200)
  expect(await gaveBack(intentId)).toEqual([9_500])
  expect(await deedsOn(caseId)).toEqual(['payment.refund'])
})

test('T84 a refund that the provider refuses leaves everything to be decided', async () => {
  const { client, courseId, intentId, caseId } = await payOther()
  const disputeId = await shop.dispute(intentId)
  expect((await refund(caseId)).body.code).toBe('refund-refused')
  await shop.verdict(disputeId, 'won')
  expect((await decide(caseId, 'grant', {})).status).toBe(200)
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R4 T84 news of a payment and its grant at the same moment wait for each other', async () => {
  const { client, courseId, orderId, intentId, caseId } = await payOther()
  await using held = await holdRows(academy, 'select from payment_cases where id = $1', [caseId])
  const granting = decide(caseId, 'grant', {})
  await untilWaiting(academy, 1)
  const news = shop.deliver(eventAbout(intentId, 'payment_intent.succeeded'))
  await untilWaiting(academy, 2)
  await held.letGo()
  expect((await Promise.all([granting, news])).map(({ status }) => status)).toEqual([200, 200])
  expect((await shop.orderOf(orderId))?.status).toBe('paid')
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R4 T84 news of a subscription and its grant at the same moment wait for each other', async () => {
  await desk.clear()
  const plan = await desk.seed()
  const { client, userId } = await seedUser(academy)
  const { payments, publicUrl } = academy.services
  const sold = { name: 'Else', amountCents: 3100, currency: 'usd', interval: 'month', returnUrl: publicUrl } as const
  const { url: link, priceId } = await payments.createPlanLink({ ...sold, idempotencyKey: crypto.randomUUID() })
  await desk.buy({ id: '', priceId, link }, { reference: userId })
  const id = (await shop.stripe.subscriptions.list({ limit: 1 })).data[0]?.id
  const tell = () =>
    shop.deliver({
      ...eventAbout('', 'customer.subscription.updated'),
      data: { object: { object: 'subscription', id } },
    })
  await tell()
  const [found] = await shop.casesOf(id ?? '')
  await using held = await holdRows(academy, 'select from payment_cases where id = $1', [found?.id])
  const granting = decide(found?.id ?? '', 'grant', { planId: plan.id })
  await untilWaiting(academy, 1)
  const news = tell()
  await untilWaiting(academy, 2)
  await held.letGo()
  expect((await Promise.all([granting, news])).map(({ status }) => status)).toEqual([200, 200])
  expect(await desk.mine(client)).toMatchObject([{ status: 'active' }])
})

test('R4 T84 news of a payment while staff close its case bring no second one', async () => {
  const { intentId, caseId } = await payOther()
  await using held = await holdRows(academy, 'select from payment_cases where id = $1', [caseId])
  await held.change(`update payment_cases set outcome = 'closed', closed_at = now() where id = $1`, [caseId])
  const news = shop.deliver(eventAbout(intentId, 'payment_intent.succeeded'))
  await untilWaiting(academy, 1)
  await held.letGo()
  expect((await news).status).toBe(200)
  expect(await shop.casesOf(intentId)).toMatchObject([{ id: caseId, outcome: 'closed' }])
})
