import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { reconcileMemberships } from '#src/features/memberships/commands/reconcile.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop()
const desk = openPlans(academy)
const { db } = academy.services
const { client: admin, userId: adminId } = await seedUser(academy, { role: 'admin' })

type Case = { _id: string; subject: string; user: { _id: string } | null }
const list = async (state = 'open') =>
  (await admin.get(`/api/admin/payments/cases?limit=100&state=${state}`)).body.cases
const caseOf = async (subject: string, state?: string) =>
  (await list(state)).find((one: Case) => one.subject === subject)
const decide = (id: string, verb: 'grant' | 'refund' | 'close', body: object) =>
  admin.post(`/api/admin/payments/cases/${id}/${verb}`, body)
const auditOf = (id: string) => db.select().from(auditEntries).where(eq(auditEntries.thingId, id))
const waiting = async () => (await admin.get('/api/admin/attention')).body.paymentsToReview
const refundsOf = async (customerId: unknown) => {
  const { data } = await shop.stripe.paymentIntents.list({ limit: 100 })
  const paid = data.filter(({ customer }) => customer === customerId)
  return (await Promise.all(paid.map(({ id }) => shop.stripe.refunds.list({ payment_intent: id })))).flatMap(
    ({ data: refunds }) => refunds.map(({ amount }) => amount),
  )
}

/** Somebody who has paid at a link that is no plan's. @param currency of the price */
async function payStrange(currency = 'usd') {
  const learner = await seedUser(academy)
  const { payments, publicUrl } = academy.services
  const sold = { name: 'Else', amountCents: 3100, currency, interval: 'month', returnUrl: publicUrl } as const
  const { url: link, priceId } = await payments.createPlanLink({ ...sold, idempotencyKey: crypto.randomUUID() })
  await desk.buy({ id: '', priceId, link }, { reference: learner.userId })
  await expect.poll(async () => (await list()).some(({ user }: Case) => user?._id === learner.userId)).toBe(true)
  const found = (await list()).find(({ user }: Case) => user?._id === learner.userId)
  return { ...learner, found, priceId, subscriptionId: found.subject }
}

