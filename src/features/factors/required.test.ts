import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { endpoints } from '#src/app/api.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { readConfig } from '#src/server/settings/env.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { appCode, enrolApp, enrolPasskey, enterPassword, otherBrowser, seedEnrolled } from '#src/testing/factors.ts'
import { meet } from '#src/testing/meet.ts'

import { authenticatorApps, passkeys } from './tables.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ environment: { ADMIN_SECOND_FACTOR: 'required' } })
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

type Client = ReturnType<TestAcademy['client']>
const unknownId = '00000000-0000-4000-8000-000000000000'
const addressOf = (path: string) => `/api${path.replace(/:\w+/g, unknownId)}`
const callOf = (client: Client, method: string) =>
  ({ GET: client.get, POST: client.post, PUT: client.put, PATCH: client.patch, DELETE: client.delete })[method] ??
  client.get

const adminCalls = Object.values(endpoints).filter(([, , access]) => access === 'admin')

test('ASVS 6.3.3 T97 where administrators need a second factor, one without reaches no call of theirs', async () => {
  const { client, userId } = await seedUser(academy, { role: 'admin' })
  for (const [method, path] of adminCalls) {
    const { status, body } = await callOf(client, method)(addressOf(path))
    expect([path, status, body.code]).toEqual([path, 403, 'factor-required'])
  }
  expect((await enterPassword(academy.client(), `${userId}@example.org`)).status, 'but signs in').toBe(200)
  expect((await client.get('/api/account/factors')).body).toMatchObject({ isRequired: true, passkeys: [], app: null })
})

test('T97 nor what administrators may do in calls for everybody', async () => {
  const course = await seedCourse(academy.services.db, { title: 'A draft', publishedAt: null })
  const { client } = await seedUser(academy, { role: 'admin' })
  expect((await client.get(`/api/course/${course.id}`)).status).toBe(404)
  await enrolApp(academy, client)
  expect((await client.get(`/api/course/${course.id}`)).status).toBe(200)
})

test.each([
  ['an app', enrolApp],
  ['a passkey', enrolPasskey],
])('T97 with %s the dashboard opens, and the last factor stays', async (_, enrol) => {
  const { client } = await seedUser(academy, { role: 'admin' })
  await enrol(academy, client)
  expect((await client.get('/api/admin/users')).status).toBe(200)
  const { passkeys } = (await client.get('/api/account/factors')).body
  const remove = () =>
    passkeys.length > 0 ? client.delete(`/api/account/passkeys/${passkeys[0]._id}`) : client.delete('/api/account/totp')
  expect((await remove()).body.code).toBe('factor-last')
  await (passkeys.length > 0 ? enrolApp(academy, client) : enrolPasskey(academy, client))
  expect((await remove()).status).toBe(200)
})

test('T97 of two factors that two browsers remove at once, one stays', async () => {
  const { client, userId } = await seedUser(academy, { role: 'admin' })
  await enrolApp(academy, client)
  await enrolPasskey(academy, client)
  const [key] = (await client.get('/api/account/factors')).body.passkeys
  const other = await otherBrowser(academy, userId)
  const removals = [() => client.delete('/api/account/totp'), () => other.delete(`/api/account/passkeys/${key._id}`)]
  const answers = await meet(academy.services.db, [passkeys, authenticatorApps], removals)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('T97 learners are asked for none, and may take theirs away', async () => {
  const learner = await seedEnrolled(academy)
  expect((await learner.client.get('/api/account/factors')).body.isRequired).toBe(false)
  expect((await learner.client.delete('/api/account/totp')).status).toBe(200)
})

test('T97 the only administrator may not ask to be deleted, with a second factor or without', async () => {
  await academy.asOwner(`update users set role = 'learner'`)
  const admin = await seedUser(academy, { role: 'admin' })
  const ask = () => admin.client.post('/api/account/deletion', { password: 'metres-99' })
  expect((await ask()).body.code).toBe('last-admin')
  const { secret } = await enrolApp(academy, admin.client)
  await admin.client.post('/api/session/confirm/totp', { code: appCode(academy, secret, 1) })
  expect((await ask()).body.code).toBe('last-admin')
})

test('T97 the dashboard’s pages lead to the profile, where a second factor is set up', async () => {
  const { client } = await seedUser(academy, { role: 'admin' })
  const leads = async (path: string) => (await client.get(path)).headers.get('location')
  expect(await leads('/dashboard')).toBe('/dashboard/profile?next=%2Fdashboard')
  for (const path of ['manage-users?role=admin', 'activity', 'manage-videos/new-video']) {
    const next = encodeURIComponent(`/dashboard/${path}`)
    expect(await leads(`/dashboard/${path}`)).toBe(`/dashboard/profile?next=${next}`)
  }
  expect((await client.get('/dashboard/profile')).status).toBe(200)
  expect((await client.get('/api/refresh')).body.user.role).toBe('learner')
  await enrolApp(academy, client)
  expect((await client.get('/api/refresh')).body.user.role).toBe('admin')
})

test('T77 the setting takes two words, and asks for nothing by itself', () => {
  expect(readConfig({}).adminSecondFactor).toBe('optional')
  expect(() => readConfig({ ADMIN_SECOND_FACTOR: 'yes' })).toThrow('ADMIN_SECOND_FACTOR')
})
