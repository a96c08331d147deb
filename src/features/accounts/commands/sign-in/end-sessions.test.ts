import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sessions as kept } from '#src/features/accounts/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1'

/** Somebody who is signed in twice: here, and on a phone. */
async function meet() {
  const user = await seedUser(academy)
  const other = academy.client()
  const fields = { email: `${user.userId}@example.org`, password: userPassword }
  expect((await other.post('/api/login', fields, { 'user-agent': phone })).status).toBe(200)
  const { sessions } = (await user.client.get('/api/sessions')).body
  return {
    ...user,
    other,
    sessions,
    ofPhone: sessions.find(({ browser }: { browser: string }) => browser === 'Safari'),
  }
}
const signedIn = async ({ get }: ReturnType<TestAcademy['client']>) => (await get('/api/refresh')).status === 200

test('D-23 the list says which browser, when, and which is this one, and holds no secret', async () => {
  const { sessions, ofPhone } = await meet()
  expect(sessions).toHaveLength(2)
  expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
  expect(ofPhone).toEqual({
    _id: expect.any(String),
    browser: 'Safari',
    system: 'iPhone',
    createdAt: expect.any(String),
    lastSeenAt: expect.any(String),
    isCurrent: false,
  })
})

test('D-23 T14 ASVS 7.6.2 one browser is signed out, and the others stay', async () => {
  const { client, other, ofPhone } = await meet()
  expect((await client.delete(`/api/sessions/${ofPhone._id}`)).body).toEqual({ ended: true })
  expect([await signedIn(client), await signedIn(other)]).toEqual([true, false])
  expect((await client.delete(`/api/sessions/${ofPhone._id}`)).status).toBe(404)
})

test('D-23 IDOR: nobody sees or ends the session of somebody else', async () => {
  const [one, two] = [await meet(), await meet()]
  expect((await one.client.delete(`/api/sessions/${two.ofPhone._id}`)).status).toBe(404)
  expect(await signedIn(two.other)).toBe(true)
  const ids = one.sessions.map(({ _id }: { _id: string }) => _id)
  expect(two.sessions.some(({ _id }: { _id: string }) => ids.includes(_id))).toBe(false)
})

test('D-23 T14 ASVS 14.3.1 signing out everywhere ends them all, this one too', async () => {
  const { client, other } = await meet()
  const bystander = await meet()
  expect((await client.post('/api/logout/everywhere')).body).toEqual({ ended: true })
  expect([await signedIn(client), await signedIn(other), await signedIn(bystander.other)]).toEqual([false, false, true])
  expect(client.cookies.has('session')).toBe(false)
})

test('ASVS 7.5.2 a browser that was left open ends no other one without the password, and itself it does', async () => {
  const { client, other, ofPhone, userId, sessions } = await meet()
  const longAgo = { createdAt: new Date(Date.now() - 11 * 60_000) }
  await academy.services.db.update(kept).set(longAgo).where(eq(kept.userId, userId))
  const endPhone = () => client.delete(`/api/sessions/${ofPhone._id}`)
  const endAll = () => client.post('/api/logout/everywhere')
  for (const end of [endPhone, endAll]) expect((await end()).body.code).toBe('confirmation-needed')
  expect([await signedIn(client), await signedIn(other)]).toEqual([true, true])
  expect((await client.post('/api/session/confirm', { password: userPassword })).status).toBe(200)
  expect((await endPhone()).body).toEqual({ ended: true })
  await academy.services.db.update(kept).set({ confirmedAt: null }).where(eq(kept.userId, userId))
  const own = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
  expect((await client.delete(`/api/sessions/${own._id}`)).body).toEqual({ ended: true })
  expect(client.cookies.has('session')).toBe(false)
  expect(await signedIn(client)).toBe(false)
})
