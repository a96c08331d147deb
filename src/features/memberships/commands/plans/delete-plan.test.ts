import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { plans } from '#src/features/memberships/tables.ts'
import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { openPaymentLinks } from '#src/testing/services/payment-links.ts'
import { openShop } from '#src/testing/services/shop.ts'
import { days, hours } from '#src/wire/durations.ts'

import { reconcileMemberships } from '../reconcile.ts'

const academy = await keepAcademy()
const { db } = academy.services
const { stripe } = openShop(academy)
const links = openPaymentLinks(stripe)
const desk = openPlans(academy)
const { client: admin } = await seedUser(academy, { role: 'admin' })
beforeEach(() => desk.clear())

const address = ({ id }: Pick<SeededPlan, 'id'>) => `/api/admin/membership/${id}`
const remove = async (plan: SeededPlan) =>
  expect((await admin.delete(address(plan), { password: userPassword })).body).toEqual({ deleted: true })
const listed = async () => (await admin.get('/api/admin/memberships')).body
const silver = { name: 'Silver', duration: 'month', price: 29 }
const soldAt = ({ priceId, link }: SeededPlan) => ({ ...silver, paymentId: priceId, link })
/** Somebody pays for it in a checkout that was begun before: the sandbox takes that for an open link. */
const payLate = async (plan: SeededPlan) => {
  await links.becomes(plan, false)
  await links.setByHand(plan, true)
  const buyer = await seedUser(academy)
  await desk.buy(plan, { reference: buyer.userId })
  await links.setByHand(plan, false)
  return buyer
}
const deletedAgo = ({ id }: SeededPlan, ms: number) => {
  const deletedAt = new Date(Date.now() - ms)
  return db.update(plans).set({ deletedAt, archivedAt: deletedAt }).where(eq(plans.id, id))
}
const reconcile = () => reconcileMemberships({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })

