import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { memberships, plans } from '../tables.ts'

const academy = await keepAcademy()
const desk = openPlans(academy)
beforeEach(() => desk.clear())

const planOf = async (id: string, client = academy.client()) => (await client.get(`/api/course/${id}/plan`)).body.plan

const drawn = async (id: string, client = academy.client()): Promise<string | undefined> => {
  const { text } = await client.get(`/course/${id}`)
  return /<a [^>]*href="(\/pricing[^"]*)"[^>]*>(Included in [^<]*)</.exec(text)?.slice(1).join(' ')
}

test('L-CRS-4 D-4 a course says the cheapest plan on sale that opens it, with its discount off', async () => {
  const { db } = academy.services
  const [{ id }, { id: other }] = [await seedCourse(db), await seedCourse(db)]
  expect([await planOf(id), await drawn(id)]).toEqual([null, undefined])
  await desk.seed({ name: 'Gold', priceCents: 5900, opens: 'all' })
  await desk.seed({ name: 'Silver', duration: 'year', priceCents: 29_000, opens: 'all' })
  await desk.seed({ name: 'Silver', priceCents: 3600, soldAtCents: 2900, discount: 20, opens: 'all' })
  const basic = await desk.seed({ name: 'Basic', priceCents: 400, opens: 'chosen', courseIds: [other] })
  await desk.seed({ name: 'Basic', duration: 'year', priceCents: 100, opens: 'none' })
  const cheap = { name: 'Silver', duration: 'month', payable: 28.8, byCard: true }
  await expect.poll(() => planOf(id)).toEqual(cheap)
  await expect.poll(() => drawn(id)).toBe('/pricing Included in Silver, $28.80 a month')
  await expect.poll(() => planOf(other)).toEqual({ name: 'Basic', duration: 'month', payable: 4, byCard: true })
  await expect.poll(() => drawn(other)).toBe('/pricing Included in Basic, $4 a month')
  // The link was kept by an older rule, and nobody is sent there any more: it is not on sale.
  await db.update(plans).set({ link: 'https://elsewhere.example/b/1' }).where(eq(plans.id, basic.id))
  await expect.poll(() => planOf(other)).toEqual(cheap)
})

test('L-CRS-4 a page that is kept follows the plans, and a year is called a year', async () => {
  const { id } = await seedCourse(academy.services.db)
  const admin = (await seedUser(academy, { role: 'admin' })).client
  expect(await drawn(id)).toBeUndefined()
  const link = 'https://buy.stripe.com/test_gold'
  const gold = { name: 'Gold', price: 190, duration: 'year', paymentId: 'price_gold', link, opens: 'all' }
  const { body } = await admin.post('/api/memberships', gold)
  await expect.poll(() => drawn(id)).toBe('/pricing?duration=year Included in Gold, $190 a year')
  expect((await admin.put(`/api/admin/membership/${body.plan._id}`, { ...gold, opens: 'none' })).status).toBe(200)
  await expect.poll(() => drawn(id)).toBeUndefined()
})

test('a plan is not offered for what costs nothing, is no course of the catalogue, or is open', async () => {
  const { db } = academy.services
  await desk.seed({ opens: 'all' })
  const [{ id }, { id: free }] = [await seedCourse(db), await seedCourse(db, { priceCents: 0 })]
  const { id: draft } = await seedCourse(db, { publishedAt: null })
  expect(await planOf(id)).not.toBeNull()
  for (const closed of [free, draft, '00000000-0000-4000-8000-000000000000']) expect(await planOf(closed)).toBeNull()
  const owner = await seedUser(academy, { holds: [id] })
  expect(await drawn(id, owner.client)).toBeUndefined()
})

test('a plan is not offered to who holds one that opens the course, paid or not', async () => {
  const { db } = academy.services
  const plan = await desk.seed({ opens: 'all' })
  await desk.seed({ name: 'Basic', priceCents: 400, opens: 'all' })
  const { id } = await seedCourse(db)
  const learner = await seedUser(academy)
  expect(await drawn(id, learner.client)).toBe('/pricing Included in Basic, $4 a month')
  await desk.buy(plan, { reference: learner.userId })
  await desk.becomes(learner, [{ status: 'active' }])
  expect(await planOf(id, learner.client)).toBeNull()
  await db.update(memberships).set({ status: 'past-due' })
  expect([await planOf(id, learner.client), await drawn(id, learner.client)]).toEqual([null, undefined])
  await db.update(memberships).set({ status: 'ended' })
  expect(await planOf(id, learner.client)).not.toBeNull()
})
