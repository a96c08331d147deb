import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { academySettings } from '#src/server/identity/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { setUpAddress } from './queries.ts'

const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@kinesis.example', password: 'Analytical-1843!' }
const keyOf = async ({ services }: TestAcademy) => (await setUpAddress(services))?.split('/').at(-1) ?? ''

test('who holds the printed link makes the first administrator, names the academy and is signed in', async () => {
  await using academy = await startAcademy()
  const browser = academy.client()
  const key = await keyOf(academy)
  expect((await browser.get(`/setup/${key}`)).text).toContain('Name of the academy')
  const { status, body } = await browser.post(`/api/setup/${key}`, { academy: 'Kinesis', ...person })
  expect([status, body.message, body.user?.email, body.user?.role]).toEqual([200, undefined, person.email, 'admin'])
  expect((await browser.get('/api/admin/users')).body.total).toBe(1)
  expect(academy.services.identity().name).toBe('Kinesis')
  expect((await academy.client().get('/about')).text).toContain('Kinesis')
  const { gaps } = (await browser.get('/api/admin/attention')).body
  expect(gaps).toEqual(expect.arrayContaining(['contact', 'logo', 'mail', 'payments', 'courses', 'imprint']))
  expect(await setUpAddress(academy.services)).toBe(undefined)
})

test('T10 the link opens nothing once there is an administrator, and a wrong one never does', async () => {
  await using academy = await startAcademy()
  const key = await keyOf(academy)
  const given = { academy: 'Kinesis', ...person }
  for (const wrong of ['x', key.slice(0, -1), `${key}x`, key.toUpperCase()])
    expect((await academy.client().post(`/api/setup/${wrong}`, given)).status, wrong).toBe(404)
  const both = await Promise.all([
    academy.client().post(`/api/setup/${key}`, given),
    academy.client().post(`/api/setup/${key}`, { ...given, email: 'second@kinesis.example' }),
  ])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
  expect(await academy.services.db.$count(users)).toBe(1)
  expect((await academy.client().get(`/api/setup/${key}`)).status).toBe(404)
})

test.each([
  [{ password: 'short' }, 'password-weak'],
  [{ password: 'Password1!' }, 'password-common'],
  [{ academy: ' ' }, 'invalid'],
  [{ email: 'ada' }, 'invalid'],
])('%o is refused, and nobody is made', async (wrong, code) => {
  await using academy = await startAcademy()
  const { body } = await academy.client().post(`/api/setup/${await keyOf(academy)}`, {
    academy: 'Kinesis',
    ...person,
    ...wrong,
  })
  expect(body.code).toBe(code)
  expect(await academy.services.db.$count(users)).toBe(0)
  expect(academy.services.identity().name).toBe('Palestra')
})

test('a test mail shows that mails arrive, to who can open it alone', async () => {
  await using academy = await startAcademy()
  const { client, userId } = await seedUser(academy, { role: 'admin' })
  const other = (await seedUser(academy, { role: 'admin' })).client
  const gaps = async () => (await client.get('/api/admin/attention')).body.gaps
  expect(await gaps()).toContain('mail')
  const { body } = await client.post('/api/admin/test-mail', {})
  const [raw = ''] = await academy.mailsTo(body.to)
  expect(body.to).toBe(`${userId}@example.org`)
  const [, token = ''] = /\/dashboard\/settings\/mail\/([\w-]+)/.exec(mailText(raw)) ?? []
  const follow = (by: typeof client, of = token) => by.put(`/api/admin/test-mail/${of}`, {})
  expect([(await follow(other)).status, (await follow(client, 'x')).status]).toEqual([404, 404])
  expect(await gaps()).toContain('mail')
  expect((await client.get(`/dashboard/settings/mail/${token}`)).status).toBe(200)
  expect((await follow(client)).status).toBe(200)
  expect(await gaps()).not.toContain('mail')
})

const begin = { confirmation: 'Palestra', password: 'Admin-2026' }
async function startDemo(environment: Record<string, string> = {}) {
  const { prepareAcademy } = await import('#src/app/starting/prepare-academy.ts')
  const academy = await startAcademy({ environment: { DEMO: 'on', ...environment }, prepare: prepareAcademy })
  const client = academy.client()
  const email = 'admin@demo.palestra.example'
  expect((await client.post('/api/login', { email, password: begin.password })).status).toBe(200)
  return { academy, client }
}

async function filesIn(files: AsyncIterable<unknown>): Promise<number> {
  let count = 0
  for await (const _ of files) count += 1
  return count
}

test('the demo ends in a file, and the academy is empty: its administrator sets up another', async () => {
  const { academy, client } = await startDemo()
  await using _ = academy
  const { db, storage, identity } = academy.services
  expect((await academy.client().get('/')).text).toContain('Demo academy')
  expect(identity()).toMatchObject({ isDemo: true, isOwn: false })
  for (const [wrong, status] of [
    [{ confirmation: 'yes' }, 400],
    [{ password: 'Admin-2027' }, 403],
  ] as const)
    expect((await client.post('/api/admin/own-academy', { ...begin, ...wrong })).status).toBe(status)
  expect(await db.$count(courses)).toBeGreaterThan(10)

  const { status, body } = await client.post('/api/admin/own-academy', begin)
  expect([status, body.next]).toEqual([200, `/setup/${await keyOf(academy)}`])
  expect(await readdir(join(academy.dataDir, 'backups'))).toEqual([body.backup.split('/').at(-1)])
  expect([await db.$count(users), await db.$count(courses)]).toEqual([0, 0])
  expect(await filesIn(storage.list(''))).toBe(0)
  expect((await client.get('/api/admin/users')).status).toBe(401)
  const html = (await academy.client().get('/')).text
  for (const gone of ['Demo academy', 'palestra.example', '500+']) expect(html).not.toContain(gone)

  const browser = academy.client()
  expect((await browser.post(`/api${body.next}`, { academy: 'Kinesis', ...person })).status).toBe(200)
  expect((await academy.client().get('/about')).text).toContain('© 2026 Kinesis')
  const again = await browser.post('/api/admin/own-academy', { confirmation: 'Kinesis', password: person.password })
  expect([again.status, again.body.code]).toEqual([404, 'no-demo'])

  const { prepareAcademy } = await import('#src/app/starting/prepare-academy.ts')
  await db.delete(users)
  await prepareAcademy(academy.services, academy.academy.sandbox)
  expect(await db.$count(courses), 'it is not filled in at the next start').toBe(0)
  expect((await db.select().from(academySettings))[0]?.demoEndedAt).not.toBe(null)
})

test('of two who end the demo at once both hear of one file, and it ends once', async () => {
  await using academy = await startAcademy({ environment: { DEMO: 'on' } })
  const end = async () => academy.services.endDemo?.()
  const [one, other] = await Promise.all([end(), end()])
  expect(one).toMatch(/demo-[\d-]{10}-[\da-f]{8}\.tar\.zst$/)
  expect(other).toBe(one)
  expect(await end(), 'the second time there is nothing to end').toBe(undefined)
})

test('T10 where strangers reach the demo, whose passwords everybody knows, nobody ends it from a browser', async () => {
  const { academy, client } = await startDemo({ HOST: '0.0.0.0' })
  await using _ = academy
  const { status, body } = await client.post('/api/admin/own-academy', begin)
  expect([status, body.code]).toEqual([404, 'no-demo'])
})
