import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { sessions, users } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { createAccount } from '../sign-up/create-account.ts'

const lina = { firstName: 'Lina', lastName: 'Haddad', email: 'lina@club.example', password: 'metres-99' }
const academy = await keepAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })
const linaId = await createAccount(academy.services, lina)
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const userAgentOf = async (userId: string) => {
  const rows = await academy.services.db.select().from(sessions).where(eq(sessions.userId, userId))
  return rows.at(-1)?.userAgent
}

test.each([
  ['Mozilla/5.0 (X11; Linux) Firefox/151.0', 'Mozilla/5.0 (X11; Linux) Firefox/151.0'],
  ['a\tb\u0085c\u00a0', 'a b c'],
  ['x'.repeat(5000), 'x'.repeat(300)],
])('D-23 T72 a session knows its browser by one bounded line: %j', async (sent, kept) => {
  await academy.services.db.delete(sessions)
  const headers = { 'user-agent': sent, 'x-forwarded-for': '203.0.113.1' }
  expect(
    (await academy.client().post('/api/login', { email: lina.email, password: lina.password }, headers)).status,
  ).toBe(200)
  expect(await userAgentOf(linaId)).toBe(kept)
})

type Fields = { email?: string; password?: string }
type Place = { client?: ReturnType<TestAcademy['client']>; ip?: string }

const signIn = (fields: Fields = {}, { client = academy.client(), ip = '203.0.113.1' }: Place = {}) =>
  client.post('/api/login', { email: lina.email, password: lina.password, ...fields }, { 'x-forwarded-for': ip })

test('L-AUTH-3 API-1 X-SESS-3 T27 the right password answers the person and signs the browser in', async () => {
  const client = academy.client()
  const answer = await signIn({}, { client })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    user: {
      _id: linaId,
      firstName: 'Lina',
      lastName: 'Haddad',
      name: 'Lina Haddad',
      email: lina.email,
      secondary_email: null,
      image: null,
      role: 'learner',
      createdAt: expect.any(String),
    },
  })
  const refreshed = await client.get('/api/refresh')
  expect(refreshed.status).toBe(200)
  expect(refreshed.body).toEqual(answer.body)
})

test('T19 an email is the same in capitals, with spaces around it, and in decomposed letters', async () => {
  expect((await signIn({ email: '  LINA@Club.Example ' })).status).toBe(200)
  await createAccount(academy.services, { ...lina, email: 'zoé@club.example' })
  expect((await signIn({ email: 'zoe\u0301@club.example' })).status).toBe(200)
})

test.each([
  [{ email: 'nobody@club.example' }, 404, "Email Dosen't exist"],
  [{ password: 'metres-98' }, 403, 'Password incorrect'],
  [{ email: 'lina@club' }, 400, 'Email is not a valid'],
  [{ password: '12345' }, 400, 'Password must be at least 6 characters'],
])(
  'L-AUTH-4 L-AUTH-5 L-AUTH-9 L-AUTH-10 D-17 K-1 %j is refused in the specified words',
  async (fields, status, text) => {
    const answer = await signIn(fields)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ message: text, error: text })
    expect(answer.headers.get('set-cookie')).toBeNull()
  },
)

test('T9 each sign-in gives a new token, a planted one opens nothing, and the database holds none', async () => {
  const client = academy.client()
  client.cookies.set('session', 'planted')
  await signIn({}, { client })
  const first = client.cookies.get('session')
  expect(first).not.toBe('planted')
  await signIn({}, { client })
  const second = client.cookies.get('session')
  expect(second).not.toBe(first)
  for (const token of ['planted', first ?? '']) {
    const thief = academy.client()
    thief.cookies.set('session', token)
    expect((await thief.get('/api/refresh')).status).toBe(401)
  }
  const stored = JSON.stringify(await academy.services.db.select().from(sessions))
  expect(stored).not.toContain(second)
})

test('T10 ASVS 3.3.4 on https the session cookie has exactly the strict attributes', async () => {
  await using secure = await startAcademy({ environment: { PUBLIC_URL: 'https://localhost' } })
  await createAccount(secure.services, lina)
  const answer = await secure.client().post('/api/login', { email: lina.email, password: lina.password })
  const [session, device] = answer.headers.getSetCookie()
  expect(session).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(device).toMatch(
    /^__Host-device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('T12 a password hashed with less work is hashed again at the next sign-in', async () => {
  const id = await createAccount(academy.services, { ...lina, email: 'old@club.example' })
  const weak = await hash(lina.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await academy.services.db.update(users).set({ passwordHash: weak }).where(eq(users.id, id))
  expect((await signIn({ email: 'old@club.example' })).status).toBe(200)
  const [row] = await academy.services.db.select().from(users).where(eq(users.id, id))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn({ email: 'old@club.example' })).status).toBe(200)
})

test('T45 a huge email or password is refused without work', async () => {
  const started = performance.now()
  expect((await signIn({ email: `${'a'.repeat(50_000)}@` })).status).toBe(400)
  expect((await signIn({ password: 'x'.repeat(600) })).status).toBe(400)
  expect(performance.now() - started).toBeLessThan(500)
})

test('T15 a disabled person is told so after the right password only', async () => {
  const id = await createAccount(academy.services, { ...lina, email: 'gone@club.example' })
  await academy.services.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id))
  const right = await signIn({ email: 'gone@club.example' })
  expect([right.status, right.body.code]).toEqual([403, 'account-disabled'])
  expect((await signIn({ email: 'gone@club.example', password: 'wrong password' })).body.code).toBe(
    'password-incorrect',
  )
})
