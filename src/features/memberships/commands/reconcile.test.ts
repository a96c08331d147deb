import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { catchUpWithSubscriptions } from '#src/features/orders/commands/catching-up/catch-up.ts'
import { openCase } from '#src/server/payments/cases.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { days } from '#src/wire/durations.ts'

import { reconcileMemberships } from './reconcile.ts'

let academy: TestAcademy
let desk: ReturnType<typeof openPlans>
beforeEach(async () => {
  academy = await startAcademy()
  desk = openPlans(academy)
})
afterEach(() => academy[Symbol.asyncDispose]())

const asJob = () => ({ ...academy.services, actor: { kind: 'job', name: 'test' } as const, ip: '' })
const drop = (isOn: boolean) => desk.sandbox.order({ webhooks: { drop: isOn } })

test('D-5 a checkout whose webhooks are lost is found, once', async () => {
  const learner = await seedUser(academy)
  drop(true)
  await desk.buy(await desk.seed(), { reference: learner.userId })
  expect(await desk.membershipsOf(learner.userId)).toEqual([])
  expect(await catchUpWithSubscriptions(asJob())).toBeGreaterThan(0)
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([{ status: 'active' }])
  expect(await catchUpWithSubscriptions(asJob())).toBe(0)
})

test('D-5 an end that no webhook told of is found when the period is over', async () => {
  const learner = await seedUser(academy)
  await desk.buy(await desk.seed(), { reference: learner.userId })
  const [membership] = await desk.becomes(learner, [{ status: 'active' }])
  expect(await reconcileMemberships(asJob())).toBe(0)
  drop(true)
  await academy.services.payments.cancelSubscription(membership?.subscriptionId ?? '', 'now')
  academy.clock.now = new Date(academy.clock.now.getTime() + days(32))
  expect(await reconcileMemberships(asJob())).toBe(1)
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([{ status: 'ended' }])
})

test('nobody pays on for an account that is erased', async () => {
  const learner = await seedUser(academy)
  await desk.buy(await desk.seed(), { reference: learner.userId })
  const [membership] = await desk.becomes(learner, [{ status: 'active' }])
  await academy.services.db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, learner.userId))
  await reconcileMemberships(asJob())
  await desk.becomes(learner, [{ status: 'ended' }])
  const there = await academy.services.payments.findSubscription(membership?.subscriptionId ?? '')
  expect(there?.status).toBe('canceled')
})

test('nobody pays on for what waits for staff, once who paid is erased', async () => {
  const [named, payer] = [await seedUser(academy), await seedUser(academy)]
  await desk.buy(await desk.seed(), { reference: named.userId, email: `${payer.userId}@example.org` })
  await expect.poll(() => desk.casesOf(payer.userId)).toMatchObject([{ reason: 'other-payer' }])
  const [found] = await desk.casesOf(payer.userId)
  const cancelsAt = async () => (await academy.services.payments.findSubscription(found?.subject ?? ''))?.cancelsAt
  await reconcileMemberships(asJob())
  expect(await cancelsAt()).toBeNull()
  await academy.services.db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, payer.userId))
  await reconcileMemberships(asJob())
  expect(await cancelsAt()).toBeInstanceOf(Date)
})

test('R24 a case that cannot be read keeps no other one from being looked at', async () => {
  const learner = await seedUser(academy)
  drop(true)
  const sessionId = await desk.buy(await desk.seed(), { reference: learner.userId })
  const subscriptionId = await academy.services.payments.findCheckoutSubscription(sessionId)
  const reason = { code: 'no-plan' } as const
  for (const subject of ['sub_broken', subscriptionId ?? ''])
    await openCase(academy.services.db, { kind: 'subscription', subject, reason, userId: learner.userId })
  const { payments } = academy.services
  const findSubscription: typeof payments.findSubscription = id =>
    id === 'sub_broken' ? Promise.reject(new Error('no subscription at all')) : payments.findSubscription(id)
  await reconcileMemberships({ ...asJob(), payments: { ...payments, findSubscription } })
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([{ status: 'active' }])
})

test('D-5 what still renews for a disabled account is found, and stops renewing', async () => {
  const learner = await seedUser(academy)
  await desk.buy(await desk.seed(), { reference: learner.userId })
  await desk.becomes(learner, [{ status: 'active', cancelAtPeriodEnd: false }])
  await academy.services.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, learner.userId))
  expect(await reconcileMemberships(asJob())).toBe(1)
  await desk.becomes(learner, [{ status: 'active', cancelAtPeriodEnd: true }])
  expect(await reconcileMemberships(asJob())).toBe(0)
})
