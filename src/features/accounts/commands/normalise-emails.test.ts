import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { seedUser, userPassword as password } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { accountEmails } from '../tables.ts'
import { normaliseEmails } from './normalise-emails.ts'

const academy = await keepAcademy()
const { db } = academy.services

/** Somebody whose email an earlier version kept. */
async function meet(email: string): Promise<void> {
  const { userId } = await seedUser(academy)
  await db.update(accountEmails).set({ email }).where(eq(accountEmails.userId, userId))
}
const signIn = async (email: string) => (await academy.client().post('/api/login', { email, password })).status

test('T19 emails with an international domain from before open their accounts again; of two that are one neither is lost', async () => {
  await meet('ada@m\u00fcnchen.example')
  await meet('ben@m\u00fcnchen.example')
  await meet('ben@xn--mnchen-3ya.example')
  await meet('\u00fc@club.example')
  expect(await signIn('ada@m\u00fcnchen.example')).toBe(404)
  await normaliseEmails(academy.services)
  for (const email of ['ada@m\u00fcnchen.example', 'ada@xn--mnchen-3ya.example', '\u00fc@club.example'])
    expect([email, await signIn(email)]).toEqual([email, 200])
  expect(await db.$count(accountEmails, eq(accountEmails.email, 'ben@m\u00fcnchen.example'))).toBe(1)
})
