import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { clubForm, coachForm, imageFile, seedApplication } from '#src/testing/content/applications.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { days } from '#src/wire/durations.ts'

import { applications, clubRegistrations, coachRegistrations } from './tables.ts'

const academy = await keepAcademy({ pageCache: false })
beforeEach(async () => {
  await academy.services.db.delete(applications)
  await academy.services.db.execute(sql`delete from limit_counters`)
})
afterEach(async () => {
  await academy.services.db.delete(applications)
})

const club = '/api/club/application'
const coach = '/api/coach/application'
const clubs = () => academy.services.db.select().from(clubRegistrations)
const coaches = () => academy.services.db.select().from(coachRegistrations)
const seed = (fields: Parameters<typeof seedApplication>[1] = {}) => seedApplication(academy.services.db, fields)
const seedForCoaches = () => seed({ applicantType: 'CoachApplication', name: 'Coaches Immersion' })

/** The images of applicants in storage. */
async function files(): Promise<string[]> {
  const names = await readdir(join(academy.dataDir, 'files/private/applicants'), { recursive: true }).catch(() => [])
  return names.filter(name => name.endsWith('.avif'))
}

test('P-CLUB-1 E-15 API-51 D-47 D-51 X-ROLE-6 T36 T51 a visitor registers a club, and a mail confirms it', async () => {
  const before = await files()
  const id = await seed()
  const website = 'https://club.example/'
  const form = await clubForm(id, { contactEmail: 'Office@Club.example', website, description: 'A club' })
  const answer = await academy.client().post(club, form)
  expect([answer.status, answer.body]).toEqual([200, { registered: true }])
  const [row, ...others] = await clubs()
  expect(others).toEqual([])
  expect(row).toMatchObject({
    applicationId: id,
    userId: null,
    name: 'Widad Athletic',
    location: 'Oran',
    establishedYear: 1926,
    contactEmail: 'office@club.example',
    contactPhone: '+21341555014',
    level: 'Semi-professional',
    clubSize: 140,
    website,
    description: 'A club',
    status: 'pending',
    decidedAt: null,
  })
  expect(row?.logo, 'a key of ours, not public').toMatch(/^private\/applicants\/[\da-f-]{36}\/480\.avif$/)
  expect(await files()).toHaveLength(before.length + 1)
  const [mail = ''] = await academy.mailsTo('office@club.example')
  expect(mail).toContain('Players Immersion')
})

