import { beforeEach, expect, test } from 'vitest'

import { seedCourse, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { openShop } from '#src/testing/services/shop.ts'
import { days, seconds } from '#src/wire/durations.ts'

import { findRenewing } from '../queries/find-memberships.ts'
import { memberships } from '../tables.ts'

const academy = await keepAcademy()
const desk = openPlans(academy)
const shop = openShop(academy)
beforeEach(() => desk.clear())

/** Somebody with an active membership of the plan. */
async function join(plan: SeededPlan, card?: string) {
  const learner = await seedUser(academy)
  const email = `${learner.userId}@example.org`
  await desk.buy(plan, { reference: learner.userId, email, ...(card && { card }) })
  const [membership] = await desk.becomes(learner, [{ status: 'active' }])
  return { ...learner, id: membership?.id ?? '' }
}

const cancel = ({ client }: SeededUser, id: string) => client.put(`/api/memberships/${id}/cancel`)
const keep = ({ client }: SeededUser, id: string) => client.put(`/api/memberships/${id}/keep`)

test('D-5 a cancelled membership stays open until its period ends, can be kept, and ends', async () => {
  const { id: courseId } = await seedCourse(academy.services.db)
  const learner = await join(await desk.seed({ opens: 'all' }))
  const cancelled = await cancel(learner, learner.id)
  expect(cancelled.body.membership).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  expect(await desk.opens(learner.client, courseId)).toBe(true)
  expect((await keep(learner, learner.id)).body.membership).toMatchObject({
    status: 'active',
    cancelAtPeriodEnd: false,
  })
  await cancel(learner, learner.id)
  desk.sandbox.advance(days(32))
  await desk.becomes(learner, [{ status: 'ended', cancelAtPeriodEnd: false }])
  expect(await desk.opens(learner.client, courseId)).toBe(false)
  expect((await cancel(learner, learner.id)).status).toBe(409)
  expect((await keep(learner, learner.id)).status).toBe(409)
  expect((await learner.client.get('/api/memberships')).body).toMatchObject({
    IsUserMemberships: false,
    membershipId: null,
  })
})

test('cancelling ten times at once cancels once, and answers all', async () => {
  const learner = await join(await desk.seed())
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(learner, learner.id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([{ status: 'active', cancelAtPeriodEnd: true }])
})

test('D-8 of two that are kept at the same time one renews', async () => {
  const first = await join(await desk.seed())
  await desk.buy(await desk.seed({ name: 'Gold', priceCents: 5900 }), { reference: first.userId })
  const held = await desk.becomes(first, [{ status: 'active' }, { status: 'active' }])
  for (const { id } of held) await cancel(first, id)
  const answers = await Promise.all(held.map(({ id }) => keep(first, id)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const kept = await desk.membershipsOf(first.userId)
  expect(kept.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd)).toHaveLength(1)
})

test('an unpaid membership that is cancelled ends at once', async () => {
  const learner = await join(await desk.seed(), '4000000000000341')
  desk.sandbox.advance(days(32))
  await desk.becomes(learner, [{ status: 'past-due' }])
  expect((await cancel(learner, learner.id)).body.membership).toMatchObject({ status: 'ended' })
})

test('D-8 of plans that began in the same second, the one that came later is the newer', async () => {
  const { db } = academy.services
  const { id: planId, priceId } = await desk.seed()
  const { userId } = await seedUser(academy)
  const began = new Date('2026-03-02T09:00:00Z')
  const ids = Array.from({ length: 9 }, (_, n) => `sub_${n}`)
  await db.insert(memberships).values(
    ids.map((subscriptionId, n) => ({
      userId,
      planId,
      priceId,
      subscriptionId,
      customerId: 'cus_1',
      status: 'active' as const,
      startedAt: began,
      readAt: began,
      currentPeriodEnd: began,
      cancelAtPeriodEnd: false,
      createdAt: new Date(began.getTime() + n),
    })),
  )
  const found = await findRenewing(db, userId)
  expect(found.map(({ subscriptionId }) => subscriptionId)).toEqual(ids.toReversed())
})

test("the portal of one's own membership opens, and leads back", async () => {
  const learner = await join(await desk.seed())
  const { body } = await learner.client.post(`/api/memberships/${learner.id}/portal`)
  expect(body.url).toMatch(new RegExp(`^${academy.url}/sandbox-pay/p/`))
  expect(await (await fetch(body.url)).text()).toContain('/dashboard/membership')
})

test('D-5 the checkout page asks the server, which asks the provider when no webhook came', async () => {
  const learner = await seedUser(academy)
  const sandbox = desk.sandbox
  sandbox.order({ webhooks: { drop: true } })
  const sessionId = await desk.buy(await desk.seed(), { reference: learner.userId })
  const answer = await learner.client.post('/api/checkout_state', { session_id: sessionId })
  sandbox.order({ webhooks: {} })
  expect(answer.body).toEqual({ state: 'active' })
  expect(await desk.mine(learner.client)).toMatchObject([{ status: 'active' }])
  expect((await learner.client.post('/api/checkout_state', { session_id: 'cs_test_none' })).body).toEqual({
    state: 'waiting',
  })
  expect((await learner.client.post('/api/checkout_state', { session_id: '../v1/x' })).status).toBe(400)
  expect((await academy.client().post('/api/checkout_state', { session_id: sessionId })).status).toBe(401)
})

const refundsOf = async (subscriptionId: string) => {
  const { customer } = await shop.stripe.subscriptions.retrieve(subscriptionId)
  const paid = (await shop.stripe.paymentIntents.list({ limit: 100 })).data.filter(one => one.customer === customer)
  const refunds = await Promise.all(paid.map(({ id }) => shop.stripe.refunds.list({ payment_intent: id })))
  return refunds.flatMap(({ data }) => data.map(({ amount }) => amount))
}

test('D-8 T22 a plan that is held is not sold again: its buyer is stopped before they pay', async () => {
  const plan = await desk.seed()
  const other = await desk.seed({ name: 'Gold', priceCents: 5900 })
  const learner = await seedUser(academy)
  const check = (id: string) => learner.client.get(`/api/memberships/${id}/checkout`)
  expect((await check(plan.id)).body).toEqual({ allowed: true })
  await desk.buy(plan, { reference: learner.userId })
  await desk.becomes(learner, [{ status: 'active' }])
  expect(await check(plan.id)).toMatchObject({ status: 409, body: { code: 'membership-held' } })
  expect((await check(other.id)).body).toEqual({ allowed: true })
  expect((await check(crypto.randomUUID())).status).toBe(404)
  expect((await academy.client().get(`/api/memberships/${plan.id}/checkout`)).status).toBe(401)
})

test('D-8 R5 a plan that is paid twice is one membership: the second ends, its money goes back, its buyer is told', async () => {
  const plan = await desk.seed({ opens: 'all' })
  const learner = await seedUser(academy)
  // Two tabs, at once.
  const sessions = await Promise.all([1, 2].map(() => desk.buy(plan, { reference: learner.userId })))
  const [held] = await desk.becomes(learner, [{ status: 'active' }])
  const ids = await Promise.all(sessions.map(id => academy.services.payments.findCheckoutSubscription(id)))
  const second = ids.find(id => id !== held?.subscriptionId) ?? ''
  await expect
    .poll(() => shop.casesOf(second), { timeout: seconds(20) })
    .toMatchObject([{ reason: 'second', outcome: 'refunded' }])
  expect((await shop.stripe.subscriptions.retrieve(second)).status).toBe('canceled')
  expect(await refundsOf(second)).toEqual([2900])
  expect(await refundsOf(held?.subscriptionId ?? '')).toEqual([])
  expect(await desk.mine(learner.client)).toMatchObject([{ status: 'active', cancelAtPeriodEnd: false }])
  const session = sessions[ids.indexOf(second)]
  const state = await learner.client.post('/api/checkout_state', { session_id: session })
  expect(state.body).toEqual({ state: 'returned' })
  const mails = await academy.mailsTo(`${learner.userId}@example.org`, 2)
  expect(mails.filter(mail => mail.includes('Subject: Your second membership payment goes back'))).toHaveLength(1)
  await new Promise(resolve => setTimeout(resolve, 500))
  expect(await academy.mailsTo(`${learner.userId}@example.org`, 2)).toHaveLength(2)
})

test('D-8 a second payment that the provider does not give back stays before somebody', async () => {
  const plan = await desk.seed()
  const learner = await join(plan)
  const sessionId = await desk.buy(plan, { reference: learner.userId, card: '4000000000000259' })
  const second = (await academy.services.payments.findCheckoutSubscription(sessionId)) ?? ''
  await expect
    .poll(async () => academy.services.payments.findSubscription(second).then(found => found?.status))
    .toBe('canceled')
  expect(await shop.casesOf(second)).toMatchObject([{ reason: 'second', userId: learner.userId, closedAt: null }])
  expect(await desk.membershipsOf(learner.userId)).toHaveLength(1)
})

test('D-8 who could not pay for a plan may buy it anew: the new one takes the place of the unpaid one', async () => {
  const plan = await desk.seed({ opens: 'all' })
  const learner = await join(plan, '4000000000000341')
  desk.sandbox.advance(days(32))
  await desk.becomes(learner, [{ status: 'past-due' }])
  await desk.buy(plan, { reference: learner.userId, email: `${learner.userId}@example.org` })
  await desk.becomes(learner, [{ status: 'ended' }, { status: 'active' }])
  expect(await desk.coverageOf(learner.userId)).toHaveLength(1)
})
