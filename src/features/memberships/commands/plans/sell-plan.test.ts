import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { plans } from '#src/features/memberships/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { userPassword, seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { openPaymentLinks } from '#src/testing/services/payment-links.ts'
import { openShop } from '#src/testing/services/shop.ts'
import { hours } from '#src/wire/durations.ts'

import { reconcileMemberships } from '../reconcile.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const links = openPaymentLinks(openShop(academy).stripe)
const desk = openPlans(academy)
const { client: admin } = await seedUser(academy, { role: 'admin' })
beforeEach(() => desk.clear())

const sell = ({ id }: SeededPlan, onSale: boolean) => admin.put(`/api/admin/membership/${id}/sale`, { onSale })
const shown = async () => (await academy.client().get('/api/memberships')).body.plans
const endedHoursAgo = ({ id }: SeededPlan, count: number) =>
  db
    .update(plans)
    .set({ archivedAt: new Date(Date.now() - hours(count)) })
    .where(eq(plans.id, id))
const reconcile = () => reconcileMemberships({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })

test('D-5 D-64 a plan that was sold is taken off sale and put back; its holder keeps it, and it renews', async () => {
  const { id: courseId } = await seedCourse(db)
  const [plan, stranger] = [await desk.seed({ opens: 'all' }), await seedUser(academy)]
  const holder = await seedUser(academy)
  await desk.buy(plan, { reference: holder.userId })
  await desk.becomes(holder, [{ status: 'active' }])
  expect((await admin.delete(`/api/admin/membership/${plan.id}`, { password: userPassword })).body.code).toBe(
    'plan-held',
  )

  expect((await sell(plan, false)).body).toEqual({ onSale: false })
  expect(await shown()).toEqual([])
  expect((await stranger.client.get(`/api/course/${courseId}/plan`)).body).toEqual({ plan: null })
  expect((await stranger.client.get(`/api/memberships/${plan.id}/checkout`)).body.code).toBe('plan-off-sale')
  await links.becomes(plan, false)
  await endedHoursAgo(plan, 48)
  await reconcile()
  expect(await desk.mine(holder.client)).toMatchObject([{ name: 'Silver', status: 'active', cancelAtPeriodEnd: false }])
  expect(await desk.opens(holder.client, courseId)).toBe(true)
  expect((await admin.get('/api/admin/memberships')).body.plans).toMatchObject([
    { onSale: false, wasHeld: true, holders: 1 },
  ])

  expect((await sell(plan, true)).body).toEqual({ onSale: true })
  await links.becomes(plan, true)
  expect(await shown()).toMatchObject([{ _id: plan.id, held: false }])
  expect((await holder.client.get('/api/memberships')).body.plans).toMatchObject([{ held: true }])
  const later = await seedUser(academy)
  await desk.buy(plan, { reference: later.userId })
  await desk.becomes(later, [{ status: 'active' }])
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.thingId, plan.id))
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['plan.archive', 'plan.restore']))
})

test('D-5 who was paying when a plan left the sale gets it for a day; whoever pays later is put before staff', async () => {
  const plan = await desk.seed({ opens: 'all' })
  await sell(plan, false)
  await links.becomes(plan, false)
  await links.setByHand(plan, true)
  await endedHoursAgo(plan, 23)
  const early = await seedUser(academy)
  await desk.buy(plan, { reference: early.userId })
  await desk.becomes(early, [{ status: 'active' }])
  await endedHoursAgo(plan, 25)
  const late = await seedUser(academy)
  await desk.buy(plan, { reference: late.userId })
  await expect.poll(() => desk.casesOf(late.userId)).toMatchObject([{ kind: 'subscription', reason: 'no-plan' }])
  expect(await desk.mine(late.client)).toEqual([])
  for (const path of ['/api/memberships', '/api/memberships/mine'])
    expect([(await late.client.get(path)).body.underReview, (await early.client.get(path)).body.underReview]).toEqual([
      true,
      false,
    ])
})

test('D-6 one plan for each name and duration is on sale; who holds the former one does not hold the new one', async () => {
  const former = await desk.seed()
  const holder = await seedUser(academy)
  await desk.buy(former, { reference: holder.userId })
  await desk.becomes(holder, [{ status: 'active' }])
  await sell(former, false)
  const next = await desk.seed({ priceCents: 3900 })
  expect((await holder.client.get('/api/memberships')).body).toMatchObject({
    plans: [{ _id: next.id, held: false }],
    membershipId: { name: 'Silver', duration: 'month' },
  })
  expect((await holder.client.get(`/api/memberships/${next.id}/checkout`)).status).toBe(200)
  expect((await sell(former, true)).body.code).toBe('plan-exists')
  expect(await shown()).toMatchObject([{ _id: next.id }])
})

test('D-5 a link that a plan gets while it is off sale is closed, too', async () => {
  const [plan, given] = [await desk.seed(), await desk.seed({ name: 'Gold' })]
  await db.delete(plans).where(eq(plans.id, given.id))
  await sell(plan, false)
  const changed = await admin.put(`/api/admin/membership/${plan.id}`, {
    name: 'Silver',
    duration: 'month',
    price: 29,
    paymentId: given.priceId,
    link: given.link,
  })
  expect(changed.body.plan).toMatchObject({ onSale: false })
  await links.becomes(plan, false)
  await links.becomes(given, false)
})

test('D-5 a link that a plan left and gets back is opened again, and so is that of a plan off sale for the next one', async () => {
  const [plan, other] = [await desk.seed(), await desk.seed({ name: 'Gold' })]
  await db.delete(plans).where(eq(plans.id, other.id))
  const fields = { name: 'Silver', duration: 'month', price: 29 }
  const at = ({ priceId, link }: SeededPlan) => ({ ...fields, paymentId: priceId, link })
  const path = `/api/admin/membership/${plan.id}`
  expect((await admin.put(path, at(other))).body).toMatchObject({ plan: {} })
  await links.becomes(plan, false)
  expect((await admin.put(path, at(plan))).status).toBe(200)
  await links.becomes(plan, true)

  await sell(plan, false)
  await links.becomes(plan, false)
  expect((await admin.put(path, { ...at(plan), description: 'Anew', differing: 'refused' })).status).toBe(200)
  await db.delete(plans).where(eq(plans.id, plan.id))
  expect((await admin.post('/api/memberships', at(plan))).status).toBe(200)
  await links.becomes(plan, true)
})

test('taking off sale what is off sale leaves no trace, and is no fault', async () => {
  const plan = await desk.seed()
  for (const onSale of [true, false, false]) expect((await sell(plan, onSale)).body).toEqual({ onSale })
  expect(await db.$count(auditEntries, eq(auditEntries.thingId, plan.id))).toBe(1)
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
