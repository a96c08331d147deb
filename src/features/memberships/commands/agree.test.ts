import { beforeEach, expect, test } from 'vitest'

import { seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { eventAbout, openShop } from '#src/testing/services/shop.ts'

const academy = await keepAcademy()
const desk = openPlans(academy)
const shop = openShop(academy)
beforeEach(() => desk.clear())

const renews = { status: 'active', cancelAtPeriodEnd: false }
const runsOut = { status: 'active', cancelAtPeriodEnd: true }

const agree = ({ client }: SeededUser, { id }: { id: string }) => client.post('/api/memberships/accept', { id })
/** Buys with one's own email. */
const buy = (learner: SeededUser, plan: SeededPlan) =>
  desk.buy(plan, { reference: learner.userId, email: `${learner.userId}@example.org` })

/** Somebody with a Basic membership, and the other plans that are on sale. */
async function hold() {
  const basic = await desk.seed({ name: 'Basic', priceCents: 1200 })
  const silver = await desk.seed()
  const gold = await desk.seed({ name: 'Gold', priceCents: 5900 })
  const learner = await seedUser(academy)
  await buy(learner, basic)
  const [held] = await desk.becomes(learner, [renews])
  return { learner, basic, silver, gold, id: held?.id ?? '' }
}

/** News of the newest membership of somebody, and all that it brings. */
async function hear({ userId }: SeededUser): Promise<void> {
  const id = (await desk.membershipsOf(userId)).at(-1)?.subscriptionId
  const news = { data: { object: { object: 'subscription', id } } }
  await shop.deliver({ ...eventAbout('', 'customer.subscription.updated'), ...news })
  const stops = `select from pgboss.job where name = 'stop-membership' and state < 'completed'`
  await expect.poll(async () => (await academy.services.db.execute(stops)).rows.length).toBe(0)
}

test('D-8 the plan that was agreed to takes the place of the first, which runs out', async () => {
  const { learner, basic, gold, id } = await hold()
  expect((await agree(learner, gold)).body).toEqual({ accepted: true })
  await buy(learner, gold)
  await desk.becomes(learner, [
    { ...runsOut, planId: basic.id },
    { ...renews, planId: gold.id },
  ])
  expect((await learner.client.put(`/api/memberships/${id}/keep`)).status).toBe(409)
  expect((await learner.client.get('/api/memberships')).body.membershipId).toEqual({ name: 'Gold', duration: 'month' })
})

test('D-8 what is agreed to names a plan', async () => {
  const { learner } = await hold()
  expect((await learner.client.post('/api/memberships/accept')).status).toBe(400)
  expect((await learner.client.post('/api/memberships/accept', {})).status).toBe(400)
})

test('D-8 an agreement without a purchase ends nothing, whatever is told of the plans that are held', async () => {
  const { learner, silver, gold } = await hold()
  await buy(learner, silver)
  await desk.becomes(learner, [renews, renews])
  for (const plan of [gold, silver]) {
    await agree(learner, plan)
    await hear(learner)
    expect(await desk.membershipsOf(learner.userId)).toMatchObject([renews, renews])
  }
})

test('D-8 another plan than the one that was agreed to replaces nothing', async () => {
  const { learner, silver, gold } = await hold()
  await agree(learner, gold)
  await buy(learner, silver)
  await desk.becomes(learner, [renews, renews])
  await hear(learner)
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([renews, renews])
})

test('D-8 T84 a plan that somebody else buys in my name replaces nothing, even one that I agreed to', async () => {
  const { learner, gold } = await hold()
  await agree(learner, gold)
  await desk.buy(gold, { reference: learner.userId, email: 'stranger@example.net' })
  await desk.becomes(learner, [renews, renews])
  await hear(learner)
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([renews, renews])
})

test('D-8 who comes back from their checkout has paid, whatever email they typed there', async () => {
  const { learner, gold } = await hold()
  const stranger = await seedUser(academy)
  await agree(learner, gold)
  const sessionId = await desk.buy(gold, { reference: learner.userId, email: 'work@example.net' })
  await desk.becomes(learner, [renews, renews])
  const back = ({ client }: SeededUser) => client.post('/api/checkout_state', { session_id: sessionId })
  expect((await back(stranger)).body).toEqual({ state: 'other' })
  await hear(learner)
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([renews, renews])
  expect((await back(learner)).body).toEqual({ state: 'active' })
  await desk.becomes(learner, [runsOut, renews])
})

test('D-8 an agreement is used once', async () => {
  const { learner, gold, id } = await hold()
  await agree(learner, gold)
  await buy(learner, gold)
  const [, second] = await desk.becomes(learner, [runsOut, renews])
  await academy.services.payments.cancelSubscription(second?.subscriptionId ?? '', 'now')
  await desk.becomes(learner, [runsOut, { status: 'ended' }])
  expect((await learner.client.put(`/api/memberships/${id}/keep`)).status).toBe(200)
  await buy(learner, gold)
  await desk.becomes(learner, [renews, { status: 'ended' }, renews])
  await hear(learner)
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([renews, { status: 'ended' }, renews])
})
