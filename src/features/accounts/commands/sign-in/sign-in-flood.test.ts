import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { sessions } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { hashPassword } from '#src/server/security/passwords.ts'
import type { TestAcademy } from '#src/testing/academy.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { createAccount, insertUser } from '../sign-up/create-account.ts'

const password = 'metres-99'
const user = { firstName: 'Lina', lastName: 'Haddad', password }
const academy = await keepAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

type Browser = ReturnType<TestAcademy['client']>
const signIn = (email: string, ip: string, client: Browser = academy.client()) =>
  client.post('/api/login', { email, password }, { 'x-forwarded-for': ip })
const sessionsOf = async (userId: string) =>
  (await academy.services.db.select().from(sessions).where(eq(sessions.userId, userId))).length

test('D3b ASVS 2.4.1 eight accounts of one attacker that sign in rightly and at once keep nobody else out', async () => {
  const admin = 'admin@club.example'
  await createAccount(academy.services, { ...user, email: admin, role: 'admin' })
  const evil = Array.from({ length: 8 }, (_, index) => `evil-${index}@club.example`)
  const ids = []
  const { password: _, ...names } = user
  const passwordHash = await hashPassword(password)
  for (const email of evil) ids.push(await insertUser(academy.services.db, { ...names, email, passwordHash }))
  // Each account from a browser that it knows, as the strongest attack has it.
  const browsers = new Map<string, Browser>()
  for (const email of evil) {
    const browser = academy.client()
    expect((await signIn(email, '203.0.113.1', browser)).status).toBe(200)
    browser.cookies.delete('session')
    browsers.set(email, browser)
  }
  const over = new AbortController()
  const statuses: number[] = []
  const flood = evil.flatMap(email =>
    Array.from({ length: 9 }, async () => {
      while (!over.signal.aborted) {
        const { status } = await signIn(email, '203.0.113.1', browsers.get(email))
        statuses.push(status)
        if (status !== 200) await new Promise(resolve => setTimeout(resolve, 1000))
      }
    }),
  )
  const admins: number[] = []
  for (let round = 0; round < 6; round += 1) admins.push((await signIn(admin, '198.51.100.7')).status)
  over.abort()
  await Promise.all(flood)
  expect(admins).toEqual(Array(6).fill(200))
  expect(statuses.length).toBeGreaterThan(72)
  for (const id of ids) expect(await sessionsOf(id)).toBeLessThanOrEqual(20)
})
