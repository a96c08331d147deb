import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { teachers } from '#src/features/teachers/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { conferences } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const admin = (await seedUser(academy, { role: 'admin' })).client

const needed = {
  name: 'Speed and Tissue',
  location: 'Oran',
  startDate: '2027-03-11',
  endDate: '2027-03-12',
  description: 'About it',
}
const amel = { key: 'a', firstName: 'Amel', lastName: 'Tempo' }
const bruno = { key: 'b', firstName: 'Bruno', lastName: 'Cadence' }
const talk = { time: '09:00', title: 'What a tendon remembers', speakers: ['a'] }
const coffee = { time: '08:30', title: 'Coffee' }
const programme = [
  { theme: 'Tendon', talks: [talk, coffee] },
  { talks: [{ ...talk, title: 'Both', speakers: ['b', 'a'] }] },
]
const stored = { note: null, standsOut: false }

const create = (fields: object) => admin.post('/api/conference/create', { ...needed, ...fields })
const readBack = async (id: string) => (await academy.client().get(`/api/conferences/${id}`)).body.conference
const change = (id: string, fields: object) => admin.put(`/api/conference/update/${id}`, { ...needed, ...fields })
async function made() {
  const { body } = await create({ speakers: [amel, bruno], programme })
  return String(body.conference._id)
}
const keysIn = (conference: { programme: { talks: { speakers: string[] }[] }[] }) =>
  conference.programme.map(({ talks }) => talks.map(({ speakers }) => speakers.join()))

test('A-CONF-1 P-CONF-4 a programme is kept by day, each day by its times, and stands on the site', async () => {
  const conference = await readBack(await made())
  expect(conference.programme).toEqual([
    {
      theme: 'Tendon',
      talks: [
        { ...coffee, ...stored, speakers: [] },
        { ...talk, ...stored },
      ],
    },
    { theme: null, talks: [{ ...talk, ...stored, title: 'Both', speakers: ['b', 'a'] }] },
  ])
  const { body } = await academy.client().get('/api/conferences')
  expect(body.conferences[0], 'the list goes without').not.toHaveProperty('programme')
})

test('API-63 a programme comes as JSON text beside the files of a form as well', async () => {
  const data = new FormData()
  for (const [name, value] of Object.entries(needed)) data.append(name, value)
  data.append('speakers', JSON.stringify([amel]))
  data.append('programme', JSON.stringify([{ talks: [talk] }]))
  const { status, body } = await admin.post('/api/conference/create', data)
  expect([status, keysIn(body.conference)]).toEqual([200, [['a']]])
})

test('A-CONF-1 what is wrong with a programme is refused at its field, and nothing is made', async () => {
  const before = await academy.services.db.$count(conferences)
  const of = (wrong: object) => [{ talks: [coffee, { ...talk, ...wrong }] }]
  const many = (count: number) => Array.from({ length: count }, () => coffee)
  const cases: [unknown, string][] = [
    [of({ time: '24:00' }), 'programme.0.talks.1.time'],
    [of({ time: '9:00' }), 'programme.0.talks.1.time'],
    [of({ time: '' }), 'programme.0.talks.1.time'],
    [of({ title: ' ' }), 'programme.0.talks.1.title'],
    [of({ title: 'x'.repeat(161) }), 'programme.0.talks.1.title'],
    [of({ title: 'turned \u202Earound' }), 'programme.0.talks.1.title'],
    [of({ note: 'x'.repeat(121) }), 'programme.0.talks.1.note'],
    [of({ speakers: ['nobody'] }), 'programme.0.talks.1.speakers'],
    [of({ speakers: ['<b>'] }), 'programme.0.talks.1.speakers.0'],
    [of({ room: 'B' }), 'programme.0.talks.1'],
    [[{ theme: 'x'.repeat(81) }], 'programme.0.theme'],
    [[{ talks: many(41) }], 'programme.0.talks'],
    [Array.from({ length: 15 }, () => ({ talks: [coffee] })), 'programme'],
    [Array.from({ length: 14 }, () => ({ talks: many(15) })), 'programme'],
    [[{ talks: [] }, { talks: [] }, { talks: [coffee] }], 'endDate'],
    ['{', 'programme'],
  ]
  for (const [wrong, path] of cases) {
    const { status, body } = await create({ speakers: [amel], programme: wrong })
    expect([status, body.fields?.[0]?.path], JSON.stringify(wrong).slice(0, 200)).toEqual([400, path])
    expect(body.fields[0].message.length).toBeGreaterThan(5)
  }
  const twins = await create({ speakers: [amel, { ...bruno, key: 'a' }] })
  expect([twins.status, twins.body.fields[0].path]).toEqual([400, 'speakers'])
  expect(await academy.services.db.$count(conferences)).toBe(before)
})

