import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { sessions } from '#src/features/accounts/tables.ts'
import { visitor } from '#src/server/actor.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { hashToken } from '#src/server/security/secrets.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { createAccount } from '../sign-up/create-account.ts'
import { holdCredentials, knownDevice, startSession } from './start-session.ts'

const password = 'metres-99'
const academy = await keepAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })
const context = { ...academy.services, actor: visitor, ip: '203.0.113.1' }
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const signIn = (email: string, ip: string, client = academy.client()) =>
  client.post('/api/login', { email, password }, { 'x-forwarded-for': ip })

test('M15 D-23 a person has twenty sessions at most: the one unused for longest ends, and the list shows all, the own first', async () => {
  const email = 'lina@club.example'
  const userId = await createAccount(academy.services, { firstName: 'Lina', lastName: 'Haddad', password, email })
  const first = academy.client()
  await signIn(email, '203.0.113.1', first)
  const kept = academy.client()
  await signIn(email, '203.0.113.2', kept)
  await academy.services.db.execute(
    sql`update sessions set last_seen_at = now() - interval '2 days' where user_id = ${userId}`,
  )
  expect((await kept.get('/api/refresh')).status).toBe(200)
  const others = Array.from({ length: 30 }, () => academy.client())
  for (const [index, other] of others.slice(0, 19).entries()) await signIn(email, `198.51.100.${index}`, other)
  expect([(await first.get('/api/refresh')).status, (await kept.get('/api/refresh')).status]).toEqual([401, 200])
  const listed = (await kept.get('/api/sessions')).body.sessions
  expect([listed.length, listed[0].isCurrent]).toEqual([20, true])
  await Promise.all(others.slice(19).map((other, index) => signIn(email, `192.0.2.${index}`, other)))
  expect(await academy.services.db.$count(sessions, eq(sessions.userId, userId))).toBe(20)
})

test('D-23 a browser that does not say what it is has a session without a name', async () => {
  const { userId } = await seedUser(academy)
  const { token } = await startSession(context, academy.services.db, userId)
  const [session] = await academy.services.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
  expect(session).toMatchObject({ userId, userAgent: '' })
})

test('T9 an account that was deleted while its password was compared signs nobody in', async () => {
  const instants = { disabledAt: null, devicesForgottenAt: null, factorSince: null }
  const gone = { userId: randomUUID(), passwordHash: '', ...instants }
  expect(await holdCredentials(academy.services.db, gone)).toBe(false)
})

test.each([
  ['of one who never signed out everywhere', 'G49C5r3hzsUsIFzzY79kMJ_di-5UdsEElhOdKKlab2A', null],
  ['of one who did since', '2IvlQTASgfWdX30A-7tF9_AKNHK3x8ciYyjh1b6yLQA', new Date('2026-01-01T00:00:00Z')],
])('T1 a browser that an earlier release made known stays known: %s', (_, proof, devicesForgottenAt) => {
  const owner = { userId: '0b0e7a5e-5d4f-4c1e-9d52-6a2f6c1f7a10', devicesForgottenAt }
  const name = 'browser-of-an-earlier-release'
  const known = (device: string) => knownDevice({ ...context, secret: 'a secret that stays', device }, owner)
  expect(known(`${name}.${proof}`)).toBe(name)
  expect(known(`another-browser.${proof}`)).toBeUndefined()
})
