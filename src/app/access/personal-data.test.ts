import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'

import { eraseAccounts } from '#src/features/accounts/commands/leaving/erase-accounts.ts'
import { pendingSignUps, users } from '#src/features/accounts/tables.ts'
import { coachRegistrations } from '#src/features/applications/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import { newsletterSubscribers } from '#src/features/newsletter/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import type { TestAcademy } from '#src/testing/academy.ts'
import { seedApplication } from '#src/testing/content/applications.ts'
import { addUpAll, userPassword, seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { seedUserWithAllData } from '#src/testing/content/user-with-all-data.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { personalData } from '../features.ts'

const academy = await keepAcademy()
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const meet = (word: string) => seedUserWithAllData(academy, word)

/** Every column that refers to a person, from the database's own catalogue. */
async function columnsOfUsers(): Promise<{ table: string; column: string }[]> {
  const { rows } = await academy.services.db.execute<{ table: string; column: string }>(sql`
    select source.relname as table, attribute.attname as column
    from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass order by 1`)
  return rows
}

/** How many rows of each table name a person. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, column } of await columnsOfUsers()) {
    const { rows } = await academy.services.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`,
    )
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

const job = () => ({ ...academy.services, actor: { kind: 'job', name: 'erase-accounts' } as const, ip: '' })
const erase = () => eraseAccounts(job())
const askDeletion = (client: ReturnType<TestAcademy['client']>) =>
  client.post('/api/account/deletion', { password: userPassword })
const letPass = (userId: string, interval: string) =>
  academy.services.db.execute(
    sql`update users set deletion_requested_at = now() - ${interval}::interval where id = ${userId}`,
  )

async function exported(client: ReturnType<TestAcademy['client']>) {
  await confirmByPassword(client)
  const response = await fetch(`${academy.url}/api/account/export`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: `session=${client.cookies.get('session')}` },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { response, files: response.ok ? unzipSync(bytes) : {} }
}
const textOf = (files: Record<string, Uint8Array>) =>
  Object.values(files)
    .map(bytes => Buffer.from(bytes).toString())
    .join('\n')

test('every table that names a person is one that this test fills', async () => {
  const { userId } = await meet('Everywhere')
  const empty = Object.entries(await rowsOf(userId)).flatMap(([table, count]) => (count === 0 ? [table] : []))
  expect(empty, 'fill these in meet(), and let personalData of a feature.ts export and erase them').toEqual([])
})

test('an export holds what is kept of its person, the files too, and nothing of anybody else', async () => {
  const [one] = [await meet('Amel'), await meet('Bilal')]
  const { response, files } = await exported(one.client)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="palestra-\d{4}-\d\d-\d\d\.zip"/)
  expect(
    Object.keys(files)
      .filter(name => name.endsWith('.json'))
      .toSorted(),
  ).toEqual(personalData.map(({ name }) => `${name}.json`).toSorted())
  const text = textOf(files)
  for (const part of [
    'Amel',
    one.email,
    one.second,
    'says Amel',
    'picture of Amel',
    'certificate of Amel',
    'comment of Amel',
    'key of Amel',
    'company of Amel',
    'logo of Amel',
    '4900',
    'ALL-OFF',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('Bilal')
  const rows = (name: string) => JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString())
  expect([rows('orders').length, rows('certificates').length, rows('courses').length]).toEqual([6, 1, 1])
  const ofPlan = { plan: 'Gold', duration: 'year', amountCents: 19_000 }
  expect(rows('orders')).toContainEqual(expect.objectContaining(ofPlan))
  const { watched, ratings, saved } = rows('learning')
  expect([watched.length, ratings.length, saved.length]).toEqual([1, 1, 1])
})

test('T29 what others sent with an email that its owner never confirmed is in no export, and outlives the owner', async () => {
  const { db } = academy.services
  const [owner, rival] = [await meet('Omar'), await meet('Rival')]
  const [theirs] = await db.select().from(coachRegistrations).where(eq(coachRegistrations.userId, rival.userId))
  if (!theirs) throw new Error('nobody registered')
  const sent = { ...theirs, contactEmail: owner.email, biography: 'Words of a stranger' }
  for (const userId of [null, rival.userId]) {
    const applicationId = await seedApplication(db)
    await db.insert(coachRegistrations).values({ ...sent, id: crypto.randomUUID(), applicationId, userId })
  }
  await db.insert(newsletterSubscribers).values({ email: owner.second })
  const { files } = await exported(owner.client)
  expect(textOf(files)).not.toContain('Words of a stranger')
  expect(JSON.parse(Buffer.from(files['newsletter.json'] ?? []).toString())).toMatchObject([{ email: owner.email }])
  expect(textOf((await exported(rival.client)).files)).toContain('Words of a stranger')
  await askDeletion(owner.client)
  await letPass(owner.userId, '14 days 1 minute')
  await erase()
  const left = db.select().from(coachRegistrations).where(eq(coachRegistrations.contactEmail, owner.email))
  expect((await left).map(({ biography }) => biography)).toEqual(['Words of a stranger', 'Words of a stranger'])
  const asked = db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, owner.second))
  expect(await asked).toEqual([])
})

test('T27 an export holds no secret', async () => {
  const { client } = await meet('Careful')
  expect(textOf((await exported(client)).files)).not.toMatch(/argon2|hash|token|private\//i)
})

test('exports are three a day, and nobody’s without a session', async () => {
  const { client } = await seedUser(academy)
  const statuses = []
  for (let round = 0; round < 4; round += 1) statuses.push((await exported(client)).response.status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await exported(academy.client())).response.status).toBe(401)
})

test('T16 a deletion asks for the password, signs out everywhere and is told to every address', async () => {
  const { client, email, second } = await meet('Dina')
  const elsewhere = academy.client()
  await elsewhere.post('/api/login', { email, password: userPassword })
  expect((await client.post('/api/account/deletion', { password: 'wrong' })).body.code).toBe('password-incorrect')
  const { status, body } = await askDeletion(client)
  expect(status).toBe(200)
  expect(Math.round((Date.parse(body.deletionAt) - Date.now()) / 86_400_000)).toBe(14)
  for (const browser of [client, elsewhere]) expect((await browser.get('/api/refresh')).status).toBe(401)
  for (const address of [email, second]) {
    expect((await academy.mailsTo(address))[0]).toContain('Subject: Your account will be deleted on')
  }
})

test('who signs in within the fourteen days may keep the account, and then nothing is removed', async () => {
  const { client, email, userId } = await meet('Elias')
  await askDeletion(client)
  await client.post('/api/login', { email, password: userPassword })
  expect((await client.get('/api/profile')).body.deletionAt).toEqual(expect.any(String))
  expect((await askDeletion(client)).body.code).toBe('conflict')
  expect((await client.delete('/api/account/deletion')).body).toEqual({ kept: true })
  expect((await client.delete('/api/account/deletion')).body.code).toBe('conflict')
  const before = await rowsOf(userId)
  await erase()
  expect(await rowsOf(userId)).toEqual(before)
  expect((await client.get('/api/profile')).body.deletionAt).toBeNull()
})

test('before the fourteen days are over nothing is removed', async () => {
  const { client, userId } = await meet('Farid')
  await askDeletion(client)
  await letPass(userId, '13 days 23 hours')
  const before = await rowsOf(userId)
  await erase()
  expect(await rowsOf(userId)).toEqual(before)
})

test('then everything goes, row by row, but the orders with a payment or a coupon, their invoices, the memberships and what began them; and nobody else loses anything', async () => {
  const [gone, other] = [await meet('Gone'), await meet('Hanna')]
  const otherRows = await rowsOf(other.userId)
  await askDeletion(gone.client)
  await letPass(gone.userId, '14 days 1 minute')
  await Promise.all([erase(), erase()])
  const left = Object.entries(await rowsOf(gone.userId)).filter(([, count]) => count > 0)
  expect(Object.fromEntries(left)).toEqual({ invoices: 1, memberships: 1, orders: 4, plan_checkouts: 1 })
  expect(await rowsOf(other.userId)).toEqual(otherRows)
  const { db } = academy.services
  const [row] = await db.select().from(users).where(eq(users.id, gone.userId))
  expect(row).toMatchObject({ firstName: 'Deleted', lastName: 'account', image: null, passwordHash: '-' })
  expect(row?.erasedAt).toBeInstanceOf(Date)
  const byEmail = [
    ...(await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, gone.email))),
    ...(await db.select().from(pendingSignUps).where(eq(pendingSignUps.email, gone.email))),
    ...(await db.select().from(coachRegistrations).where(eq(coachRegistrations.contactEmail, gone.email))),
  ]
  expect(byEmail).toEqual([])
  const kept = async (key: string) => Boolean(await academy.services.storage.stat(key))
  await expect.poll(() => Promise.all([gone.image, gone.pdfKey, gone.logo].map(kept))).toEqual([false, false, false])
  expect(await Promise.all([other.image, other.pdfKey, other.logo].map(kept))).toEqual([true, true, true])
  const again = await academy.client().post('/api/login', { email: gone.email, password: userPassword })
  expect(again.body.code).toBe('email-unknown')
  const mails = await academy.mailsTo(gone.email, 2)
  expect(mails.filter(mail => mail.includes('Subject: Your account was deleted'))).toHaveLength(1)
})

test('the courses of a person who goes have a learner less, and nobody else’s courses do', async () => {
  const { db } = academy.services
  const [open, closed, others] = [await seedCourse(db), await seedCourse(db), await seedCourse(db)]
  const [gone] = [
    await seedUser(academy, { holds: [open.id, closed.id] }),
    await seedUser(academy, { holds: [open.id, others.id] }),
  ]
  await addUpAll(academy.services) // of those who left before
  await db.update(courses).set({ learnersCount: 2 })
  // A refund has counted this one out already.
  await db.update(enrolments).set({ revokedAt: new Date() }).where(eq(enrolments.courseId, closed.id))
  await askDeletion(gone.client)
  await letPass(gone.userId, '14 days 1 minute')
  await Promise.all([erase(), erase()])
  await addUpAll(academy.services)
  const counts = await db.select({ id: courses.id, learners: courses.learnersCount }).from(courses)
  expect(new Map(counts.map(({ id, learners }) => [id, learners]))).toEqual(
    new Map(counts.map(({ id }) => [id, id === open.id ? 1 : 2])),
  )
})

test('of two administrators who leave at once one stays', async () => {
  const admins = [await seedUser(academy, { role: 'admin' }), await seedUser(academy, { role: 'admin' })]
  const answers = await Promise.all(admins.map(({ client }) => askDeletion(client)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last-admin')
})
