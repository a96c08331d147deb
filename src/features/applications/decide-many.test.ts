import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { seedApplication } from '#src/testing/content/applications.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { clubRegistrations, coachRegistrations } from './tables.ts'

const academy = await keepAcademy()
const admin = (await seedUser(academy, { role: 'admin' })).client

/** An application with the clubs of these names. @returns its id and theirs */
async function seedClubs(...names: string[]) {
  const { db } = academy.services
  const id = await seedApplication(db, { name: 'Spring intake' })
  const facts = {
    contactPhone: '0555',
    location: 'Oran',
    establishedYear: 1926,
    level: 'Amateur',
    clubSize: 3,
  } as const
  const rows = names.map(name => ({
    ...facts,
    applicationId: id,
    name,
    contactEmail: `${crypto.randomUUID()}@club.example`,
    logo: 'private/x/1.avif',
  }))
  const made = await db.insert(clubRegistrations).values(rows).returning()
  return { id, clubs: made }
}
const decide = (id: string, body: object, client = admin) =>
  client.put(`/api/admin/application/${id}/registrations`, body)

test('A-APP-4 X-STATE-3 D-47 several are decided at once, each gets the reason by mail, and what was decided stays', async () => {
  const { id, clubs } = await seedClubs('Atlas', 'Widad', 'Tempo')
  const ids = clubs.map(club => club.id)
  const mails = clubs.map(club => club.contactEmail)
  const isThird = eq(clubRegistrations.id, ids[2] ?? '')
  await academy.services.db.update(clubRegistrations).set({ status: 'approved', decidedAt: new Date() }).where(isThird)
  const reason = 'All places are taken.\nWrite to us in May.'
  const { status, body } = await decide(id, { ids, status: 'rejected', reason })
  expect([status, new Set(body.changed)]).toEqual([200, new Set(ids.slice(0, 2))])
  for (const to of mails.slice(0, 2)) expect((await academy.mailsTo(to)).join('')).toContain('All places are taken.')
  expect(await academy.mailsTo(mails[2] ?? '', 1, 300)).toEqual([])
  expect((await decide(id, { ids, status: 'approved' })).body.code).toBe('registration-decided')
  expect((await decide(crypto.randomUUID(), { ids, status: 'approved' })).status).toBe(404)
  const other = await seedClubs('Elsewhere')
  expect(
    (await decide(id, { ids: other.clubs.map(club => club.id), status: 'approved' })).status,
    'of another application',
  ).toBe(409)
})

test('the record of what administrators did names the applicant while they are there, and keeps no name itself', async () => {
  const { id, clubs } = await seedClubs('Nadia Stride')
  const [club] = clubs
  await decide(id, { ids: [club?.id], status: 'approved' })
  const nameOf = async () => (await admin.get(`/api/admin/activity?thing=${club?.id}`)).body.entries[0].thing.name
  expect(await nameOf()).toBe('Nadia Stride, Spring intake')
  const { db } = academy.services
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.thingId, club?.id ?? ''))
  expect(JSON.stringify(entries)).not.toContain('Nadia')
  await db.delete(clubRegistrations).where(eq(clubRegistrations.id, club?.id ?? ''))
  expect(await nameOf()).toBe('Spring intake')
})

test('T41 those who registered are exported as the list shows them, and no cell is a formula', async () => {
  const { id, clubs } = await seedClubs('=HYPERLINK("x")', 'Widad')
  await decide(id, { ids: [clubs[1]?.id], status: 'approved' })
  const at = `/api/admin/application/${id}/registrations.csv`
  await confirmByPassword(admin)
  const { status, text, headers } = await admin.get(`${at}?status=&name=`)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect((await admin.get(`${at}?status=approved`)).text.split('\r\n')).toHaveLength(3)
  expect((await admin.get(`${at}?status=nonsense`)).status).toBe(404)
  const { client } = await seedUser(academy)
  expect([(await client.get(at)).status, (await academy.client().get(at)).status]).toEqual([403, 401])
})

test('coaches are exported with what coaches say', async () => {
  const { db } = academy.services
  const id = await seedApplication(db, { applicantType: 'CoachApplication' })
  await db.insert(coachRegistrations).values({
    applicationId: id,
    name: 'Amel Tempo',
    contactEmail: 'amel@club.example',
    contactPhone: '0555',
    dateOfBirth: '1990-02-03',
    experienceYears: 4,
    coachingLevel: 'Amateur',
    image: 'private/x/1.avif',
  })
  await confirmByPassword(admin)
  expect((await admin.get(`/api/admin/application/${id}/registrations.csv`)).text).toContain('"1990-02-03","4"')
})
