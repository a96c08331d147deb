import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import {
  learnersOf,
  userPassword as password,
  seedCourse,
  seedProgress,
  seedUser,
} from '#src/testing/content/courses.ts'
import { seedUserWithAllData } from '#src/testing/content/user-with-all-data.ts'

let academy: TestAcademy
let admin: Client
let adminId: string
beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'error' } })
  const seeded = await seedUser(academy, { role: 'admin' })
  admin = seeded.client
  adminId = seeded.userId
})
afterAll(async () => {
  expect(academy.logs, 'no fault, and no write without a trace').toEqual([])
  await academy[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const unknown = '00000000-0000-4000-8000-000000000000'
const at = (id: string, rest = '') => `/api/admin/users/${id}${rest}`
const audit = (id: string) =>
  academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id)).orderBy(auditEntries.createdAt)
const rename = (id: string, firstName: string, lastName: string) =>
  academy.services.db.update(users).set({ firstName, lastName }).where(eq(users.id, id))
const list = async (query: string) => (await admin.get(`/api/admin/users?${query}`)).body
const namesOf = async (query: string): Promise<(string | null)[]> =>
  (await list(query)).users.map(({ name }: { name: string | null }) => name)

test('people are found by words of their name and of every email, filtered, sorted and paged', async () => {
  const { db } = academy.services
  const course = await seedCourse(db)
  const [amel, bruno, chloe] = [
    await seedUser(academy, { holds: [course.id] }),
    await seedUser(academy),
    await seedUser(academy, { role: 'admin' }),
  ]
  await rename(amel.userId, 'Amel', 'Zq-Tempo')
  await rename(bruno.userId, 'Bruno', 'Zq-Cadence')
  await rename(chloe.userId, 'Chloé', 'Zq-Allure')
  await db.insert(accountEmails).values({ email: 'second-zq@club.example', userId: bruno.userId, isPrimary: false })
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, bruno.userId))
  expect(await namesOf('name=zq&sort=name')).toEqual(['Amel Zq-Tempo', 'Bruno Zq-Cadence', 'Chloé Zq-Allure'])
  expect(await namesOf('name=zq&sort=-name&limit=2&page=2')).toEqual(['Amel Zq-Tempo'])
  expect(await namesOf('name=tempo+amel')).toEqual(['Amel Zq-Tempo'])
  expect(await namesOf('name=SECOND-zq')).toEqual(['Bruno Zq-Cadence'])
  expect(await namesOf(`name=bruno+${bruno.userId}`), 'a word of each').toEqual(['Bruno Zq-Cadence'])
  expect(await namesOf('name=%25')).toEqual([])
  expect(await namesOf('name=zq&role=admin')).toEqual(['Chloé Zq-Allure'])
  expect(await namesOf('name=zq&state=disabled')).toEqual(['Bruno Zq-Cadence'])
  expect(await namesOf('name=zq&sort=-courses&limit=1')).toEqual(['Amel Zq-Tempo'])
  const found = await list('name=zq&sort=joined&limit=2')
  expect([found.total, found.NbOfPages]).toEqual([3, 2])
  expect(found.users[0]).toMatchObject({ _id: amel.userId, courses: 1, role: 'learner', state: 'active' })
  for (const wrong of ['role=owner', 'state=gone', 'sort=password', 'limit=1000', 'page=0', 'password=x'])
    expect([wrong, (await admin.get(`/api/admin/users?${wrong}`)).status]).toEqual([wrong, 400])
})

test('T27 one person is shown with what is theirs, nobody else’s, and without a secret', async () => {
  const [{ userId, email, second }] = [
    await seedUserWithAllData(academy, 'Nadia'),
    await seedUserWithAllData(academy, 'Omar'),
  ]
  const { status, body, text } = await admin.get(at(userId))
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ name: 'Nadia Person', isSelf: false, state: 'active', deletionAt: null })
  expect(body.user.emails).toEqual([
    { email, isPrimary: true },
    { email: second, isPrimary: false },
  ])
  const sources = body.courses.map(({ source }: { source: string }) => source)
  expect(new Set(sources), 'the membership opens the other courses').toEqual(new Set(['membership', 'grant']))
  expect(body.courses.at(-1)).toMatchObject({ source: 'grant', progress: 40, lastWatchedAt: expect.any(String) })
  expect(body.orders.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([0, 0, 190, 49, 49, 98])
  const paid = body.orders.filter(({ state }: { state: string }) => state === 'paid')
  expect(
    paid.map(({ course, plan }: { course: unknown; plan: unknown }) => (plan ? 'plan' : typeof course)).toSorted(),
  ).toEqual(['plan', 'string', 'string'])
  expect(body.spent, 'what was paid and stayed').toBe(49 + 190 + 98)
  expect([body.certificates.length, body.memberships.length, body.sessions.length]).toEqual([1, 1, 1])
  expect(text).not.toContain('Omar')
  expect(text).not.toMatch(/argon2|hash|token|private\/|sub_|cus_|pi_/i)
  expect((await admin.get('/api/admin/users?limit=100')).text).not.toMatch(/argon2|hash|token/i)
  expect((await admin.get(at(unknown))).status).toBe(404)
  expect(await audit(userId), 'looking leaves no trace').toEqual([])
})

