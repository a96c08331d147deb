// What people see of their own registrations, and nobody else of them.
import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { accountEmails } from '#src/features/accounts/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { clubForm, coachForm, seedApplication } from '#src/testing/content/applications.ts'
import { seedUser } from '#src/testing/content/courses.ts'

import { applications, clubRegistrations } from './tables.ts'

let academy: TestAcademy
let admin: Client
let learner: Awaited<ReturnType<typeof seedUser>>
let stranger: Client
beforeAll(async () => {
  academy = await startAcademy()
  admin = (await seedUser(academy, { role: 'admin' })).client
  learner = await seedUser(academy)
  stranger = (await seedUser(academy)).client
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(() => academy.services.db.delete(applications))

const seed = (applicantType: 'ClubApplication' | 'CoachApplication' = 'ClubApplication', name = 'Players Immersion') =>
  seedApplication(academy.services.db, { applicantType, name })
const ownOf = async (client: Client) => (await client.get('/api/my-registrations')).body.registrations
const shownFor = async (client: Client, id: string) => (await client.get(`/api/application/${id}`)).body.registration

test('X-STATE-3 D-46 who registered sees it, its state and the words of the decision; nobody else does', async () => {
  const id = await seed()
  const form = await clubForm(id, { contactEmail: `${randomUUID()}@club.example` })
  expect((await learner.client.post('/api/club/application', form)).status).toBe(200)
  const [row] = await academy.services.db.select().from(clubRegistrations)
  const pending = {
    _id: row?.id,
    application: { _id: id, name: 'Players Immersion', applicantType: 'ClubApplication' },
    name: 'Widad Athletic',
    contactEmail: row?.contactEmail,
    status: 'pending',
    createdAt: row?.createdAt.toISOString(),
    decidedAt: null,
    byVisitor: false,
    reason: null,
  }
  expect(await ownOf(learner.client)).toEqual([pending])
  expect(await shownFor(learner.client, id)).toEqual(pending)
  for (const other of [stranger, admin]) {
    expect(await ownOf(other)).toEqual([])
    expect(await shownFor(other, id)).toBeUndefined()
  }
  expect(await shownFor(academy.client(), id)).toBeUndefined()
  expect((await academy.client().get('/api/my-registrations')).status).toBe(401)

  const reason = 'All places are taken.\nWrite to us in May.'
  await admin.put(`/api/club/application/${row?.id}`, { status: 'rejected', reason })
  const [decided] = await ownOf(learner.client)
  expect(decided).toEqual({ ...pending, status: 'rejected', reason, decidedAt: expect.any(String) })
  // The page that strangers get is the same for everybody.
  expect((await academy.client().get(`/application/${id}`)).text).not.toContain('Widad Athletic')
})

test('D-46 a registration of a visitor belongs to whoever has proven its email, and to nobody before', async () => {
  const { db } = academy.services
  const [forClubs, forCoaches] = [await seed(), await seed('CoachApplication', 'Coaches Immersion')]
  const email = `office-${randomUUID()}@club.example`
  const visitor = academy.client()
  await visitor.post('/api/club/application', await clubForm(forClubs, { contactEmail: email }))
  await visitor.post('/api/coach/application', await coachForm(forCoaches, { contactEmail: email }))
  expect(await ownOf(learner.client)).toEqual([])
  await db.insert(accountEmails).values({ userId: learner.userId, email, isPrimary: false })
  expect((await ownOf(learner.client)).map((one: { application: { name: string } }) => one.application.name)).toEqual([
    'Coaches Immersion',
    'Players Immersion',
  ])
  expect(await shownFor(learner.client, forCoaches)).toMatchObject({ name: 'Amel Tempo', byVisitor: true })
  expect(await ownOf(stranger)).toEqual([])
})
