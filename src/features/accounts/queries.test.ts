import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { limitCounters } from '#src/server/limits/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'

import { createAccount } from './commands/sign-up/create-account.ts'
import { forgetEnded } from './jobs.ts'
import { accountEmails, passwordResets, pendingSignUps, sessions, users } from './tables.ts'

const lina = { firstName: 'Lina', lastName: 'Haddad', email: 'lina@club.example', password: 'metres-99' }
let academy: TestAcademy
let linaId: string
let adminId: string

beforeAll(async () => {
  academy = await startAcademy()
  linaId = await createAccount(academy.services, lina)
  adminId = await createAccount(academy.services, { ...lina, email: 'admin@club.example', role: 'admin' })
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
  await academy.services.db.delete(sessions)
})

async function signedIn(email: string): Promise<Client> {
  const client = academy.client()
  expect((await client.post('/api/login', { email, password: lina.password })).status).toBe(200)
  return client
}
const status = async (client: Client) => (await client.get('/api/refresh')).status
const age = (column: 'created_at' | 'last_seen_at', userId: string, interval: string) =>
  academy.services.db.execute(
    sql`update sessions set ${sql.identifier(column)} = now() - ${interval}::interval where user_id = ${userId}`,
  )

test('API-4 X-SESS-2 T27 refresh answers the person of a session, and 401 without one', async () => {
  const client = await signedIn(lina.email)
  const { body } = await client.get('/api/refresh')
  expect(Object.keys(body.user).toSorted()).toEqual(
    ['_id', 'createdAt', 'email', 'firstName', 'image', 'lastName', 'name', 'role', 'secondary_email'].toSorted(),
  )
  const stranger = await academy.client().get('/api/refresh')
  expect([stranger.status, stranger.body.message]).toEqual([401, 'Please log in'])
})

test.each([
  ['learner', 'last_seen_at', '13 days 23 hours', 200],
  ['learner', 'last_seen_at', '14 days 1 minute', 401],
  ['learner', 'created_at', '29 days', 200],
  ['learner', 'created_at', '30 days 1 minute', 401],
  ['admin', 'last_seen_at', '59 minutes', 200],
  ['admin', 'last_seen_at', '61 minutes', 401],
  ['admin', 'created_at', '11 hours', 200],
  ['admin', 'created_at', '12 hours 1 minute', 401],
] as const)('T13 a session of a %s whose %s is %s old answers %i', async (role, column, interval, expected) => {
  const [email, id] = role === 'admin' ? ['admin@club.example', adminId] : [lina.email, linaId]
  const client = await signedIn(email)
  await age(column, id, interval)
  expect(await status(client)).toBe(expected)
})

test('T13 ASVS 7.3.1 ASVS 7.3.2 use keeps a session alive, and is written down at most once a minute', async () => {
  const client = await signedIn(lina.email)
  const seen = async () => (await academy.services.db.select().from(sessions))[0]?.lastSeenAt.getTime() ?? 0
  const first = await seen()
  await client.get('/api/refresh')
  expect(await seen()).toBe(first)
  await age('last_seen_at', linaId, '13 days')
  await client.get('/api/refresh')
  expect(Date.now() - (await seen())).toBeLessThan(60_000)
})

test('T14 ASVS 7.4.5 signing out ends the session on the server, so a copy of its cookie opens nothing', async () => {
  const client = await signedIn(lina.email)
  const copy = academy.client()
  copy.cookies.set('session', client.cookies.get('session') ?? '')
  const answer = await client.post('/api/logout')
  expect(answer.body).toEqual({ signedOut: true })
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(client.cookies.has('session')).toBe(false)
  expect(await status(copy)).toBe(401)
  expect((await academy.client().post('/api/logout')).status).toBe(200)
})

test('T15 disabling a person, or taking the role away, works at once', async () => {
  const { db } = academy.services
  const id = await createAccount(academy.services, { ...lina, email: 'leaver@club.example' })
  const client = await signedIn('leaver@club.example')
  await db
    .update(users)
    .set({ disabledAt: sql`now()` })
    .where(eq(users.id, id))
  expect(await status(client)).toBe(401)
  const admin = await signedIn('admin@club.example')
  await db.update(users).set({ role: 'learner' }).where(eq(users.id, adminId))
  expect((await admin.get('/api/refresh')).body.user.role).toBe('learner')
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, adminId))
})

test('D-15 the name is joined and the secondary email shown', async () => {
  await academy.services.db
    .insert(accountEmails)
    .values({ email: 'lina.second@club.example', userId: linaId, isPrimary: false })
  const client = await signedIn('lina.second@club.example')
  const { user } = (await client.get('/api/refresh')).body
  expect(user).toMatchObject({ name: 'Lina Haddad', email: lina.email, secondary_email: 'lina.second@club.example' })
})

test('what opens nothing any more is forgotten, the rest stays', async () => {
  const { db } = academy.services
  await signedIn(lina.email)
  await age('created_at', linaId, '31 days')
  await signedIn('admin@club.example')
  const names = { firstName: 'Old', lastName: 'Sign-up', passwordHash: 'x', codeHash: 'x' }
  await db.insert(pendingSignUps).values({ ...names, email: 'a@b.c', tokenHash: 'old' })
  await db.execute(sql`update pending_sign_ups set created_at = now() - interval '25 hours'`)
  await db.insert(pendingSignUps).values({ ...names, email: 'a@b.c', tokenHash: 'new' })
  await db.insert(passwordResets).values({ tokenHash: 'used', userId: linaId, usedAt: new Date() })
  await db.insert(passwordResets).values({ tokenHash: 'open', userId: linaId })
  await db.insert(limitCounters).values({ key: 'ended', count: 1, endsAt: new Date(0) })
  await forgetEnded({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
  expect((await db.select().from(sessions)).map(({ userId }) => userId)).toEqual([adminId])
  expect((await db.select().from(pendingSignUps)).map(({ tokenHash }) => tokenHash)).toEqual(['new'])
  expect((await db.select().from(passwordResets)).map(({ tokenHash }) => tokenHash)).toEqual(['open'])
  expect((await db.select().from(limitCounters)).map(({ key }) => key)).not.toContain('ended')
})
