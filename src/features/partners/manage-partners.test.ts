import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { imageFile } from '#src/testing/content/applications.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { partners } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'debug' } })
const admin = (await seedUser(academy, { role: 'admin' })).client
beforeEach(async () => {
  await academy.services.db.delete(partners)
})

function form(fields: Readonly<Record<string, string | File | undefined>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.append(name, value)
  return data
}
const needed = { name: 'Stade Sciences', website: 'https://stade.example/' }
const create = async () =>
  (await admin.post('/api/admin/partner', form({ ...needed, logo: await imageFile() }))).body.partner
const actions = async (id: string) => {
  const entries = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id))
  return entries.toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt)).map(({ action }) => action)
}
const isStored = async (address: string) =>
  (await academy.services.storage.stat(address.replace('/files/', ''))) !== undefined

test('A-PART-5 API-64 E-8 a partner is added, and visitors see them at once', async () => {
  const visitor = academy.client()
  expect((await visitor.get('/api/partners')).body.partners).toEqual([])
  const made = await create()
  expect(made).toEqual({
    ...needed,
    _id: expect.any(String),
    logo: expect.stringMatching(/^\/files\/public\/partners\/[\da-f-]{36}\/480\.avif$/),
    createdAt: expect.any(String),
  })
  expect((await visitor.get('/api/partners')).body.partners).toEqual([made])
  expect((await visitor.get(made.logo)).headers.get('content-type')).toBe('image/avif')
  expect(await actions(made._id)).toEqual(['partner.create'])
})

const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' })
const page = new File(['<!doctype html><script>alert(1)</script>'], 'logo.png', { type: 'image/png' })
const heavy = new File([new Uint8Array(10_000_001)], 'logo.png', { type: 'image/png' })

test.each([
  ['no name', { name: ' ' }, 400, 'Please fill in all fields'],
  ['no website', { website: '' }, 400, /website/],
  ['no logo', { logo: undefined }, 400, /logo/],
  ['a script for a website', { website: 'javascript:alert(1)' }, 400, /website/],
  ['a drawing that is a program', { logo: svg }, 400, 'Please upload a valid image file'],
  ['a page that says it is a picture', { logo: page }, 400, 'Please upload a valid image file'],
  ['too heavy a logo', { logo: heavy }, 413, /large/],
])('A-PART-4 D-50 T44 T51 T52 refuses a partner with %s', async (_, fields, status, text) => {
  const answer = await admin.post('/api/admin/partner', form({ ...needed, logo: await imageFile(), ...fields }))
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(text)])
  expect(await academy.services.db.$count(partners)).toBe(0)
})

test('a partner is changed: the logo stays unless another comes', async () => {
  const made = await create()
  const address = `/api/admin/partner/${made._id}`
  const renamed = await admin.put(address, { name: 'Stade', website: '' })
  expect(renamed.body.partner).toEqual({ ...made, name: 'Stade', website: null })
  const redrawn = await admin.put(address, form({ ...needed, logo: await imageFile('gif') }))
  expect(redrawn.body.partner.logo).not.toBe(made.logo)
  await expect.poll(() => isStored(made.logo)).toBe(false)
  expect(await isStored(redrawn.body.partner.logo)).toBe(true)
  expect((await admin.put(`/api/admin/partner/${randomUUID()}`, needed)).status).toBe(404)
  expect(await actions(made._id)).toEqual(['partner.create', 'partner.update', 'partner.update'])
})

test('A-PART-6 API-65 X-ROLE-7 D-54 T79 deleting asks for the password, in the body or in the query', async () => {
  const [one, other] = [await create(), await create()]
  const address = `/api/admin/partner/${one._id}`
  expect((await admin.delete(address)).status).toBe(400)
  const wrong = await admin.delete(`${address}?password=wrong`)
  expect([wrong.status, wrong.body.message]).toEqual([403, 'Password incorrect'])
  expect(await academy.services.db.$count(partners)).toBe(2)
  expect((await admin.delete(`${address}?password=${userPassword}`)).body).toEqual({ deleted: true })
  const inBody = await admin.delete(`/api/admin/partner/${other._id}`, { password: userPassword })
  expect(inBody.body).toEqual({ deleted: true })
  expect((await admin.delete(address, { password: userPassword })).status).toBe(404)
  expect((await academy.client().get('/api/partners')).body.partners).toEqual([])
  await expect.poll(() => isStored(one.logo)).toBe(false)
  expect(await actions(one._id)).toEqual(['partner.create', 'partner.delete'])
})

test('D-54 T71 a password in the query goes into no log and into no table', async () => {
  const made = await create()
  const canary = `Canary123-${randomUUID()}`
  const address = `/api/admin/partner/${made._id}`
  await admin.delete(`${address}?password=${canary}`)
  await admin.delete(`${address}?password=${canary}&password=${canary}`)
  await admin.delete(`${address}/x?password=${canary}`)
  await expect.poll(() => academy.logs.filter(line => line.includes(made._id)).length).toBeGreaterThanOrEqual(3)
  expect(academy.logs.filter(line => line.includes(canary))).toEqual([])
  const { rows: tables } = await academy.services.db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables) {
    const { rows } = await academy.services.db.execute(
      sql`select 1 from ${sql.raw(name)} as kept where kept::text like ${`%${canary}%`}`,
    )
    expect(rows, name).toEqual([])
  }
})

test('every write of this manager left its trace', () => {
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
