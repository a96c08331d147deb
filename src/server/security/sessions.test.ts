import { afterAll, beforeAll, expect, test } from 'vitest'

import { createAccount } from '#src/features/accounts/commands/sign-up/create-account.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'

import { sessionCookies, type SessionCookies } from './sessions.ts'

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'correct-horse-1' }
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ environment: { PUBLIC_URL: 'https://localhost' } })
  await createAccount(academy.services, ada)
})
afterAll(() => academy[Symbol.asyncDispose]())

test('T10 ASVS 3.3.1 on https the session cookie is bound to this host, hidden from scripts, and sent only from this site', async () => {
  const { headers, status } = await academy.client().post('/api/login', { email: ada.email, password: ada.password })
  const [session = '', device = ''] = headers.getSetCookie()
  expect(status).toBe(200)
  expect(session).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(device).toMatch(/^__Host-device=[\w.-]{43,}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(headers.getSetCookie()).toHaveLength(2)
})

test('T9 ASVS 7.2.2 a cookie that was planted under the plain name is no session on https', async () => {
  const client = academy.client()
  const { status } = await client.post('/api/login', { email: ada.email, password: ada.password })
  const token = client.cookies.get('__Host-session') ?? ''
  expect([status, (await client.get('/api/refresh')).status]).toEqual([200, 200])
  expect((await academy.client().get('/api/refresh', { cookie: `session=${token}` })).status).toBe(401)
  expect(
    (await academy.client().get('/api/refresh', { cookie: `__Host-session=x; __Host-session=${token}` })).status,
  ).toBe(401)
})

test('T10 ASVS 3.3.2 without https there is no promise that a browser would not keep', () => {
  const { session, device, options } = sessionCookies('http://localhost:3000')
  expect([session, device, options.secure, options.httpOnly]).toEqual(['session', 'device', false, true])
})

test('T9 T10 ASVS 3.3.3 on https every cookie is bound to this host by its name', () => {
  const names = ({ session, device, signUp, step }: SessionCookies) => [session, device, signUp, step]
  const plain = ['session', 'device', 'sign-up', 'step']
  expect(names(sessionCookies('https://academy.example'))).toEqual(plain.map(name => `__Host-${name}`))
  expect(names(sessionCookies('http://localhost:3000'))).toEqual(plain)
})

test('T10 T91 ASVS 3.3.2 the cookie of a sign-up lives for a day, that of a second step for ten minutes, and for this site alone', () => {
  const { signUpOptions, stepOptions } = sessionCookies('https://academy.example')
  const hidden = { path: '/', httpOnly: true, secure: true }
  expect(signUpOptions).toEqual({ ...hidden, sameSite: 'lax', maxAge: 86_400 })
  expect(stepOptions).toEqual({ ...hidden, sameSite: 'strict', maxAge: 600 })
})

const failures = async (headers: (n: number) => Record<string, string>, proxied: TestAcademy) => {
  const statuses: number[] = []
  for (let n = 0; n < 14; n += 1) {
    const email = `nobody-${n}@example.org`
    statuses.push((await proxied.client().post('/api/login', { email, password: 'wrong-password' }, headers(n))).status)
  }
  return statuses.filter(status => status === 429).length
}

test('T7 a forged address buys no further attempts; behind one proxy only what the proxy appended counts', async () => {
  await using direct = await startAcademy()
  const plain = await failures(() => ({}), direct)
  expect(plain).toBe(4)
  await using forged = await startAcademy()
  expect(await failures(n => ({ 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` }), forged)).toBe(
    plain,
  )
  await using behind = await startAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })
  const appended = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.9` })
  expect(await failures(appended, behind)).toBe(plain)
  expect(await failures(n => ({ 'x-forwarded-for': `198.51.100.1, 203.0.114.${n}` }), behind)).toBe(0)
})
