import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openAcademy } from '#src/app/academy.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { announce } from '#src/server/database/changes.ts'
import { IDENTITY } from '#src/server/identity/identity.ts'
import { identity } from '#src/server/identity/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { createClient, type Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { freePort } from '#src/testing/starting/free-port.ts'
import { seconds } from '#src/wire/durations.ts'

let academy: TestAcademy
let admin: Client
beforeAll(async () => {
  academy = await startAcademy({
    keptReads: true,
    environment: {
      CONTACT_EMAIL: 'office@configured.example',
      LINKEDIN_URL: 'https://www.linkedin.com/company/configured',
    },
  })
  admin = (await seedUser(academy, { role: 'admin' })).client
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await academy.services.db.delete(identity)
  await announce(academy.services.db, [IDENTITY])
  await expect.poll(() => academy.services.identity().isOwn).toBe(false)
  await academy.asOwner('delete from audit_entries')
})

const own = {
  name: 'Kinesis',
  email: 'hello@kinesis.example',
  phone: '+33 1 23 45 67 89',
  address: '1 Track Lane, Lyon',
  linkedin: '',
  instagram: 'https://www.instagram.com/kinesis',
  youtube: '',
  facebook: '',
  publisher: '',
  series: '',
  timeZone: 'UTC',
}
const read = async () => (await admin.get('/api/admin/identity')).body
const write = (given: object = {}) => admin.put('/api/admin/identity', { ...own, ...given })
const shown = async (path: string, from: Client = academy.client()) => (await from.get(path)).text

test('what is configured stands there until somebody writes another', async () => {
  expect(await read()).toEqual({
    identity: {
      ...own,
      name: 'Palestra',
      email: 'office@configured.example',
      phone: '',
      address: '',
      linkedin: 'https://www.linkedin.com/company/configured',
      instagram: '',
    },
  })
  expect(await shown('/')).toContain('mailto:office@configured.example')
})

test('what an administrator writes stands on kept pages at once, and what was configured nowhere', async () => {
  expect(await shown('/about')).toContain('>Palestra</span>')
  const { status, body } = await write()
  expect([status, body.identity]).toEqual([200, { ...own, phone: '+33123456789' }])
  const html = await shown('/about')
  for (const said of ['© ', 'Kinesis', 'mailto:hello@kinesis.example', 'tel:+33123456789', own.instagram])
    expect(html).toContain(said)
  for (const gone of ['Palestra', 'configured.example', 'linkedin.com']) expect(html).not.toContain(gone)
  const { identity: stored, version } = await read()
  expect(stored).toEqual(body.identity)
  expect(version).toMatch(/^.{22}$/)
  const [entry] = await academy.services.db.select().from(auditEntries)
  expect(entry).toMatchObject({
    action: 'identity.update',
    before: { name: 'Palestra', email: 'office@configured.example' },
    after: { name: 'Kinesis', email: 'hello@kinesis.example' },
  })
})

test('a part that is taken away is gone, also where it is configured', async () => {
  await write({ email: '', phone: '', instagram: '' })
  const html = await shown('/')
  for (const gone of ['mailto:', 'tel:', 'instagram.com', 'configured.example']) expect(html).not.toContain(gone)
})

test('another replica hears of it', async () => {
  const port = await freePort()
  const { config } = academy.services
  const other = await openAcademy({
    config: { ...config, port },
    database: academy.owner,
    owner: academy.owner,
    schedules: false,
  })
  try {
    const there = createClient(`http://127.0.0.1:${port}`)
    expect(await shown('/terms', there)).toContain('Palestra')
    await write()
    await expect.poll(() => shown('/terms', there), { timeout: seconds(10) }).toContain('© 2026 Kinesis')
    expect(await shown('/terms', there)).not.toContain('Palestra')
  } finally {
    await other.close()
  }
})

test('of two administrators who write at once the second hears of the first', async () => {
  await write()
  const { version } = await read()
  const answers = await Promise.all([write({ name: 'One', version }), write({ name: 'Two', version })])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ name: 'King‮sis' }, 'name'],
  [{ email: 'hello' }, 'email'],
  [{ email: 'a@b.example, c@d.example' }, 'email'],
  [{ phone: 'call us' }, 'phone'],
  [{ address: 'One\nTwo' }, 'address'],
  [{ instagram: 'http://www.instagram.com/kinesis' }, 'instagram'],
  [{ facebook: 'javascript:alert(1)' }, 'facebook'],
  [{ series: 'x'.repeat(121) }, 'series'],
])('%o is refused at its field, and nothing changes', async (wrong, field) => {
  const { status, body } = await write(wrong)
  const fields = new Set(body.fields?.map(({ path }: { path: string }) => path))
  expect([status, [...fields]]).toEqual([400, [field]])
  expect((await read()).identity.name).toBe('Palestra')
})

test('T10 nobody but an administrator reads or writes it', async () => {
  const learner = (await seedUser(academy)).client
  for (const [client, status] of [
    [academy.client(), 401],
    [learner, 403],
  ] as const) {
    expect((await client.get('/api/admin/identity')).status).toBe(status)
    expect((await client.put('/api/admin/identity', own)).status).toBe(status)
  }
})

test('T40 a name is text wherever it stands', async () => {
  const name = '<b>K</b> & "S"</script>'
  expect((await write({ name })).status).toBe(200)
  const html = await shown('/')
  expect(html).not.toContain('<b>K</b>')
  expect(html).toContain('&lt;b&gt;K&lt;/b&gt;')
})