test('A-CONF-1 markup in a programme is text, and stays as it was typed', async () => {
  const title = '<img src=x onerror=alert(1)>'
  const { body } = await create({ programme: [{ theme: '<b>', talks: [{ time: '10:00', title }] }] })
  expect(body.conference.programme[0]).toMatchObject({ theme: '<b>', talks: [{ title }] })
  const page = await academy.client().get(`/conferences/${body.conference._id}`)
  expect(page.text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page.text).not.toContain('<img src=x')
})

test('D-43 speakers change places, one goes: each talk keeps those who are left', async () => {
  const id = await made()
  const turned = await change(id, { speakers: [bruno, amel], programme })
  expect(keysIn(turned.body.conference)).toEqual([['', 'a'], ['b,a']])
  const refused = await change(id, { speakers: [bruno], programme })
  expect([refused.status, refused.body.fields.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    ['programme.0.talks.0.speakers', 'programme.1.talks.0.speakers'],
  ])
  const left = await change(id, { speakers: [bruno] })
  expect(keysIn(left.body.conference), 'a sender that says nothing of the programme loses no talk').toEqual([
    ['', ''],
    ['b'],
  ])
})

test('D-43 what a sender says nothing of stays, also one that knows of no keys', async () => {
  const id = await made()
  const nameless = [bruno, amel].map(({ key: _, ...speaker }) => speaker)
  const { body } = await change(id, { name: 'Renamed', speakers: nameless })
  expect([body.conference.name, keysIn(body.conference)]).toEqual(['Renamed', [['', 'a'], ['b,a']]])
  expect(keysIn((await change(id, { speakers: nameless, programme: [] })).body.conference)).toEqual([])
})

test('D-43 a programme moves with the first day, and a conference that ends before it is refused', async () => {
  const id = await made()
  const moved = await change(id, { startDate: '2027-04-01', endDate: '2027-04-02', speakers: [amel, bruno] })
  expect([moved.status, moved.body.conference.programme.length]).toEqual([200, 2])
  const shorter = await change(id, { startDate: '2027-04-01', endDate: '', speakers: [amel, bruno] })
  expect([shorter.status, shorter.body.fields[0]]).toEqual([
    400,
    { path: 'endDate', message: 'The programme goes on after the last day' },
  ])
})

test('D-43 a form of an older version is refused: the programme is a part of the version', async () => {
  const id = await made()
  const { version } = (await admin.get(`/api/conferences/${id}`)).body
  expect((await change(id, { speakers: [amel, bruno], programme: [] })).status).toBe(200)
  expect((await change(id, { speakers: [amel, bruno], programme, version })).status).toBe(409)
})

test('a speaker who is called as a teacher of the academy leads to them; those stored before have a key by their place', async () => {
  const { db } = academy.services
  const [teacher] = await db.insert(teachers).values({ name: 'Dr. Amel Tempo', role: 'Tendons' }).returning()
  const id = await made()
  const speakers = [
    { firstName: 'Dr. Amel', lastName: 'Tempo' },
    { firstName: 'Bruno', lastName: 'Cadence' },
  ]
  await db.update(conferences).set({ speakers, programme: [] }).where(eq(conferences.id, id))
  await change(id, { speakers, programme: [{ talks: [{ ...talk, speakers: ['s1'] }] }] })
  const conference = await readBack(id)
  expect(conference.speakers).toMatchObject([
    { key: 's1', teacher: teacher?.id },
    { key: 's2', teacher: null },
  ])
  expect(keysIn(conference)).toEqual([['s1']])
})
