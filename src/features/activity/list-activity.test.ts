import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser, type SeededUser } from '#src/testing/content/courses.ts'

let academy: TestAcademy
let admin: SeededUser
let other: SeededUser
beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'error' } })
  admin = await seedUser(academy, { role: 'admin' })
  other = await seedUser(academy, { role: 'admin' })
})
afterAll(() => academy[Symbol.asyncDispose]())

type Change = { field: string; before: unknown; after: unknown }
type Entry = { kind: string; verb: string; thing: { name: string | null } }
const list = async (query = '') => (await admin.client.get(`/api/admin/activity?${query}`)).body
const namesOf = async (query: string) =>
  (await list(query)).entries.map(({ kind, verb, thing }: Entry) => `${kind}.${verb} ${thing.name}`)

type Seed = Partial<typeof auditEntries.$inferInsert> & { day: string }
const seed = ({ day, ...entry }: Seed) =>
  academy.services.db.insert(auditEntries).values({
    actorId: admin.userId,
    action: 'course.update',
    thingId: null,
    thingName: 'A course',
    createdAt: new Date(day),
    ...entry,
  })

test('what administrators did is listed, filtered by person, kind, action, period, name and thing', async () => {
  const thingId = randomUUID()
  await seed({ day: '2026-01-01T23:59:59.999Z', action: 'course.create', thingId, thingName: 'Sprint' })
  await seed({ day: '2026-01-02T00:00:00Z', action: 'course.update', thingId, thingName: 'Sprint, anew' })
  await seed({ day: '2026-01-03T12:00:00Z', action: 'blog.update', thingName: '100 % effort', actorId: other.userId })
  await seed({ day: '2026-01-04T12:00:00Z', action: 'odd-thing.odd-deed', thingName: 'Something' })
  const sprint = ['course.update Sprint, anew', 'course.create Sprint']
  expect(await namesOf('')).toEqual(['odd-thing.odd-deed Something', 'blog.update 100 % effort', ...sprint])
  expect(await namesOf(`user=${other.userId}`)).toEqual(['blog.update 100 % effort'])
  expect(await namesOf('kind=course')).toEqual(sprint)
  expect(await namesOf('verb=update')).toEqual(['blog.update 100 % effort', 'course.update Sprint, anew'])
  expect(await namesOf('kind=course&verb=create')).toEqual(['course.create Sprint'])
  expect(await namesOf('kind=nothing')).toEqual([])
  expect(await namesOf('name=%25')).toEqual(['blog.update 100 % effort'])
  expect(await namesOf('name=anew+sprint')).toEqual(['course.update Sprint, anew'])
  expect(await namesOf(`thing=${thingId}`)).toEqual(sprint)
  expect(await namesOf('from=2026-01-02&to=2026-01-03')).toEqual(['blog.update 100 % effort', sprint[0]])
  expect(await namesOf('to=2026-01-01')).toEqual([sprint[1]])
  expect(await namesOf('limit=1&page=3')).toEqual([sprint[0]])
  const { kinds, verbs, users, total, NbOfPages } = await list('limit=3')
  expect([kinds, verbs]).toEqual([
    ['blog', 'course', 'odd-thing'],
    ['update', 'create', 'odd-deed'],
  ])
  expect(users.map(({ name }: { name: string }) => name)).toEqual(['Demo Learner', 'Demo Learner'])
  expect([total, NbOfPages]).toEqual([4, 2])
  expect((await list(`thing=${thingId}`)).thingName).toBe('Sprint, anew')
  expect((await list('thing=nothing')).thingName).toBeNull()
  for (const wrong of ['user=1', 'kind=%25', "verb=a'", 'from=soon', 'page=0', 'limit=1000', 'sort=name'])
    expect([wrong, (await admin.client.get(`/api/admin/activity?${wrong}`)).status]).toEqual([wrong, 400])
})

test('an entry says of each field what it was and is, leaves out what is empty, and shortens long texts', async () => {
  await seed({
    day: '2026-02-01T00:00:00Z',
    before: { title: 'Old', learn: [], text: 'x'.repeat(10_000) },
    after: { title: 'New', learn: ['a'], text: '', outcome: '', priceCents: 4900 },
  })
  const [entry] = (await list('from=2026-02-01')).entries
  const read = entry.changes.map(({ field, before, after }: Change) => [field, [before, after]])
  expect(Object.fromEntries(read)).toEqual({
    title: ['Old', 'New'],
    learn: [[], ['a']],
    text: [`${'x'.repeat(4000)}…`, ''],
    priceCents: [null, 4900],
  })
})

test('a thing that was deleted has no page any more, and an erased administrator no name', async () => {
  const thingId = randomUUID()
  const gone = await seedUser(academy, { role: 'admin' })
  await seed({ day: '2026-03-01T00:00:00Z', action: 'blog.create', thingId, actorId: gone.userId })
  const [before] = (await list(`thing=${thingId}`)).entries
  expect([before.thing.isGone, before.by]).toMatchObject([false, { name: 'Demo Learner', image: null }])
  await seed({ day: '2026-03-02T00:00:00Z', action: 'blog.delete', thingId, thingName: '' })
  await academy.services.db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, gone.userId))
  const [deletion, creation] = (await list(`thing=${thingId}`)).entries
  expect([deletion.thing, creation.thing.isGone, creation.by.name]).toEqual([
    { _id: thingId, name: null, isGone: true },
    true,
    null,
  ])
})

test('of a hundred thousand entries any page of any filter is there in a moment', async () => {
  for (let part = 0; part < 20; part += 1)
    await academy.services.db.execute(sql`
    insert into audit_entries (actor_id, action, thing_id, thing_name, before, after, created_at)
    select case when n % 3 = 0 then ${other.userId}::uuid else ${admin.userId}::uuid end,
      (array['course', 'blog', 'video', 'research', 'plan'])[1 + n % 5] || '.' || (array['create', 'update', 'delete'])[1 + n % 3],
      'thing-' || n % 5000, 'Thing number ' || n % 5000,
      '{"title": "Old"}', '{"title": "New"}', now() - n * interval '5 minutes'
    from generate_series(${part * 5000 + 1}::int, ${part * 5000 + 5000}::int) n`)
  await academy.asOwner('analyze audit_entries')
  const filters = ['page=5000', 'kind=plan&verb=delete', 'name=number+4999', 'thing=thing-17', `user=${other.userId}`]
  for (const query of ['', ...filters]) {
    const times = []
    for (let nth = 0; nth < 3; nth += 1) {
      const started = performance.now()
      expect((await list(query)).entries.length, query).toBeGreaterThan(0)
      times.push(performance.now() - started)
    }
    expect(Math.min(...times), query).toBeLessThan(2000)
  }
})

test('the things whose ids stand in a change are named as they are called now', async () => {
  const course = await seedCourse(academy.services.db, { title: 'Sprint mechanics' })
  const gone = randomUUID()
  await seed({ day: '2020-02-01T00:00:00Z', before: { courseIds: [] }, after: { courseIds: [course.id, gone] } })
  expect((await list('from=2020-02-01&to=2020-02-01')).names).toEqual({ [course.id]: 'Sprint mechanics' })
})