test('D-59 the picture of an applicant is shown to administrators alone', async () => {
  const [forClubs, forCoaches] = [await seed(), await seedForCoaches()]
  const visitor = academy.client()
  expect((await visitor.post(club, await clubForm(forClubs))).status).toBe(200)
  expect((await visitor.post(coach, await coachForm(forCoaches))).status).toBe(200)
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  const { client: learner } = await seedUser(academy)
  for (const row of [...(await clubs()), ...(await coaches())]) {
    const address = `/api/registration/${row.id}/image`
    const answer = await admin.get(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect([(await learner.get(address)).status, (await visitor.get(address)).status]).toEqual([403, 401])
    const key = 'logo' in row ? row.logo : row.image
    expect((await admin.get(`/files/${key}`)).status).toBe(404)
  }
  expect((await admin.get(`/api/registration/${randomUUID()}/image`)).status).toBe(404)
})

test('P-COACH-1 E-16 API-52 D-49 a coach registers with what is required alone, or with everything', async () => {
  const id = await seedForCoaches()
  const client = academy.client()
  expect((await client.post(coach, await coachForm(id))).status).toBe(200)
  const more = {
    contactEmail: 'b@coach.example',
    qualifications: 'UEFA B',
    specialties: 'Sprint',
    currentClub: 'Widad Athletic',
    biography: 'Twelve years.\nTwo clubs.',
    languagesSpoken: 'Arabic, French',
    experienceYears: '12',
  }
  expect((await client.post(coach, await coachForm(id, more))).status).toBe(200)
  const rows = (await coaches()).toSorted((one, other) => one.experienceYears - other.experienceYears)
  const nothing = { qualifications: null, specialties: null, currentClub: null, biography: null, languagesSpoken: null }
  expect(rows).toMatchObject([
    { name: 'Amel Tempo', dateOfBirth: '1988-04-30', contactPhone: '0555123456', experienceYears: 0, ...nothing },
    { ...more, experienceYears: 12, coachingLevel: 'Amateur', status: 'pending' },
  ])
})

test.each([
  [{ name: ' ' }, 'Club name is required'],
  [{ location: '' }, 'Location is required'],
  [{ establishedYear: '1799' }, `Year must be between 1800 and ${new Date().getFullYear()}`],
  [{ establishedYear: '9998' }, `Year must be between 1800 and ${new Date().getFullYear()}`],
  [{ contactEmail: 'no address' }, 'Invalid email format'],
  [{ contactPhone: '+1234567' }, 'Invalid phone number'],
  [{ contactPhone: '0555 123 456 ext 7' }, 'Invalid phone number'],
  [{ contactPhone: '- - - - - - - -' }, 'Invalid phone number'],
  [{ clubSize: '0' }, 'Club size must be at least 1'],
  [{ level: '' }, /level/],
  [{ level: 'Youth' }, /level/],
  [{ file: undefined }, /file/],
  [{ website: 'javascript:alert(1)' }, /website/],
  [{ website: '//evil.example' }, /website/],
  [{ status: 'approved' }, /status/],
] as const)(
  'P-CLUB-2 P-CLUB-3 P-CLUB-4 P-CLUB-5 P-CLUB-6 P-CLUB-7 P-CLUB-8 P-CLUB-9 K-13 D-48 T44 refuses a club with %o',
  async (fields, text) => {
    const answer = await academy.client().post(club, await clubForm(await seed(), fields))
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(text)
    expect(await clubs()).toEqual([])
  },
)

test.each([
  [{ name: '' }, 'Name is required'],
  [{ contactEmail: 'amel@coach' }, 'Invalid email format'],
  [{ dateOfBirth: '' }, /dateOfBirth/],
  [{ dateOfBirth: '2999-01-01' }, 'Date of birth is not valid'],
  [{ coachingLevel: 'Semi-professional' }, /coachingLevel/],
  [{ file: undefined }, /file/],
  [{ experienceYears: 'many' }, /experienceYears/],
  [{ experienceYears: '60' }, 'These are more years than have passed since the date of birth'],
] as const)('P-COACH-2 P-COACH-3 D-48 refuses a coach with %o', async (fields, text) => {
  const answer = await academy.client().post(coach, await coachForm(await seedForCoaches(), fields))
  expect(answer.status).toBe(400)
  expect(answer.body.message).toMatch(text)
  expect(await coaches()).toEqual([])
})

test('D-50 T51 T52 what is no picture is refused, and nothing stays of it', async () => {
  const id = await seed()
  const client = academy.client()
  const before = await files()
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' })
  const script = new File(['GIF89a=1;alert(1)'], 'logo.gif', { type: 'image/gif' })
  for (const file of [svg, script]) {
    const answer = await client.post(club, await clubForm(id, { file }))
    expect([answer.status, answer.body.code]).toEqual([400, 'not-an-image'])
  }
  expect((await client.post(club, await clubForm(id, { file: await imageFile('gif') }))).status).toBe(200)
  expect(await files()).toHaveLength(before.length + 1)
})

test('P-CLUB-10 P-COACH-4 D-46 the same email in any case is told so, per application', async () => {
  const [one, other, forCoaches] = [await seed(), await seed({ name: 'Second' }), await seedForCoaches()]
  const client = academy.client()
  expect((await client.post(club, await clubForm(one))).status).toBe(200)
  const again = await client.post(club, await clubForm(one, { contactEmail: 'OFFICE@club.example', name: 'Else' }))
  expect([again.status, again.body.message]).toEqual([409, 'You Already Requested This'])
  expect((await client.post(club, await clubForm(other))).status).toBe(200)
  expect((await client.post(coach, await coachForm(forCoaches))).status).toBe(200)
  const coachAgain = await client.post(coach, await coachForm(forCoaches))
  expect([coachAgain.status, coachAgain.body.message]).toEqual([409, "You've already requested to register"])
})

test('D-46 who is signed in registers once, with whatever email', async () => {
  const id = await seed()
  const { client, userId } = await seedUser(academy)
  expect((await client.post(club, await clubForm(id))).status).toBe(200)
  expect(await clubs()).toMatchObject([{ userId }])
  const again = await client.post(club, await clubForm(id, { contactEmail: 'other@club.example' }))
  expect([again.status, again.body.message]).toEqual([409, 'You Already Requested This'])
  expect(await clubs()).toHaveLength(1)
})

test('D-46 of registrations at the same moment one stands, with one mail and one picture', async () => {
  const id = await seed()
  const before = await files()
  const contactEmail = `race-${randomUUID()}@club.example`
  const forms = await Promise.all(Array.from({ length: 5 }, () => clubForm(id, { contactEmail })))
  const answers = await Promise.all(forms.map(form => academy.client().post(club, form)))
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409', '409'])
  expect(await clubs()).toHaveLength(1)
  expect(await academy.mailsTo(contactEmail, 2)).toHaveLength(1)
  expect(await files()).toHaveLength(before.length + 1)
})

test('D-45 X-STATE-4 after the deadline the server refuses, and before it does not', async () => {
  const id = await seed({ deadline: new Date(Date.now() + days(1)) })
  const client = academy.client()
  academy.clock.now = new Date(Date.now() + days(1))
  const late = await client.post(club, await clubForm(id))
  expect([late.status, late.body]).toMatchObject([409, { code: 'application-closed', message: 'Deadline Passed' }])
  expect(await clubs()).toEqual([])
  academy.clock.now = new Date()
  expect((await client.post(club, await clubForm(id))).status).toBe(200)
})

test('a club registers for applications of clubs, a coach for those of coaches', async () => {
  const [forClubs, forCoaches] = [await seed(), await seedForCoaches()]
  const client = academy.client()
  expect((await client.post(club, await clubForm(forCoaches))).status).toBe(404)
  expect((await client.post(coach, await coachForm(forClubs))).status).toBe(404)
  expect((await client.post(club, await clubForm(randomUUID()))).status).toBe(404)
})

test('T56 the 31st registration from one address within an hour is refused, and tries that were refused do not count', async () => {
  const id = await seed()
  const client = academy.client()
  const statuses: number[] = []
  const send = async (index: number) =>
    (await client.post(club, await clubForm(id, { contactEmail: `club-${index}@club.example` }))).status
  for (let index = 0; index < 15; index += 1) statuses.push(await send(index))
  for (let index = 0; index < 15; index += 1) expect(await send(0), 'who has registered already').toBe(409)
  for (let index = 15; index < 31; index += 1) statuses.push(await send(index))
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  expect(await clubs()).toHaveLength(30)
})

test('T56 nobody finds out without end who has registered', async () => {
  const id = await seed()
  const client = academy.client()
  await client.post(club, await clubForm(id))
  const statuses: number[] = []
  for (let index = 0; index < 31; index += 1) statuses.push((await client.post(club, await clubForm(id))).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 409), 429])
})

test('T56 a program that fills in the field that nobody sees is told that it succeeded, and nothing is kept', async () => {
  const before = await files()
  const answer = await academy.client().post(club, await clubForm(await seed(), { extra: 'https://spam.example' }))
  expect([answer.status, answer.body]).toEqual([200, { registered: true }])
  expect([await clubs(), await files()]).toEqual([[], before])
})
