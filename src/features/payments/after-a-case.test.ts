import { beforeEach, expect, test } from 'vitest'

import { claimForRefund } from '#src/server/payments/claims.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openMoney } from '#src/testing/services/case-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { seconds } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop()
const desk = openPlans(academy)
const { db, payments } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })
beforeEach(async () => {
  await desk.clear()
  await db.delete(paymentCases)
})

type Case = { _id: string; subject: string; kind: string }
const caseOf = async (subject: string, kind: string) => {
  const { cases } = (await admin.get('/api/admin/payments/cases?limit=100')).body
  return cases.find((one: Case) => one.subject === subject && one.kind === kind)
}
const decide = (id: string, verb: 'grant' | 'refund' | 'close', body: object = { password: userPassword }) =>
  admin.post(`/api/admin/payments/cases/${id}/${verb}`, body)
const opens = (subject: string, kind: string) =>
  expect.poll(() => caseOf(subject, kind), { timeout: seconds(20) }).toBeTruthy()
const refundsOf = async (intentId: string) => (await shop.stripe.refunds.list({ payment_intent: intentId })).data
const subjectsOf = async (userId: string, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mail => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? '')

type Paid = { userId: string; intentId: string; cents: number; of: 'plan' | 'course' }

/** A bank does not take what was given back last: staff have a case of it, and give it back again or close it. */
async function failsAndGoesBack({ userId, intentId, cents, of }: Paid) {
  const told = (await subjectsOf(userId, 1)).length
  const [first] = await refundsOf(intentId)
  await shop.failRefund(first?.id ?? '')
  await opens(intentId, 'refund')
  const found = await caseOf(intentId, 'refund')
  const owed = {
    reason: 'refund-failed',
    user: { _id: userId },
    amount: cents / 100,
    canRefund: true,
    canClose: true,
  }
  expect(found).toMatchObject(owed)
  expect(await subjectsOf(userId, told + 1)).toContain('Your refund did not reach you')
  expect((await decide(found._id, 'refund')).status).toBe(200)
  expect((await refundsOf(intentId)).map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  expect(await subjectsOf(userId, told + 2)).toContain('Your payment goes back once more')
  expect(await caseOf(intentId, 'refund')).toBeUndefined()
  const [again] = await refundsOf(intentId)
  await shop.failRefund(again?.id ?? '')
  await opens(intentId, 'refund')
  const { _id } = await caseOf(intentId, 'refund')
  expect((await decide(_id, 'close', { reason: 'Sent by bank transfer' })).status).toBe(200)
  const mails = (await academy.mailsTo(`${userId}@example.org`)).map(mailText)
  const returns = mails.filter(text => /goes back|did not reach/.test(text))
  for (const text of returns) expect(text.includes('See your membership'), text).toBe(of === 'plan')
}

const intentOf = async (subscriptionId: string) => {
  const { customer } = await shop.stripe.subscriptions.retrieve(subscriptionId)
  const { data } = await shop.stripe.paymentIntents.list({
    customer: typeof customer === 'string' ? customer : customer.id,
  })
  return data[0]?.id ?? ''
}
const isCanceled = (subscriptionId: string) =>
  expect
    .poll(async () => (await shop.stripe.subscriptions.retrieve(subscriptionId)).status, { timeout: seconds(20) })
    .toBe('canceled')

/** What somebody has paid with the email of another account than the one that is named. */
async function payForAnother() {
  const plan = await desk.seed({ opens: 'all' })
  const [named, payer] = [await seedUser(academy), await seedUser(academy)]
  const sessionId = await desk.buy(plan, { reference: named.userId, email: `${payer.userId}@example.org` })
  const subscriptionId = (await payments.findCheckoutSubscription(sessionId)) ?? ''
  await opens(subscriptionId, 'subscription')
  const found = await caseOf(subscriptionId, 'subscription')
  return { plan, ...payer, subscriptionId, intentId: await intentOf(subscriptionId), caseId: String(found._id) }
}

test('T85 D-8 a second membership that goes back in vain is a case, and its buyer hears of it', async () => {
  const plan = await desk.seed()
  const learner = await seedUser(academy)
  await desk.buy(plan, { reference: learner.userId })
  await desk.becomes(learner, [{ status: 'active' }])
  const sessionId = await desk.buy(plan, { reference: learner.userId })
  const second = (await payments.findCheckoutSubscription(sessionId)) ?? ''
  const isBack = async () => (await shop.casesOf(second))[0]?.outcome
  await expect.poll(isBack, { timeout: seconds(20) }).toBe('refunded')
  // Each message about the second one has asked for its return.
  const jobs = `select from pgboss.job where state < 'completed' and data ->> 'subscriptionId' = '${second}'`
  await expect.poll(async () => (await db.execute(jobs)).rows.length, { timeout: seconds(20) }).toBe(0)
  await subjectsOf(learner.userId, 2)
  await failsAndGoesBack({ ...learner, intentId: await intentOf(second), cents: 2900, of: 'plan' })
  expect(await desk.mine(learner.client)).toMatchObject([{ status: 'active' }])
})

test('T85 T84 a subscription that staff give back in vain is a case again', async () => {
  const { userId, subscriptionId, intentId, caseId } = await payForAnother()
  expect((await decide(caseId, 'refund')).status).toBe(200)
  await isCanceled(subscriptionId)
  await failsAndGoesBack({ userId, intentId, cents: 2900, of: 'plan' })
})

test('T85 T20 a payment of an order that staff give back in vain is a case again, and opens nothing', async () => {
  const { client, userId, courseId } = await shop.meet()
  const { intentId } = await shop.start(client, courseId)
  await shop.stripe.paymentIntents.update(intentId, { amount: 9_500 })
  await shop.pay(intentId)
  await opens(intentId, 'payment')
  const { _id } = await caseOf(intentId, 'payment')
  expect((await decide(_id, 'refund')).status).toBe(200)
  await failsAndGoesBack({ userId, intentId, cents: 9_500, of: 'course' })
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('T85 R5 a second payment of an order that goes back in vain is a case', async () => {
  const { client, userId, courseId } = await shop.meet()
  const { orderId, intentId: first } = await shop.start(client, courseId)
  await shop.pay(first)
  await expect.poll(() => shop.owns(client, courseId)).toBe(true)
  const metadata = { orderId, userId, courseId }
  const { id: intentId } = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })
  await shop.pay(intentId)
  const isBack = async () => (await shop.casesOf(intentId))[0]?.outcome
  await expect.poll(isBack, { timeout: seconds(20) }).toBe('refunded')
  await subjectsOf(userId, 2)
  await failsAndGoesBack({ userId, intentId, cents: 8_900, of: 'course' })
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('T85 the refund of an order’s own payment that fails is seen to at the order', async () => {
  const { client, courseId } = await shop.meet()
  const { intentId } = await shop.start(client, courseId)
  await shop.pay(intentId)
  await expect.poll(() => shop.owns(client, courseId)).toBe(true)
  const { id } = await shop.stripe.refunds.create({ payment_intent: intentId })
  await expect.poll(() => shop.owns(client, courseId)).toBe(false)
  await shop.failRefund(id)
  await opens(intentId, 'refund')
  const found = await caseOf(intentId, 'refund')
  expect(found).toMatchObject({ canRefund: false, canClose: true })
  expect((await decide(found._id, 'refund')).body.code).toBe('conflict')
})

test('T85 T84 a dispute about a subscription that waits is a case, and a refund that is refused leaves all of it', async () => {
  const { plan, client, subscriptionId, intentId, caseId } = await payForAnother()
  const disputeId = await shop.dispute(intentId)
  await opens(intentId, 'dispute')
  expect(await caseOf(intentId, 'dispute')).toMatchObject({ reason: 'dispute', amount: 29, canClose: false })
  expect((await decide(caseId, 'refund')).body.code).toBe('refund-refused')
  expect((await shop.stripe.subscriptions.retrieve(subscriptionId)).status).toBe('active')
  await shop.verdict(disputeId, 'won')
  await expect.poll(() => caseOf(intentId, 'dispute'), { timeout: seconds(20) }).toBeUndefined()
  expect((await decide(caseId, 'grant', { planId: plan.id })).status).toBe(200)
  expect(await desk.mine(client)).toMatchObject([{ status: 'active' }])
})

test('T85 a dispute that is lost about a subscription that waits stays before the staff', async () => {
  const { subscriptionId, intentId } = await payForAnother()
  await shop.verdict(await shop.dispute(intentId), 'lost')
  await expect
    .poll(() => caseOf(intentId, 'dispute'), { timeout: seconds(20) })
    .toMatchObject({ reason: 'dispute-lost', canClose: true })
  expect(await caseOf(subscriptionId, 'subscription')).toBeTruthy()
})

test('R12 T84 a subscription whose money went back goes on billing nobody, whatever process ended in between', async () => {
  const { subscriptionId, intentId, caseId } = await payForAnother()
  const [seen] = await shop.casesOf(subscriptionId)
  if (seen) await claimForRefund(db, seen)
  await openMoney({ academy, shop }).leaveAttempt(subscriptionId)
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await isCanceled(subscriptionId)
  expect((await decide(caseId, 'refund')).status).toBe(200)
  expect((await refundsOf(intentId)).map(({ amount }) => amount)).toEqual([2900])
})

test('T84 a refund that fails while its subscription waits is no second case', async () => {
  const { subscriptionId, intentId, caseId } = await payForAnother()
  const { id } = await shop.stripe.refunds.create({ payment_intent: intentId })
  await shop.failRefund(id)
  const heard = async () => (await shop.eventsOf(intentId)).map(({ type }) => type)
  await expect.poll(heard, { timeout: seconds(20) }).toContain('refund.failed')
  expect(await caseOf(intentId, 'refund')).toBeUndefined()
  expect((await shop.stripe.subscriptions.retrieve(subscriptionId)).status).toBe('active')
  expect((await decide(caseId, 'refund')).status).toBe(200)
})
