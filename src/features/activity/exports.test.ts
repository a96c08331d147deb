import { expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { clubForm, seedApplication } from '#src/testing/content/applications.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy()
const { db } = academy.services
const { client: admin, userId } = await seedUser(academy, { role: 'admin' })

const exported = async () => {
  const { entries } = (await admin.get('/api/admin/activity?verb=export')).body
  return entries.map(
    (entry: { kind: string; by: object; thing: object; changes: { field: string; after: unknown }[] }) => ({
      kind: entry.kind,
      by: entry.by,
      thing: entry.thing,
      ...Object.fromEntries(entry.changes.map(({ field, after }) => [field, after])),
    }),
  )
}

test('T69 who takes a list of people out of the academy leaves an entry, with how many and by which filters', async () => {
  const { id: courseId } = await seedCourse(db)
  const order = { userId, courseId, amountCents: 900, currency: 'usd' }
  await db.insert(orders).values([
    { ...order, status: 'paid', paidAt: new Date() },
    { ...order, status: 'refunded', paidAt: new Date() },
  ])
  const applicationId = await seedApplication(db, { name: 'Spring intake' })
  expect((await academy.client().post('/api/club/application', await clubForm(applicationId))).status).toBe(200)

  const at = [
    `/api/admin/application/${applicationId}/registrations.csv`,
    '/api/admin/orders.csv?status=paid&words=usd',
  ]
  for (const address of at) expect((await admin.get(address)).status, 'nobody has confirmed').toBe(403)
  expect(await exported()).toEqual([])

  await confirmByPassword(admin)
  for (const address of [at[0], '/api/admin/orders.csv?status=paid', '/api/admin/orders.csv?words=Nobody'])
    expect((await admin.get(address ?? '')).status).toBe(200)
  const by = { _id: userId, name: expect.any(String), image: null }
  const thing = { _id: null, name: null, isGone: false }
  expect(await exported()).toEqual([
    { kind: 'order', by, thing, rows: 0, time: 'all', searched: true },
    { kind: 'order', by, thing, rows: 1, status: 'paid', time: 'all', searched: false },
    {
      kind: 'application',
      by,
      thing: { ...thing, _id: applicationId, name: 'Spring intake' },
      rows: 1,
      searched: false,
    },
  ])
})