test('T84 D-5 what was paid at a price of no plan is one case with person and sum, until it is granted', async () => {
  await desk.clear()
  const plan = await desk.seed({ opens: 'all' })
  const { client, userId, found, subscriptionId } = await payStrange()
  expect(found).toMatchObject({
    kind: 'subscription',
    reason: 'no-plan',
    user: { _id: userId, name: 'Demo Learner', email: `${userId}@example.org` },
    amount: 31,
    currency: 'usd',
    grant: 'plan',
    canRefund: true,
  })
  await expect.poll(async () => (await desk.toReview()).length).toBe(3)
  expect(
    (await list()).filter(({ subject }: Case) => subject === subscriptionId),
    'three messages, one case',
  ).toHaveLength(1)
  expect(await waiting()).toBe(1)
  expect((await decide(found._id, 'grant', {})).body.message).toContain('choose a plan')
  const answers = await Promise.all([1, 2].map(() => decide(found._id, 'grant', { planId: plan.id })))
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(await desk.mine(client)).toMatchObject([{ name: 'Silver', status: 'active', payable: 31, interval: 'month' }])
  expect(await desk.coverageOf(userId)).toHaveLength(1)
  expect(await caseOf(subscriptionId, 'closed')).toMatchObject({
    outcome: 'granted',
    by: 'Demo Learner',
    note: 'Silver, month',
  })
  expect(await auditOf(found._id)).toMatchObject([{ actorId: adminId, action: 'payment.grant' }])
  await reconcileMemberships({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
  expect(await waiting()).toBe(0)
})

test('T84 T79 a case is refunded with the password: the subscription ends, all money goes back, the buyer is told', async () => {
  await desk.clear()
  const { client, userId, found, subscriptionId } = await payStrange()
  const { customer } = await shop.stripe.subscriptions.retrieve(subscriptionId)
  expect((await decide(found._id, 'refund', { password: 'wrong' })).body.code).toBe('password-incorrect')
  const learner = await client.post(`/api/admin/payments/cases/${found._id}/refund`, { password: userPassword })
  expect(learner.status).toBe(403)
  const answers = await Promise.all([1, 2].map(() => decide(found._id, 'refund', { password: userPassword })))
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect((await shop.stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
  expect(await refundsOf(customer)).toEqual([3100])
  expect(await auditOf(found._id)).toMatchObject([{ action: 'payment.refund' }])
  const [mail = ''] = await academy.mailsTo(`${userId}@example.org`)
  expect(mailText(mail)).toContain('$31.00 USD')
  await expect.poll(async () => (await desk.mine(client)).length).toBe(0)
  expect(await list()).toEqual([])
  expect(await caseOf(subscriptionId, 'closed')).toMatchObject({ outcome: 'refunded' })
})

test('R12 while the provider is away a case stays, and is refunded once it is back', async () => {
  await desk.clear()
  const { found, subscriptionId } = await payStrange()
  shop.breakWith({ api: [{ kind: 'reset', path: '/v1/refunds', times: 9 }] })
  expect((await decide(found._id, 'refund', { password: userPassword })).status).toBe(503)
  expect(await caseOf(subscriptionId)).toMatchObject({ _id: found._id })
  await shop.mend()
  expect((await decide(found._id, 'refund', { password: userPassword })).status).toBe(200)
})

test('T84 a case is closed with a reason that stays, comes back with the next payment, and with nothing else', async () => {
  await desk.clear()
  const { found, subscriptionId } = await payStrange()
  expect((await decide(found._id, 'close', { reason: ' ' })).status).toBe(400)
  expect((await decide(found._id, 'close', { reason: 'Belongs to the shop for clothes' })).status).toBe(200)
  expect((await decide(found._id, 'close', { reason: 'Again' })).body.code).toBe('case-decided')
  expect(await caseOf(subscriptionId, 'closed')).toMatchObject({
    outcome: 'closed',
    by: 'Demo Learner',
    note: 'Belongs to the shop for clothes',
  })
  await shop.deliver({
    ...eventAbout('', 'customer.subscription.updated'),
    data: { object: { object: 'subscription', id: subscriptionId } },
  })
  expect(await caseOf(subscriptionId)).toBeUndefined()
  desk.sandbox.advance(1000 * 60 * 60 * 24 * 32)
  await expect.poll(() => caseOf(subscriptionId), { timeout: 20_000 }).toMatchObject({ reason: 'no-plan' })
})

test('T84 a case ends by itself when its price becomes a plan’s', async () => {
  await desk.clear()
  const plan = await desk.seed()
  const { client, priceId, subscriptionId } = await payStrange()
  await db.update(plans).set({ paymentId: priceId }).where(eq(plans.id, plan.id))
  await reconcileMemberships({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
  expect(await desk.mine(client)).toMatchObject([{ status: 'active' }])
  expect(await caseOf(subscriptionId, 'closed')).toMatchObject({ outcome: 'settled', by: null })
})

test('T84 who paid without a name is found by their email', async () => {
  await desk.clear()
  const plan = await desk.seed()
  const { client, userId } = await seedUser(academy)
  await desk.buy(plan, { reference: '' })
  await expect.poll(async () => (await list()).length).toBe(1)
  const [found] = await list()
  expect(found).toMatchObject({ reason: 'no-person', user: null, grant: 'plan' })
  expect((await decide(found._id, 'grant', { planId: plan.id })).body.code).toBe('email-unknown')
  const unknown = await decide(found._id, 'grant', { planId: plan.id, email: 'nobody@example.org' })
  expect(unknown.body.code).toBe('email-unknown')
  expect((await decide(found._id, 'grant', { planId: plan.id, email: `${userId}@example.org` })).status).toBe(200)
  expect(await desk.mine(client)).toMatchObject([{ status: 'active' }])
})

test('T84 R32 a subscription of another shop on the same account is none of ours', async () => {
  await desk.clear()
  const { payments, publicUrl } = academy.services
  const sold = { name: 'Shirts', amountCents: 900, currency: 'usd', interval: 'month', returnUrl: publicUrl } as const
  const { url: link, priceId } = await payments.createPlanLink({ ...sold, idempotencyKey: crypto.randomUUID() })
  const sessionId = await desk.buy({ id: '', priceId, link }, { reference: 'customer-17' })
  const subscriptionId = await payments.findCheckoutSubscription(sessionId)
  await shop.deliver({
    ...eventAbout('', 'customer.subscription.updated'),
    data: { object: { object: 'subscription', id: subscriptionId } },
  })
  expect(await list()).toEqual([])
})

/** A paid order whose payment says another amount. */
async function payOther(change: object) {
  const user = await shop.meet()
  const started = await shop.start(user.client, user.courseId)
  await shop.stripe.paymentIntents.update(started.intentId, change)
  await shop.pay(started.intentId)
  await shop.deliver(eventAbout(started.intentId))
  return { ...user, ...started, found: await caseOf(started.intentId) }
}

test('T20 T84 a payment of another amount is granted as what was really paid', async () => {
  await db.delete(paymentCases)
  const { client, courseId, orderId, intentId, found } = await payOther({ amount: 9_500 })
  expect(found).toMatchObject({ reason: 'amount', amount: 95, grant: 'course', order: { _id: orderId } })
  expect((await decide(found._id, 'grant', {})).status).toBe(200)
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', amountCents: 9_500, paymentIntentId: intentId })
  expect(await shop.owns(client, courseId)).toBe(true)
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await shop.deliver(eventAbout(intentId, 'charge.refunded'))
  expect((await shop.orderOf(orderId))?.status).toBe('refunded')
  expect(await list()).toEqual([])
})

test('T20 T79 a payment of another amount is refunded, and its course stays closed', async () => {
  await db.delete(paymentCases)
  const { client, courseId, intentId, found } = await payOther({ amount: 9_500 })
  expect((await decide(found._id, 'refund', { password: userPassword })).status).toBe(200)
  const { data } = await shop.stripe.refunds.list({ payment_intent: intentId })
  expect(data.map(({ amount }) => amount)).toEqual([9_500])
  await shop.deliver(eventAbout(intentId, 'charge.refunded'))
  expect(await list()).toEqual([])
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('R24 a payment whose order is lost, as after a restore, is granted by what it names', async () => {
  await db.delete(paymentCases)
  const { client, userId, courseId } = await shop.meet()
  const { orderId, intentId } = await shop.start(client, courseId)
  await db.delete(orders).where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  const found = await caseOf(intentId)
  expect(found).toMatchObject({ reason: 'no-order', user: { _id: userId }, amount: 89 })
  expect((await decide(found._id, 'grant', {})).status).toBe(200)
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', amountCents: 8_900 })
})

test('R32 what the provider does not know can only be closed', async () => {
  await db.delete(paymentCases)
  await shop.deliver(eventAbout('pi_of_another_account'))
  const found = await caseOf('pi_of_another_account')
  expect(found).toMatchObject({ reason: 'no-payment', grant: null, canRefund: false, user: null, amount: null })
  expect((await decide(found._id, 'grant', {})).status).toBe(409)
  expect((await decide(found._id, 'refund', { password: userPassword })).status).toBe(409)
  expect((await decide(found._id, 'close', { reason: 'Not ours' })).status).toBe(200)
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})

test('T85 a case of a dispute stays until the bank has decided, whatever staff say', async () => {
  const { client, courseId } = await shop.meet()
  const { intentId } = await shop.start(client, courseId)
  await shop.pay(intentId)
  const disputeId = await shop.dispute(intentId)
  await expect.poll(() => caseOf(intentId)).toMatchObject({ reason: 'dispute', canClose: false })
  const { _id } = await caseOf(intentId)
  expect((await decide(_id, 'close', { reason: 'Answered with the invoice' })).body.code).toBe('dispute-open')
  expect(await caseOf(intentId)).toMatchObject({ closedAt: null })
  expect(await auditOf(_id)).toEqual([])
  await shop.verdict(disputeId, 'won')
  await expect.poll(() => caseOf(intentId, 'closed')).toMatchObject({ ending: 'dispute-won' })
})
