import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { removeForgotten } from './commands.ts'
import { unsavedForms } from './tables.ts'

const academy = await keepAcademy()
const { db } = academy.services
const { client: admin, userId } = await seedUser(academy, { role: 'admin' })
const place = '/dashboard/manage-blogs/new-blog'
const at = (where: string) => `/api/unsaved?place=${encodeURIComponent(where)}`
const find = async (who = admin, where = place) => (await who.get(at(where))).body.unsaved

test('what an administrator typed is there for them on every device, and for nobody else', async () => {
  const other = (await seedUser(academy, { role: 'admin' })).client
  expect(await find()).toBeNull()
  expect((await admin.put('/api/unsaved', { place, typed: '{"a":1}' })).status).toBe(200)
  expect((await admin.put('/api/unsaved', { place, typed: '{"a":2}' })).status).toBe(200)
  expect(await find()).toEqual({ typed: '{"a":2}', at: expect.any(String) })
  expect(await find(other)).toBeNull()
  await other.delete('/api/unsaved', { place })
  expect(await find()).not.toBeNull()
  await admin.delete('/api/unsaved', { place })
  expect(await find()).toBeNull()
  expect((await admin.delete('/api/unsaved', { place })).status).toBe(200)
})

test('learners and visitors keep nothing there', async () => {
  const learner = (await seedUser(academy)).client
  const visitor = academy.client()
  for (const [who, status] of [
    [learner, 403],
    [visitor, 401],
  ] as const) {
    expect((await who.get(at(place))).status).toBe(status)
    expect((await who.put('/api/unsaved', { place, typed: '{}' })).status).toBe(status)
    expect((await who.delete('/api/unsaved', { place })).status).toBe(status)
  }
})

test.each([
  ['no address', { place: '', typed: '{}' }],
  ['a long address', { place: 'x'.repeat(301), typed: '{}' }],
  ['too much', { place, typed: 'x'.repeat(500_001) }],
  ['what no text can hold', { place, typed: '"\u0000"' }],
  ['nothing', { place, typed: '' }],
])('T56 not kept: %s', async (_, wrong) => {
  expect((await admin.put('/api/unsaved', wrong)).status).toBe(400)
})

test('T56 fifty forms of one administrator are kept, the newest; a form of two months ago is given up', async () => {
  const { client, userId: third } = await seedUser(academy, { role: 'admin' })
  for (let form = 0; form < 52; form += 1)
    await client.put('/api/unsaved', { place: `/dashboard/form-${form}`, typed: '{}' })
  const places = async (id: string) =>
    (await db.select().from(unsavedForms).where(eq(unsavedForms.userId, id))).map(row => row.place)
  expect(await places(third)).toHaveLength(50)
  expect(await places(third)).not.toContain('/dashboard/form-1')
  expect(await places(third)).toContain('/dashboard/form-51')
  await admin.put('/api/unsaved', { place: '/old', typed: '{}' })
  await admin.put('/api/unsaved', { place: '/new', typed: '{}' })
  await db
    .update(unsavedForms)
    .set({ updatedAt: sql`now() - interval '61 days'` })
    .where(eq(unsavedForms.place, '/old'))
  await removeForgotten({ db })
  expect(await places(userId)).toEqual(['/new'])
})
