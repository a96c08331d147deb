import { randomUUID } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'

import { clubForm, seedApplication } from '#src/testing/content/applications.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { applications } from './tables.ts'

const academy = await keepAcademy({ pageCache: false })
beforeEach(async () => {
  await academy.services.db.delete(applications)
  academy.clock.now = new Date()
})

const seed = (fields: Parameters<typeof seedApplication>[1] = {}) => seedApplication(academy.services.db, fields)
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000)
const names = async (query = ''): Promise<string[]> =>
  (await academy.client().get(`/api/applications${query}`)).body.applications.map((one: { name: string }) => one.name)

test('P-APP-4 E-14 API-48 D-59 an application holds its steps and nobody who registered', async () => {
  const deadline = inDays(9)
  const id = await seed({
    deadline,
    image: 'public/applications/immersion/960.avif',
    steps: [
      { title: 'Register', description: 'Four minutes' },
      { title: 'Test', description: 'Five days', image: 'public/applications/test/960.avif' },
    ],
  })
  expect((await academy.client().post('/api/club/application', await clubForm(id))).status).toBe(200)
  const shown = {
    _id: id,
    name: 'Players Immersion',
    applicantType: 'ClubApplication',
    desiredDevelopment: 'Bring your team.',
    level: 'Youth',
    deadline: deadline.toISOString(),
    isOpen: true,
    image: '/files/public/applications/immersion/960.avif',
    createdAt: expect.any(String),
  }
  const steps = [
    { title: 'Register', description: 'Four minutes', image: null },
    { title: 'Test', description: 'Five days', image: '/files/public/applications/test/960.avif' },
  ]
  const client = academy.client()
  expect((await client.get(`/api/application/${id}`)).body).toEqual({ application: { ...shown, steps } })
  expect((await client.get('/api/applications')).body).toEqual({ applications: [shown], NbOfPages: 1 })
})

test('P-APP-1 API-47 D-32 type and name are optional, and combine', async () => {
  await seed({ name: 'Spring 100% immersion' })
  await seed({ name: 'Winter immersion' })
  await seed({ name: 'Winter mentoring', applicantType: 'CoachApplication' })
  expect(await names()).toHaveLength(3)
  expect((await names('?applicantType=ClubApplication')).toSorted()).toEqual([
    'Spring 100% immersion',
    'Winter immersion',
  ])
  expect((await names('?name=winter')).toSorted()).toEqual(['Winter immersion', 'Winter mentoring'])
  expect(await names('?name=IMMERSION%20wint')).toEqual(['Winter immersion'])
  expect(await names('?name=winter&applicantType=CoachApplication')).toEqual(['Winter mentoring'])
  expect(await names('?name=100%25')).toEqual(['Spring 100% immersion'])
  expect(await names('?name=%25%25')).toEqual([])
  expect(await names('?name=_')).toEqual([])
})

test('P-APP-2 X-STATE-4 open ones lead, the nearest deadline first; closed ones follow, the last closed first', async () => {
  await seed({ name: 'later', deadline: inDays(30) })
  await seed({ name: 'long closed', deadline: inDays(-30) })
  await seed({ name: 'soon', deadline: inDays(1) })
  await seed({ name: 'just closed', deadline: inDays(-1) })
  const { applications: list } = (await academy.client().get('/api/applications')).body
  const states = list.map((one: { name: string; isOpen: boolean }) => `${one.name}${one.isOpen ? '' : ' (closed)'}`)
  expect(states).toEqual(['soon', 'later', 'just closed (closed)', 'long closed (closed)'])
  academy.clock.now = inDays(2)
  expect(await names()).toEqual(['later', 'soon', 'just closed', 'long closed'])
})

test('K-3 ten stand on a page', async () => {
  for (let index = 0; index < 11; index += 1) await seed({ name: `Number ${index}`, deadline: inDays(index + 1) })
  expect(await names()).toHaveLength(10)
  expect(await names('?page=2')).toEqual(['Number 10'])
  expect((await academy.client().get('/api/applications?page=3')).body).toEqual({ applications: [], NbOfPages: 2 })
})

test('what is not there is not found, and what is no question is refused', async () => {
  const client = academy.client()
  expect((await client.get(`/api/application/${randomUUID()}`)).status).toBe(404)
  for (const address of [
    'application/one',
    'applications?applicantType=team',
    'applications?limit=101',
    'applications?x=1',
  ])
    expect((await client.get(`/api/${address}`)).status, address).toBe(400)
})

test('P-APP-1 D-31 the page of an unknown type lists what coaches apply for', async () => {
  await seed({ name: 'For clubs' })
  await seed({ name: 'For coaches', applicantType: 'CoachApplication' })
  const client = academy.client()
  const pages = await Promise.all(['team', 'coach', 'whatever'].map(type => client.get(`/applications/${type}`)))
  expect(pages.map(({ text }) => /<title>([^<]*)/.exec(text)?.[1])).toEqual([
    'Club applications · Palestra',
    'Coach applications · Palestra',
    'Coach applications · Palestra',
  ])
  expect(pages.map(({ text }) => [text.includes('For clubs'), text.includes('For coaches')])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ])
})

test('P-APP-3 a form of the other kind leads to the right one', async () => {
  const id = await seed({ applicantType: 'CoachApplication' })
  const answer = await academy.client().get(`/club-application-form/${id}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/coach-application-form/${id}`])
  expect((await academy.client().get(`/coach-application-form/${id}`)).status).toBe(200)
})
