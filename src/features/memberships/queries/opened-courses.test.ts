import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'

let academy: TestAcademy
let desk: ReturnType<typeof openPlans>
beforeAll(async () => {
  academy = await startAcademy()
  desk = openPlans(academy)
})
afterAll(() => academy[Symbol.asyncDispose]())

type Listed = { _id: string; opens: string; courses: { title: string }[]; courseCount: number }

/** What the kept answer for visitors says of a plan. */
async function told(planId: string) {
  const { plans }: { plans: Listed[] } = (await academy.client().get('/api/memberships')).body
  const plan = plans.find(({ _id }) => _id === planId)
  return plan && { opens: plan.opens, titles: plan.courses.map(({ title }) => title), count: plan.courseCount }
}

const inCatalogue = async (planId: string) =>
  (await academy.client().get(`/api/courses?limit=2&plan=${planId}`)).body.total as number

test('L-MEM-1 D-4 a plan tells the first courses that it opens and how many, as they are now', async () => {
  const { db } = academy.services
  const titles = ['Agility', 'Breathing', 'Cadence', 'Diet', 'Endurance', 'Force'] as const
  const seeded = await Promise.all(titles.map(title => seedCourse(db, { title })))
  const [archived] = seeded.map(({ id }) => id)
  const basic = await desk.seed({ name: 'Basic', opens: 'chosen', courseIds: seeded.map(({ id }) => id) })
  const silver = await desk.seed({ name: 'Silver', opens: 'all', courseIds: [] })
  expect(await told(basic.id)).toEqual({ opens: 'chosen', titles: titles.slice(0, 4), count: 6 })
  const { text } = await academy.client().get('/pricing')
  expect(text).toContain(`<a class="link" href="/courses?plan=${basic.id}"`)
  expect(text).toContain('2 more courses')
  expect(await told(silver.id)).toEqual({ opens: 'all', titles: [], count: 0 })
  expect([await inCatalogue(basic.id), await inCatalogue(silver.id)]).toEqual([6, 6])

  const admin = (await seedUser(academy, { role: 'admin' })).client
  const { plan } = (await admin.get(`/api/admin/membership/${basic.id}`)).body
  const { name, price, duration, paymentId, link } = plan
  const given = { name, price, duration, paymentId, link }
  await admin.put(`/api/admin/membership/${basic.id}`, {
    ...given,
    opens: 'chosen',
    courseIds: [archived, seeded[4]?.id],
  })
  await expect.poll(() => told(basic.id)).toEqual({ opens: 'chosen', titles: ['Agility', 'Endurance'], count: 2 })
  await expect.poll(() => inCatalogue(basic.id)).toBe(2)
  await db
    .update(courses)
    .set({ archivedAt: new Date() })
    .where(eq(courses.id, archived ?? ''))
  await admin.put(`/api/admin/membership/${basic.id}`, { ...given, opens: 'none', courseIds: [seeded[4]?.id] })
  await expect.poll(() => told(basic.id)).toEqual({ opens: 'none', titles: [], count: 0 })
  await expect.poll(() => inCatalogue(basic.id)).toBe(0)
})