test('an erased person is shown as that, without a name, and is not found by one', async () => {
  const { userId } = await seedUser(academy)
  await rename(userId, 'Deleted', 'account')
  await academy.services.db.delete(accountEmails).where(eq(accountEmails.userId, userId))
  await academy.services.db
    .update(users)
    .set({ erasedAt: new Date(), disabledAt: new Date() })
    .where(eq(users.id, userId))
  const { users: shown } = await list('state=erased')
  expect(shown).toMatchObject([{ _id: userId, name: null, email: null, state: 'erased' }])
  expect((await admin.get(at(userId))).body.user).toMatchObject({ name: null, emails: [], state: 'erased' })
  expect(await namesOf('name=deleted+account')).toEqual([])
  const course = await seedCourse(academy.services.db)
  const answers = [
    await admin.post(at(userId, '/courses'), { courseId: course.id }),
    await admin.put(at(userId, '/role'), { role: 'admin', password }),
    await admin.put(at(userId, '/access'), { isOpen: true, password }),
    await admin.post(at(userId, '/sign-out')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('who is enrolled by hand sees the course, which is no order, and it can be taken back', async () => {
  const { db } = academy.services
  const course = await seedCourse(db, { title: 'Sprint mechanics', videoSeconds: [60] })
  const { userId, client } = await seedUser(academy)
  const learners = () => learnersOf(academy.services, course.id)
  const mine = async () => (await client.get('/api/my-courses')).body.courses.length
  const offered = async () => (await admin.get(at(userId, '/courses?title=sprint'))).body.total
  expect([await mine(), await offered()]).toEqual([0, 1])
  const both = await Promise.all([1, 2].map(() => admin.post(at(userId, '/courses'), { courseId: course.id })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('already-open')
  expect([await mine(), await offered(), await learners()]).toEqual([1, 0, 1])
  expect(await db.$count(orders, eq(orders.userId, userId))).toBe(0)
  expect((await client.get(`/api/video/${course.id}/${course.videoIds[0]}`)).status).toBe(200)
  await seedProgress(db, { userId, courseId: course.id, videoId: course.videoIds[0], percent: 50 })
  expect((await admin.get(at(userId))).body.courses).toMatchObject([{ source: 'grant', progress: 50 }])
  expect((await admin.delete(at(userId, `/courses/${course.id}`))).status).toBe(200)
  expect((await admin.delete(at(userId, `/courses/${course.id}`))).body.code).toBe('not-by-hand')
  expect([await mine(), await offered(), await learners()]).toEqual([0, 1, 0])
  expect(await audit(userId)).toMatchObject([
    { action: 'user.enrol', thingName: 'Demo Learner', actorId: adminId, after: { course: 'Sprint mechanics' } },
    { action: 'user.withdraw', before: { course: 'Sprint mechanics' }, after: null },
  ])
})

test('P2 what was bought is not taken back by hand, and only a course of the catalogue is given', async () => {
  const { db } = academy.services
  const [bought, draft, archived] = [
    await seedCourse(db),
    await seedCourse(db, { publishedAt: null }),
    await seedCourse(db, { archivedAt: new Date() }),
  ]
  const { userId } = await seedUser(academy)
  await db.insert(enrolments).values({ userId, courseId: bought.id, source: 'purchase' })
  expect((await admin.delete(at(userId, `/courses/${bought.id}`))).body.code).toBe('not-by-hand')
  expect((await admin.post(at(userId, '/courses'), { courseId: bought.id })).body.code).toBe('already-open')
  for (const { id } of [draft, archived])
    expect((await admin.post(at(userId, '/courses'), { courseId: id })).status).toBe(404)
  expect((await admin.get(at(userId))).body.courses).toMatchObject([{ _id: bought.id, source: 'purchase' }])
  expect((await admin.post(at(unknown, '/courses'), { courseId: bought.id })).status).toBe(404)
  expect(await audit(userId)).toEqual([])
})

test('T27 T29 ASVS 8.2.2 a learner reaches nobody’s page, not even the own one', async () => {
  const [one, other] = [await seedUser(academy), await seedUser(academy)]
  for (const id of [one.userId, other.userId]) {
    const answers = [
      await one.client.get(at(id)),
      await one.client.put(at(id, '/role'), { role: 'admin', password }),
      await one.client.put(at(id, '/access'), { isOpen: false, password }),
      await one.client.post(at(id, '/sign-out')),
      await one.client.get('/api/admin/users'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  }
})

test('the list stays quick where many have an account', async () => {
  await academy.asOwner(`
    with made as (
      insert into users (first_name, last_name, password_hash, created_at)
      select 'Many', 'Person ' || n, '-', now() - n * interval '1 minute' from generate_series(1, 20000) n returning id)
    insert into account_emails (email, user_id, is_primary) select id || '@many.example', id, true from made`)
  await academy.asOwner('analyze users, account_emails')
  for (const query of ['', 'sort=-courses', 'name=person+19999', 'sort=email&page=2000']) {
    const started = performance.now()
    expect((await admin.get(`/api/admin/users?${query}`)).body.users.length).toBeGreaterThan(0)
    expect(performance.now() - started, query).toBeLessThan(1500)
  }
})
