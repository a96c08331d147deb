import { randomUUID } from 'node:crypto'

import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'

import { keepAcademy } from '#src/testing/keep-academy.ts'

import { conferences } from './tables.ts'

const academy = await keepAcademy({ pageCache: false })
beforeEach(async () => {
  await academy.services.db.delete(conferences)
  academy.clock.now = new Date('2026-06-15T12:00:00Z')
})

async function add(fields: Partial<typeof conferences.$inferInsert> = {}): Promise<string> {
  const id = fields.id ?? randomUUID()
  const defaults = { name: 'Load and Tissue', location: 'Oran', startsOn: '2026-07-01', description: 'About it' }
  await academy.services.db.insert(conferences).values({ ...defaults, ...fields, id })
  return id
}

test('P-CONF-1 E-18 API-62 D-43 a conference has exactly its public fields, in the list and alone', async () => {
  const id = await add({
    name: 'Speed and Tissue',
    location: 'Convention Centre, Oran',
    startsOn: '2027-03-11',
    endsOn: '2027-03-13',
    description: 'Three days.\n\nMornings are for papers.',
    image: 'public/conferences/speed/960.avif',
    speakers: [
      { firstName: 'Amel', lastName: 'Tempo', affiliation: 'Demo Laboratory', image: 'public/avatars/15/320.avif' },
      { firstName: 'Bruno', lastName: 'Cadence' },
    ],
  })
  const shown = {
    _id: id,
    name: 'Speed and Tissue',
    image: '/files/public/conferences/speed/960.avif',
    location: 'Convention Centre, Oran',
    date: { start: '2027-03-11', end: '2027-03-13' },
    isPast: false,
    description: 'Three days.\n\nMornings are for papers.',
    speakers: [
      {
        firstName: 'Amel',
        lastName: 'Tempo',
        affiliation: 'Demo Laboratory',
        image: '/files/public/avatars/15/320.avif',
      },
      { firstName: 'Bruno', lastName: 'Cadence', affiliation: null, image: null },
    ],
  }
  const client = academy.client()
  expect((await client.get('/api/conferences')).body).toEqual({ conferences: [shown], NbOfPages: 1 })
  expect((await client.get(`/api/conferences/${id}`)).body).toEqual({
    conference: {
      ...shown,
      speakers: shown.speakers.map((speaker, index) => ({ ...speaker, key: `s${index + 1}`, teacher: null })),
      programme: [],
    },
  })
})

test('P-CONF-1 coming conferences lead, the next one first; past ones follow, the latest first', async () => {
  await add({ name: 'far', startsOn: '2027-01-01' })
  await add({ name: 'long over', startsOn: '2025-01-01' })
  await add({ name: 'next', startsOn: '2026-06-20' })
  await add({ name: 'just over', startsOn: '2026-06-13', endsOn: '2026-06-14' })
  await add({ name: 'last day today', startsOn: '2026-06-01', endsOn: '2026-06-15' })
  await add({ name: 'today', startsOn: '2026-06-15' })
  const client = academy.client()
  const { conferences: list, NbOfPages } = (await client.get('/api/conferences')).body
  const states = list.map((one: { name: string; isPast: boolean }) => `${one.name}${one.isPast ? ' (past)' : ''}`)
  expect(states).toEqual(['today', 'next', 'last day today', 'far', 'just over (past)', 'long over (past)'])
  expect(NbOfPages).toBe(1)
  const second = (await client.get('/api/conferences?page=2&limit=4')).body
  expect(second.conferences.map((one: { name: string }) => one.name)).toEqual(['just over', 'long over'])
  expect(second.NbOfPages).toBe(2)
})

test('a conference is past from midnight after its last day, in the academy’s time zone', async () => {
  const id = await add({ startsOn: '2026-06-14', endsOn: '2026-06-15' })
  const isPast = async () => (await academy.client().get(`/api/conferences/${id}`)).body.conference.isPast
  academy.clock.now = new Date('2026-06-15T23:59:00Z')
  expect(await isPast()).toBe(false)
  academy.clock.now = new Date('2026-06-16T00:00:00Z')
  expect(await isPast()).toBe(true)
})

test('what is no conference is not found, and what is no page is refused', async () => {
  const client = academy.client()
  expect((await client.get(`/api/conferences/${randomUUID()}`)).status).toBe(404)
  expect((await client.get('/api/conferences/one')).status).toBe(400)
  for (const query of ['page=0', 'limit=101', 'page=1e3', 'other=1'])
    expect((await client.get(`/api/conferences?${query}`)).status, query).toBe(400)
  expect((await client.get(`/api/conferences/${randomUUID()}/calendar.ics`)).status).toBe(404)
  expect((await client.get('/api/conferences/one/calendar.ics')).status).toBe(404)
})

test('D-43 the calendar file holds the same days in every time zone, and reads back as it was', async () => {
  const name = 'Speed, force; and "tissue" — \nÉté'
  const id = await add({
    name,
    location: 'Hall 1; Oran, Algeria',
    startsOn: '2026-12-30',
    endsOn: '2027-01-02',
    description: `Long line ${'é'.repeat(200)}\n\nSecond paragraph`,
  })
  const answer = await academy.client().get(`/api/conferences/${id}/calendar.ics`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Speed_ force_ and _tissue_ /)
  expect(answer.text.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true)
  const calendar = new ICAL.Component(ICAL.parse(answer.text))
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component) throw new Error('no event')
  expect(others).toEqual([])
  const event = new ICAL.Event(component)
  expect(event.startDate.isDate).toBe(true)
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-12-30', '2027-01-03'])
  expect(event.duration.toString()).toBe('P4D')
  expect([event.summary, event.location]).toEqual([name, 'Hall 1; Oran, Algeria'])
  expect(event.description).toBe(`Long line ${'é'.repeat(200)}\n\nSecond paragraph`)
  expect(event.uid).toBe(`${id}@127.0.0.1`)
  expect(String(component.getFirstPropertyValue('url'))).toBe(`${academy.url}/conferences/${id}`)
})

test('D-43 a conference of one day ends the day after in its calendar file', async () => {
  const id = await add({ startsOn: '2028-02-29' })
  const { text } = await academy.client().get(`/api/conferences/${id}/calendar.ics`)
  expect(text).toContain('DTSTART;VALUE=DATE:20280229\r\n')
  expect(text).toContain('DTEND;VALUE=DATE:20280301\r\n')
})
