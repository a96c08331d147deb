import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { openShop } from '#src/testing/services/shop.ts'
import { days } from '#src/wire/durations.ts'

const academy = await keepAcademy()
const desk = openPlans(academy)
const shop = openShop(academy)
const { client: admin } = await seedUser(academy, { role: 'admin' })

/** Pays for somebody with an email that another account has: staff decide. @returns the case */
async function payForAnother(plan: SeededPlan, { userId }: { userId: string }) {
  const payer = await seedUser(academy)
  await desk.buy(plan, { reference: userId, email: `${payer.userId}@example.org` })
  await expect.poll(() => desk.casesOf(payer.userId)).toMatchObject([{ reason: 'other-payer', closedAt: null }])
  const [found] = await desk.casesOf(payer.userId)
  return { id: found?.id ?? '', subscriptionId: found?.subject ?? '', email: `${userId}@example.org` }
}
const grant = ({ id, email }: { id: string; email: string }, plan: SeededPlan) =>
  admin.post(`/api/admin/payments/cases/${id}/grant`, { planId: plan.id, email })

test('T84 D-5 the plan that staff granted stays, although another one is sold at that price', async () => {
  await desk.clear()
  const [sold, granted] = [await desk.seed(), await desk.seed({ name: 'Gold', duration: 'year', opens: 'all' })]
  const holder = await seedUser(academy)
  const found = await payForAnother(sold, holder)
  expect((await grant(found, granted)).body).toEqual({ granted: true })
  await shop.stripe.subscriptions.update(found.subscriptionId, { cancel_at_period_end: true })
  await desk.becomes(holder, [{ planId: granted.id, cancelAtPeriodEnd: true }])
  expect(await desk.mine(holder.client)).toMatchObject([{ name: 'Gold', payable: 29, interval: 'month' }])
})

test('T84 D-8 staff grant nobody a plan that they have already', async () => {
  await desk.clear()
  const [plan, other] = [await desk.seed(), await desk.seed({ name: 'Gold' })]
  const holder = await seedUser(academy)
  await desk.buy(plan, { reference: holder.userId })
  await desk.becomes(holder, [{ planId: plan.id }])
  const found = await payForAnother(plan, holder)
  expect((await grant(found, plan)).body).toMatchObject({
    code: 'membership-held',
    message: 'They have this plan already. Choose another one, or refund this payment',
  })
  expect(await desk.membershipsOf(holder.userId)).toHaveLength(1)
  expect((await grant(found, other)).body).toEqual({ granted: true })
  expect(await desk.membershipsOf(holder.userId)).toMatchObject([{ planId: plan.id }, { planId: other.id }])
})

test('T84 D-8 a granted plan takes the place of the same one that is not paid', async () => {
  await desk.clear()
  const plan = await desk.seed()
  const holder = await seedUser(academy)
  await desk.buy(plan, { reference: holder.userId, card: '4000000000000341' })
  const [old] = await desk.becomes(holder, [{ planId: plan.id, status: 'active' }])
  desk.sandbox.advance(days(32))
  await desk.becomes(holder, [{ status: 'past-due' }])
  expect((await grant(await payForAnother(plan, holder), plan)).body).toEqual({ granted: true })
  await expect
    .poll(async () => (await shop.stripe.subscriptions.retrieve(old?.subscriptionId ?? '')).status)
    .toBe('canceled')
})
