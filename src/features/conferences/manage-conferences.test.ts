import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { conferences } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const admin = (await seedUser(academy, { role: 'admin' })).client

const photo = async (name = 'a.png') =>
  new File(
    [
      Uint8Array.from(
        await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
  )

function form(fields: Record<string, string | File | (string | File)[]>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) data.append(name, one)
  return data
}
const needed = { name: 'Load and Tissue', location: 'Oran', startDate: '2027-03-11', description: 'About it' }
const audit = (id: string) =>
  academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id)).orderBy(auditEntries.createdAt)
const fileOf = (address: string) => address.replace('/files/', '')

test('A-CONF-1 A-CONF-3 API-63 a conference is created from the specified form, and stands on the site', async () => {
  const { status, body } = await admin.post(
    '/api/conference/create',
    form({
      ...needed,
      endDate: '2027-03-13',
      file: await photo('../../x.png'),
      'speakers[0]': JSON.stringify({ firstName: 'Amel', lastName: 'Tempo' }),
      'speakers[1]': JSON.stringify({ firstName: 'Bruno', lastName: 'Cadence' }),
      speakerImages: [await photo()],
    }),
  )
  expect([status, body.conference?.speakers]).toEqual([
    200,
    [
      {
        key: expect.any(String),
        teacher: null,
        firstName: 'Amel',
        lastName: 'Tempo',
        affiliation: null,
        image: expect.stringMatching(/^\/files\/public\/speakers\/.*\/320.avif$/),
      },
      {
        key: expect.any(String),
        teacher: null,
        firstName: 'Bruno',
        lastName: 'Cadence',
        affiliation: null,
        image: null,
      },
    ],
  ])
  const shown = await academy.client().get(`/api/conferences/${body.conference._id}`)
  expect(shown.body.conference).toMatchObject({ name: needed.name, date: { start: '2027-03-11', end: '2027-03-13' } })
  expect((await academy.client().get(body.conference.image)).headers.get('content-type')).toBe('image/avif')
  expect(await audit(body.conference._id)).toMatchObject([
    { action: 'conference.create', thingName: needed.name, before: null },
  ])
})

test('A-CONF-1 what is missing or makes no sense is refused in words, and nothing is made', async () => {
  const before = await academy.services.db.$count(conferences)
  for (const wrong of [
    { ...needed, name: '' },
    { ...needed, startDate: 'soon' },
    { ...needed, endDate: '2027-03-10' },
    { ...needed, description: '' },
    { ...needed, file: new File(['<svg/>'], 'a.svg', { type: 'image/png' }) },
    { ...needed, 'speakers[0]': '{' },
  ]) {
    const { status, body } = await admin.post('/api/conference/create', form(wrong))
    expect([status, body.message.length > 5], JSON.stringify(wrong)).toEqual([400, true])
  }
  expect(await academy.services.db.$count(conferences)).toBe(before)
})

test('D-43 a conference is changed: pictures that are not sent again stay, replaced ones go, and so do speakers', async () => {
  const made = await admin.post(
    '/api/conference/create',
    form({
      ...needed,
      file: await photo(),
      speakers: JSON.stringify([{ firstName: 'A', lastName: 'B' }]),
      speakerImages: await photo(),
    }),
  )
  const { _id, image, speakers } = made.body.conference
  const kept = { firstName: 'A', lastName: 'C', picture: speakers[0].image }
  const changed = await admin.put(`/api/conference/update/${_id}`, {
    ...needed,
    name: 'Another name',
    speakers: [kept],
  })
  expect(changed.body.conference).toMatchObject({
    name: 'Another name',
    image,
    speakers: [{ lastName: 'C', image: speakers[0].image }],
  })
  const replaced = await admin.put(
    `/api/conference/update/${_id}`,
    form({ ...needed, file: await photo(), speakers: '[]' }),
  )
  expect(replaced.body.conference.speakers).toEqual([])
  for (const gone of [image, speakers[0].image])
    await expect.poll(async () => academy.services.storage.stat(fileOf(gone))).toBeUndefined()
  expect(await academy.services.storage.stat(fileOf(replaced.body.conference.image))).toBeDefined()
  const [, rename] = await audit(_id)
  expect(rename).toMatchObject({
    action: 'conference.update',
    before: { name: needed.name },
    after: { name: 'Another name' },
  })
  expect(Object.keys(rename?.after ?? {})).toEqual(['name', 'speakers'])
})

test('A-LIST-2 T79 D-54 deleting asks for the password, in the body', async () => {
  const { body } = await admin.post('/api/conference/create', needed)
  const address = `/api/admin/conference/${body.conference._id}`
  expect((await admin.delete(address, {})).status).toBe(400)
  expect((await admin.delete(address, { password: 'wrong' })).body.code).toBe('password-incorrect')
  expect((await admin.delete(address, { password: userPassword })).body).toEqual({ deleted: true })
  expect((await admin.delete(address, { password: userPassword })).status).toBe(404)
  expect((await audit(body.conference._id)).map(entry => entry.action)).toEqual([
    'conference.create',
    'conference.delete',
  ])
})

test('A-LIST-1 the manager’s list is searched, sorted and read page by page, ten on each', async () => {
  const { db } = academy.services
  await db.delete(conferences)
  const rows = Array.from({ length: 23 }, (_, index) => ({
    name: `Meeting ${String(index).padStart(2, '0')}`,
    location: 'Oran',
    startsOn: `2027-01-${String(index + 1).padStart(2, '0')}`,
    description: 'x',
  }))
  await db.insert(conferences).values(rows)
  const list = async (query: string) => (await admin.get(`/api/admin/conferences?${query}`)).body
  const first = await list('')
  expect([first.conferences.length, first.NbOfPages, first.total, first.conferences[0].name]).toEqual([
    10,
    3,
    23,
    'Meeting 22',
  ])
  expect((await list('sort=name&page=3')).conferences.map((one: { name: string }) => one.name)).toEqual([
    'Meeting 20',
    'Meeting 21',
    'Meeting 22',
  ])
  expect((await list('name=ting+07')).total).toBe(1)
  expect((await admin.get('/api/admin/conferences?sort=description')).status).toBe(400)
})

test('an administrator’s write that left no trace would be logged as a fault', async () => {
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
  await academy.asOwner('alter table audit_entries rename to audit_away')
  expect((await admin.post('/api/conference/create', needed)).status).toBe(500)
  await academy.asOwner('alter table audit_away rename to audit_entries')
  expect(
    await academy.services.db.$count(conferences, eq(conferences.name, needed.name)),
    'the deed went with it',
  ).toBe(0)
})
