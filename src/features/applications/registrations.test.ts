import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { clubForm, coachForm, seedApplication } from '#src/testing/content/applications.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { applications, clubRegistrations } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const admin = (await seedUser(academy, { role: 'admin' })).client
beforeEach(async () => {
  await academy.services.db.delete(applications)
  await academy.services.db.execute(sql`delete from limit_counters`)
})

const seed = (applicantType: 'ClubApplication' | 'CoachApplication', name = 'Players Immersion') =>
  seedApplication(academy.services.db, { applicantType, name })

/** Registers clubs and returns their ids by name. */
async function registerClubs(applicationId: string, ...names: string[]): Promise<Map<string, string>> {
  for (const name of names) {
    const contactEmail = `${randomUUID()}@club.example`
    const answer = await academy
      .client()
      .post('/api/club/application', await clubForm(applicationId, { name, contactEmail }))
    expect(answer.status).toBe(200)
  }
  const rows = await academy.services.db.select().from(clubRegistrations)
  return new Map(rows.map(({ name, id }) => [name, id]))
}

test('A-APP-2 API-53 E-15 administrators read everything that a club sent', async () => {
  const id = await seed('ClubApplication')
  const website = 'https://club.example/'
  await academy.client().post('/api/club/application', await clubForm(id, { website, description: 'Two\nlines' }))
  const { body } = await admin.get(`/api/clubs/${id}`)
  const [row] = await academy.services.db.select().from(clubRegistrations)
  expect(body).toEqual({
    clubs: [
      {
        _id: row?.id,
        applicationId: id,
        name: 'Widad Athletic',
        location: 'Oran',
        establishedYear: 1926,
        contactEmail: 'office@club.example',
        claim: 'unproven',
        contactPhone: '+21341555014',
        website,
        description: 'Two\nlines',
        level: 'Semi-professional',
        clubSize: 140,
        logo: `/api/registration/${row?.id}/image`,
        status: 'pending',
        createdAt: expect.any(String),
        decidedAt: null,
      },
    ],
    NbOfPages: 1,
    total: 1,
  })
  expect((await admin.get(body.clubs[0].logo)).headers.get('content-type')).toBe('image/avif')
})

test('A-APP-2 API-54 E-16 and of a coach', async () => {
  const id = await seed('CoachApplication')
  await academy.client().post('/api/coach/application', await coachForm(id, { biography: 'Two clubs.' }))
  const { body } = await admin.get(`/api/coaches/${id}`)
  expect(body).toMatchObject({
    coaches: [
      {
        name: 'Amel Tempo',
        dateOfBirth: '1988-04-30',
        contactEmail: 'amel@coach.example',
        contactPhone: '0555123456',
        experienceYears: 0,
        biography: 'Two clubs.',
        coachingLevel: 'Amateur',
        languagesSpoken: null,
        status: 'pending',
      },
    ],
    total: 1,
  })
  expect(body.coaches[0]).not.toHaveProperty('userId')
})