test('D-64 a deleted plan is gone for everybody, and its link is closed', async () => {
  const plan = await desk.seed()
  const { client } = await seedUser(academy)
  await remove(plan)
  expect(await listed()).toMatchObject({ plans: [], total: 0 })
  expect((await client.get('/api/memberships')).body.plans).toEqual([])
  expect((await client.get(`/api/memberships/${plan.id}/checkout`)).status).toBe(409)
  const calls = [
    admin.get(address(plan)),
    admin.put(address(plan), soldAt(plan)),
    admin.put(`${address(plan)}/sale`, { onSale: true }),
    admin.delete(address(plan), { password: userPassword }),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  const other = await desk.seed({ name: 'Gold' })
  const stale = { ...soldAt(plan), name: 'Gold', version: '0'.repeat(16) }
  expect((await admin.put(address(other), stale)).body.code).toBe('conflict')
  expect(await db.$count(plans, eq(plans.id, plan.id)), 'a save that was refused has let nothing go').toBe(1)
  await links.becomes(plan, false)
})

test('D-64 D-5 who was paying for a plan when it was deleted gets it, and it is back, off sale', async () => {
  const plan = await desk.seed({ opens: 'all' })
  await remove(plan)
  await deletedAgo(plan, hours(23))
  const buyer = await payLate(plan)
  await desk.becomes(buyer, [{ status: 'active', planId: plan.id }])
  expect(await desk.casesOf(buyer.userId)).toEqual([])
  expect(await listed()).toMatchObject({ plans: [{ _id: plan.id, onSale: false, holders: 1 }], total: 1 })
  expect((await admin.delete(address(plan), { password: userPassword })).body.code).toBe('plan-held')
})

test('D-64 D-5 a plan that gets the payment id of a deleted one takes its place, and its link is opened again', async () => {
  const former = await desk.seed()
  await remove(former)
  await links.becomes(former, false)
  const made = await admin.post('/api/memberships', { ...soldAt(former), differing: 'refused' })
  expect(made.body).toMatchObject({ plan: { paymentId: former.priceId } })
  await links.becomes(former, true)
  const buyer = await seedUser(academy)
  await desk.buy(former, { reference: buyer.userId })
  await desk.becomes(buyer, [{ planId: made.body.plan._id }])

  const [deleted, changed] = [await desk.seed({ name: 'Gold' }), await desk.seed({ name: 'Basic' })]
  await remove(deleted)
  const answer = await admin.put(address(changed), { ...soldAt(deleted), name: 'Basic' })
  expect(answer.body).toMatchObject({ plan: { _id: changed.id, paymentId: deleted.priceId } })
  expect(await listed()).toMatchObject({ total: 2 })
})

test('D-64 D-5 who was paying a former price of a deleted plan gets the plan that took its place', async () => {
  const takeover = async (
    former: SeededPlan,
    next: SeededPlan,
    take: () => Promise<{ body: { plan: { _id: string } } }>,
  ) => {
    await db.delete(plans).where(eq(plans.id, next.id))
    expect((await admin.put(address(former), { ...soldAt(next), name: 'Gold' })).status).toBe(200)
    await remove(former)
    const { plan } = (await take()).body
    await desk.becomes(await payLate(former), [{ status: 'active', planId: plan._id }])
  }
  const [first, second] = [await desk.seed({ name: 'Gold' }), await desk.seed({ name: 'Basic' })]
  await takeover(first, second, () => admin.post('/api/memberships', soldAt(second)))

  const [third, fourth, heir] = [
    await desk.seed({ name: 'Gold' }),
    await desk.seed({ name: 'Basic', duration: 'year' }),
    await desk.seed({ name: 'Basic' }),
  ]
  await takeover(third, fourth, () => admin.put(address(heir), { ...soldAt(fourth), name: 'Basic' }))
  await desk.becomes(await payLate(heir), [{ status: 'active', planId: heir.id }])
})

test('D-64 D-5 a subscription that the provider moves to the price of a deleted plan brings it back', async () => {
  const [held, deleted] = [await desk.seed(), await desk.seed({ name: 'Gold' })]
  const buyer = await seedUser(academy)
  await desk.buy(held, { reference: buyer.userId })
  const [membership] = await desk.becomes(buyer, [{ planId: held.id }])
  await remove(deleted)
  const subscription = await stripe.subscriptions.retrieve(membership?.subscriptionId ?? '')
  const items = [{ id: subscription.items.data[0]?.id ?? '', price: deleted.priceId }]
  await stripe.subscriptions.update(subscription.id, { items })
  await desk.becomes(buyer, [{ planId: deleted.id, status: 'active' }])
  expect(await listed()).toMatchObject({ total: 2 })
  await reconcile()
  expect(await desk.mine(buyer.client)).toMatchObject([{ name: 'Gold', status: 'active' }])
})

test('D-64 D-5 a membership stays with its plan, whatever is sold at its former price since', async () => {
  const [plan, dearer] = [await desk.seed(), await desk.seed({ name: 'Basic', priceCents: 3900 })]
  await db.delete(plans).where(eq(plans.id, dearer.id))
  const buyer = await seedUser(academy)
  await desk.buy(plan, { reference: buyer.userId })
  const [membership] = await desk.becomes(buyer, [{ planId: plan.id }])
  expect((await admin.put(address(plan), { ...soldAt(dearer), price: 39 })).status).toBe(200)
  const gold = (await admin.post('/api/memberships', { ...soldAt(plan), name: 'Gold' })).body.plan
  for (const verb of ['cancel', 'keep']) {
    expect((await buyer.client.put(`/api/memberships/${membership?.id}/${verb}`)).status).toBe(200)
    expect(await desk.membershipsOf(buyer.userId)).toMatchObject([{ planId: plan.id }])
  }
  expect((await admin.delete(address(plan), { password: userPassword })).body.code).toBe('plan-held')
  await remove({ ...plan, id: gold._id })
})

test('D-64 a deleted plan goes for good when nobody can have paid for it any more', async () => {
  const [young, old, kept] = [await desk.seed(), await desk.seed({ name: 'Gold' }), await desk.seed({ name: 'Basic' })]
  for (const plan of [young, old]) await remove(plan)
  await deletedAgo(young, days(4) - hours(1))
  await deletedAgo(old, days(4) + hours(1))
  await reconcile()
  const left = await db.select({ id: plans.id }).from(plans)
  expect(left.map(({ id }) => id).toSorted()).toEqual([young.id, kept.id].toSorted())
})
