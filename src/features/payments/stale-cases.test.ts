import { expect, test } from 'vitest'

import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { openCases } from '#src/testing/services/case-desk.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { admin, buy, givenBack } = await openRefunds({ academy, shop })
const desk = openPlans(academy)

const { caseOf, decide } = openCases(admin)
const news = { code: 'conflict', message: expect.stringContaining('There is news of this case') }

const fail = async (intentId: string, refundId: string) => {
  await shop.failRefund(refundId)
  await shop.deliver(eventAbout(intentId, 'refund.failed'))
}

test('T85 staff close what they saw: what failed meanwhile stays before them', async () => {
  const { intentId } = await buy()
  const give = async (amount: number) => (await shop.stripe.refunds.create({ payment_intent: intentId, amount })).id
  const [first, second] = [await give(2000), await give(3000)]
  await shop.deliver(eventAbout(intentId, 'charge.refunded'))
  await fail(intentId, first)
  const seen = await caseOf(intentId)
  expect(seen).toMatchObject({ amount: 20 })
  await fail(intentId, second)
  const reason = { reason: 'Sent $20 by bank transfer' }
  expect((await decide(seen, 'close', reason)).body).toMatchObject(news)
  const now = await caseOf(intentId)
  expect(now).toMatchObject({ _id: seen._id, amount: 50 })
  expect((await decide(now, 'close', reason)).status).toBe(200)
})

test('T85 money that the bank asks about is decided by who saw that', async () => {
  const { client, courseId } = await shop.meet()
  const { intentId } = await shop.start(client, courseId)
  await shop.stripe.paymentIntents.update(intentId, { amount: 9_500 })
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  const seen = await caseOf(intentId)
  expect(seen).toMatchObject({ kind: 'payment', disputed: false })
  await shop.dispute(intentId)
  await shop.deliver(eventAbout(intentId, 'charge.dispute.created'))
  expect((await decide(seen, 'close', { reason: 'By hand' })).body).toMatchObject(news)
})

/** A subscription that waits for staff. @returns how the provider tells of it */
async function waitForStaff(reference: string, payer = reference) {
  const plan = await desk.seed()
  const sessionId = await desk.buy(plan, { reference, email: `${payer}@example.org` })
  const id = (await academy.services.payments.findCheckoutSubscription(sessionId)) ?? ''
  const tell = () =>
    shop.deliver({
      ...eventAbout('', 'customer.subscription.updated'),
      data: { object: { object: 'subscription', id } },
    })
  await tell()
  return { plan, id, tell, seen: await caseOf(id) }
}

test.for(['grant', 'refund', 'close'] as const)(
  'T84 a subscription is decided (%s) as it was shown: another payment of it is another cause',
  async verb => {
    await desk.clear()
    const [named, payer] = [await seedUser(academy), await seedUser(academy)]
    const { plan, id, tell, seen } = await waitForStaff(named.userId, payer.userId)
    desk.sandbox.advance(days(32))
    const until = async () => (await academy.services.payments.findSubscription(id))?.periodEndsAt.toISOString() ?? ''
    await expect.poll(async () => (await until()).slice(0, 10)).not.toBe(seen.facts.until)
    await tell()
    const what = { grant: { planId: plan.id }, refund: { password: userPassword }, close: { reason: 'By hand' } }[verb]
    expect((await decide(seen, verb, what)).body).toMatchObject(news)
    expect(await caseOf(id)).toMatchObject({ _id: seen._id, outcome: null })
    expect((await decide(await caseOf(id), verb, what)).status).toBe(200)
  },
)

test('T85 what fails again before its refund is answered stays before the staff, and may be closed', async () => {
  const { client, courseId } = await shop.meet()
  const { intentId } = await shop.start(client, courseId)
  await shop.stripe.paymentIntents.update(intentId, { amount: 9_500 })
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  const password = { password: userPassword }
  expect((await decide(await caseOf(intentId), 'refund', password)).status).toBe(200)
  const [first] = await givenBack(intentId)
  await fail(intentId, first?.id ?? '')
  shop.breakWith({ api: [{ kind: 'delay', when: 'after', path: '/v1/refunds', delayMs: 2000 }] })
  const again = decide(await caseOf(intentId), 'refund', password)
  await expect.poll(async () => (await givenBack(intentId)).length).toBe(2)
  const [second] = await givenBack(intentId)
  await fail(intentId, second?.id ?? '')
  expect((await again).body).toMatchObject(news)
  const left = await caseOf(intentId)
  expect(left).toMatchObject({ kind: 'refund', facts: { times: 2 }, amount: 95 })
  expect((await decide(left, 'close', { reason: 'Sent by bank transfer' })).status).toBe(200)
})

test('T84 what staff closed for a disabled account begins no membership when the account is open again', async () => {
  await desk.clear()
  const { userId } = await seedUser(academy)
  const access = (isOpen: boolean) =>
    admin.client.put(`/api/admin/users/${userId}/access`, { isOpen, password: userPassword })
  expect((await access(false)).status).toBe(200)
  const { id, tell, seen } = await waitForStaff(userId)
  expect(seen.reason).toBe('disabled')
  expect((await decide(seen, 'close', { reason: 'Paid back by bank transfer' })).status).toBe(200)
  expect((await access(true)).status).toBe(200)
  await tell()
  expect(await desk.membershipsOf(userId)).toEqual([])
  expect(await shop.casesOf(id)).toMatchObject([{ outcome: 'closed' }])
})