test('A-APP-3 A-LIST-1 K-3 they are found by name and status, ten on a page, the newest first', async () => {
  const id = await seed('ClubApplication')
  const ids = await registerClubs(id, 'Alpha', 'Beta', 'Gamma', 'Delta', 'Alpha Two')
  const put = (name: string, status: string) => admin.put(`/api/club/application/${ids.get(name)}`, { status })
  expect((await put('Beta', 'approved')).body).toEqual({ status: 'approved' })
  expect((await put('Gamma', 'rejected')).body).toEqual({ status: 'rejected' })
  const names = async (query: string): Promise<string[]> =>
    (await admin.get(`/api/clubs/${id}?${query}`)).body.clubs.map((one: { name: string }) => one.name)
  expect(await names('')).toEqual(['Alpha Two', 'Delta', 'Gamma', 'Beta', 'Alpha'])
  expect(await names('status=all&sort=name')).toEqual(['Alpha', 'Alpha Two', 'Beta', 'Delta', 'Gamma'])
  expect(await names('status=pending')).toEqual(['Alpha Two', 'Delta', 'Alpha'])
  expect(await names('status=approved')).toEqual(['Beta'])
  expect(await names('status=rejected')).toEqual(['Gamma'])
  expect(await names('status=pending&name=ALPHA')).toEqual(['Alpha Two', 'Alpha'])
  expect((await admin.get(`/api/clubs/${id}?status=Approved`)).status).toBe(400)
  const more = Array.from({ length: 6 }, (_, index) => ({ applicationId: id, name: `More ${index}` }))
  await academy.services.db.insert(clubRegistrations).values(
    more.map(one => ({
      ...one,
      contactEmail: `${one.name}@club.example`,
      contactPhone: '0555123456',
      location: 'Oran',
      establishedYear: 1990,
      level: 'Amateur' as const,
      clubSize: 3,
      logo: 'private/applicants/test/480.avif',
    })),
  )
  const page = (await admin.get(`/api/clubs/${id}?page=2`)).body
  expect([page.clubs.length, page.NbOfPages, page.total]).toEqual([1, 2, 11])
})

test('A-APP-2 each list belongs to its kind of application', async () => {
  const [clubs, coaches] = [await seed('ClubApplication'), await seed('CoachApplication')]
  expect((await admin.get(`/api/clubs/${coaches}`)).status).toBe(404)
  expect((await admin.get(`/api/coaches/${clubs}`)).status).toBe(404)
  expect((await admin.get(`/api/clubs/${randomUUID()}`)).status).toBe(404)
  const { client: learner } = await seedUser(academy)
  expect([
    (await learner.get(`/api/clubs/${clubs}`)).status,
    (await academy.client().get(`/api/clubs/${clubs}`)).status,
  ]).toEqual([403, 401])
})

test('A-APP-4 X-STATE-3 API-55 API-56 D-47 what was decided stays; the applicant is told once, and it is kept who did it', async () => {
  const [forClubs, forCoaches] = [await seed('ClubApplication'), await seed('CoachApplication', 'Coaches Immersion')]
  const club = (await registerClubs(forClubs, 'Widad')).get('Widad') ?? ''
  const contactEmail = `${randomUUID()}@coach.example`
  await academy.client().post('/api/coach/application', await coachForm(forCoaches, { contactEmail }))
  const coach = (await admin.get(`/api/coaches/${forCoaches}`)).body.coaches[0]
  const answers = await Promise.all(
    ['approved', 'rejected', 'approved', 'rejected'].map(status =>
      admin.put(`/api/club/application/${club}`, { status }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('registration-decided')
  const won = answers.find(({ status }) => status === 200)?.body.status
  const [row] = await academy.services.db.select().from(clubRegistrations).where(eq(clubRegistrations.id, club))
  expect([row?.status, row?.decidedAt]).toEqual([won, expect.any(Date)])
  expect(await academy.mailsTo(row?.contactEmail ?? '', 3, 1500)).toHaveLength(2)

  for (const status of ['pending', 'Approved', '', undefined])
    expect((await admin.put(`/api/coach/application/${coach._id}`, { status })).status).toBe(400)
  expect((await admin.put(`/api/club/application/${coach._id}`, { status: 'approved' })).status).toBe(404)
  expect((await admin.put(`/api/coach/application/${coach._id}`, { status: 'rejected' })).status).toBe(200)
  const [, mail = ''] = await academy.mailsTo(contactEmail, 2)
  expect(mail).toContain('Subject: Your registration: Coaches Immersion')
  const entries = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, coach._id))
  expect(entries).toMatchObject([
    {
      action: 'registration.reject',
      thingName: 'Coaches Immersion',
      before: { status: 'pending' },
      after: { status: 'rejected' },
    },
  ])
})

test('every write of this manager left its trace', () => {
  expect(academy.logs).toEqual([])
})
