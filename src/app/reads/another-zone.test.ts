// An academy where the day begins ten hours before it does in UTC: whatever has a day has the one of its own calendar.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { conferences } from '#src/features/conferences/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedApplication } from '#src/testing/content/applications.ts'
import { seedBlog } from '#src/testing/content/blogs.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'

/** 03:00 of 2 March 2027 in Brisbane, which never changes its clocks. */
const NOW = new Date('2027-03-01T17:00:00Z')
const ZONE = 'Australia/Brisbane'

let academy: TestAcademy
let admin: Client
beforeAll(async () => {
  academy = await startAcademy({ pageCache: false })
  academy.clock.now = NOW
  admin = (await seedUser(academy, { role: 'admin' })).client
  expect((await admin.put('/api/admin/identity', given)).status).toBe(200)
  await vi.waitUntil(() => academy.services.identity().timeZone === ZONE)
})
afterAll(() => academy[Symbol.asyncDispose]())

const networks = { linkedin: '', instagram: '', youtube: '', facebook: '' }
const given = {
  ...networks,
  name: 'Kinesis',
  email: '',
  phone: '',
  address: '',
  publisher: '',
  series: '',
  timeZone: ZONE,
}

test.each(['Mars/Olympus', '', '+10:00', 'x'.repeat(65), "UTC'; drop table users"])(
  'the time zone “%s” is refused, and nothing changes',
  async timeZone => {
    const { status, body } = await admin.put('/api/admin/identity', { ...given, timeZone })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('timeZone')])
    expect((await admin.get('/api/admin/identity')).body.identity.timeZone).toBe(ZONE)
  },
)

test('D-45 X-STATE-4 a deadline without a time is the end of its day there, one with a time is by its clock', async () => {
  const id = await seedApplication(academy.services.db)
  const fields = { name: 'Spring', applicantType: 'ClubApplication', desiredDevelopment: '', level: 'Amateur' }
  const steps = JSON.stringify([{ title: 'Register', description: 'Your club' }])
  const put = async (deadline: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, steps, deadline })) form.append(name, value)
    const { status, body } = await admin.put(`/api/application/${id}`, form)
    expect([status, body.message]).toEqual([200, undefined])
    return [body.application.deadline, body.application.isOpen]
  }
  expect(await put('2027-03-01')).toEqual(['2027-03-01T13:59:59.999Z', false])
  expect(await put('2027-03-02')).toEqual(['2027-03-02T13:59:59.999Z', true])
  expect((await admin.get(`/application/${id}`)).text).toContain('2 March 2027</time>')
  expect(await put('2027-03-02T18:30')).toEqual(['2027-03-02T08:30:00.000Z', true])
  expect((await admin.get(`/application/${id}`)).text).toContain('2 March 2027 at 18:30</time>')
  expect(await put('2027-03-02T18:30:00Z'), 'its own offset counts').toEqual(['2027-03-02T18:30:00.000Z', true])
})

test('P-CONF-1 a conference of yesterday is over, one of today is not', async () => {
  const about = { name: 'Load', location: 'Brisbane', description: 'About it' }
  const days = ['2027-03-01', '2027-03-02']
  await academy.services.db.insert(conferences).values(days.map(startsOn => ({ ...about, startsOn })))
  const { body } = await academy.client().get('/api/conferences')
  const isPast = new Map(
    body.conferences.map((one: { date: { start: string }; isPast: boolean }) => [one.date.start, one.isPast]),
  )
  expect([isPast.get('2027-03-01'), isPast.get('2027-03-02')]).toEqual([true, false])
})

test('K-20 pages say the day that it was there', async () => {
  const id = await seedBlog(academy.services, { publishedAt: new Date('2026-02-28T20:00:00Z') })
  expect((await academy.client().get(`/blog/${id}`)).text).toContain('1 March 2026</time>')
})

test('A-HOME-1 A-HOME-2 what came today came since its midnight there, and months begin with it', async () => {
  const { db } = academy.services
  for (const at of ['2027-02-28T13:00:00Z', '2027-02-28T15:00:00Z', '2027-03-01T13:00:00Z', '2027-03-01T15:00:00Z'])
    await seedCourse(db, { publishedAt: new Date(at) })
  const { body } = await admin.get('/api/admin/counts')
  expect(body.courses).toMatchObject({ total: 4, today: 1 })
  const months = (await admin.get('/api/admin/course_analytics?months=2')).body
  expect(months).toMatchObject({ counts: [1, 3] })
})

test('the log of a day is that of the day there', async () => {
  const entriesOn = async (day: string) => (await admin.get(`/api/admin/activity?from=${day}&to=${day}`)).body.total
  expect(await entriesOn('2027-03-01')).toBe(0)
  expect(await entriesOn('2027-03-02')).toBeGreaterThan(0)
})
