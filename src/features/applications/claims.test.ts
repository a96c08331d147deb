// Whose a contact email is that anybody can type.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import type { Client } from '#src/testing/client.ts'
import { clubForm, coachForm, seedApplication } from '#src/testing/content/applications.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { applications } from './tables.ts'

const academy = await keepAcademy({ pageCache: false })
const { db } = academy.services
const admin = (await seedUser(academy, { role: 'admin' })).client
beforeEach(async () => {
  await db.delete(applications)
  await db.execute(sql`delete from limit_counters`)
})

const kinds = [
  { type: 'ClubApplication', list: 'clubs', at: '/api/club/application', form: clubForm, code: 'club-registered' },
  {
    type: 'CoachApplication',
    list: 'coaches',
    at: '/api/coach/application',
    form: coachForm,
    code: 'coach-registered',
  },
] as const

/** Somebody who is signed in, with the email that they have proven. */
async function seedOwner() {
  const { client, userId } = await seedUser(academy)
  return { client, contactEmail: `${userId}@example.org` }
}
const ownOf = async (client: Client) => (await client.get('/api/my-registrations')).body.registrations
const words = 'Your prize: visit http://evil.example/claim now'

test.each(kinds)(
  'D-46 an email that a stranger typed keeps its owner from no application: $type',
  async ({ type, list, at, form, code }) => {
    const id = await seedApplication(db, { applicantType: type })
    const { client: owner, contactEmail } = await seedOwner()
    const { client: other } = await seedUser(academy)
    const send = async (client: Client, fields = {}) => {
      const { status, body } = await client.post(at, await form(id, { contactEmail, ...fields }))
      return status === 200 ? 200 : [status, body.code]
    }
    expect(await send(academy.client(), { name: 'Of a visitor' })).toBe(200)
    expect(await send(other), 'nor does who has not proven it').toEqual([409, code])
    expect((await owner.get(`/api/application/${id}`)).body.registration).toMatchObject({ byVisitor: true })
    const [typed] = (await admin.get(`/api/${list}/${id}`)).body[list]
    expect(typed.claim).toBe('unproven')
    await admin.put(`${at}/${typed._id}`, { status: 'rejected' })

    expect(await send(owner, { name: 'Of the owner', contactEmail: contactEmail.toUpperCase() })).toBe(200)
    expect(await send(owner)).toEqual([409, code])
    expect(await send(academy.client())).toEqual([409, code])
    const rows: { name: string; claim: string }[] = (await admin.get(`/api/${list}/${id}?sort=name`)).body[list]
    expect(rows.map(({ name, claim }) => [name, claim])).toEqual([
      ['Of a visitor', 'contested'],
      ['Of the owner', 'proven'],
    ])
    const own: { name: string; byVisitor: boolean }[] = await ownOf(owner)
    expect(own.map(({ name, byVisitor }) => [name, byVisitor])).toEqual([
      ['Of the owner', false],
      ['Of a visitor', true],
    ])
    const shown = (await owner.get(`/api/application/${id}`)).body.registration
    expect(shown).toMatchObject({ name: 'Of the owner', byVisitor: false })
  },
)

test('D-46 what somebody else sent while signed in is not shown as of whoever owns the email they typed', async () => {
  const id = await seedApplication(db)
  const { client: owner, contactEmail } = await seedOwner()
  const { client: other } = await seedUser(academy)
  expect((await other.post(kinds[0].at, await clubForm(id, { contactEmail }))).status).toBe(200)
  expect([await ownOf(owner), (await ownOf(other)).length]).toEqual([[], 1])
  expect((await owner.post(kinds[0].at, await clubForm(id, { contactEmail }))).status).toBe(200)
  expect((await admin.get(`/api/clubs/${id}`)).body.clubs.map((one: { claim: string }) => one.claim)).toEqual([
    'proven',
    'contested',
  ])
})

test('T49 the mails about a registration carry no words of the form to an email that nobody has proven', async () => {
  const [id, other] = [await seedApplication(db), await seedApplication(db)]
  const typed = `${randomUUID()}@club.example`
  const { client, contactEmail } = await seedOwner()
  const send = async (sender: Client, application: string, email: string) =>
    (await sender.post(kinds[0].at, await clubForm(application, { name: words, contactEmail: email }))).status
  expect(await send(academy.client(), id, typed)).toBe(200)
  expect(await send(client, other, typed), 'nor does somebody who is signed in with another').toBe(200)
  expect(await send(client, id, contactEmail)).toBe(200)
  for (const [application, status] of [
    [id, 'approved'],
    [other, 'rejected'],
  ] as const)
    for (const { _id } of (await admin.get(`/api/clubs/${application}`)).body.clubs)
      await admin.put(`/api/club/application/${_id}`, { status })
  const strangers = await academy.mailsTo(typed, 4)
  expect(strangers).toHaveLength(4)
  for (const mail of strangers) expect(mail).not.toMatch(/prize|evil/)
  const owners = await academy.mailsTo(contactEmail, 2)
  expect(owners).toHaveLength(2)
  for (const mail of owners) expect(mail).toContain('evil.example')
})

test('T49 an email that nobody has proven gets three confirmations a day, of all applications; what was sent stands', async () => {
  const contactEmail = `${randomUUID()}@club.example`
  const ids: string[] = []
  for (let index = 0; index < 5; index += 1) ids.push(await seedApplication(db))
  for (const id of ids)
    expect((await academy.client().post(kinds[0].at, await clubForm(id, { contactEmail }))).status).toBe(200)
  expect(await academy.mailsTo(contactEmail, 4, 1500)).toHaveLength(3)
  for (const id of ids) expect((await admin.get(`/api/clubs/${id}`)).body.total).toBe(1)
})
