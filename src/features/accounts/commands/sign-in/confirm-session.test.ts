import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountEmails, sessions } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy()
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

/** Somebody with a second email, whose browser was signed in that long ago. */
async function meet(signedInSince: string) {
  const user = await seedUser(academy)
  const { userId } = user
  const second = `second-${userId}@example.org`
  await academy.services.db.insert(accountEmails).values({ email: second, userId, isPrimary: false })
  await age(userId, signedInSince)
  return { ...user, second }
}
const age = (userId: string, interval: string) =>
  academy.services.db.execute(sql`
    update sessions set created_at = created_at - ${interval}::interval, confirmed_at = confirmed_at - ${interval}::interval
    where user_id = ${userId}`)
const emailsOf = async (userId: string) => {
  const rows = await academy.services.db.select().from(accountEmails).where(eq(accountEmails.userId, userId))
  return rows.map(({ email, isPrimary }) => `${email} ${isPrimary}`).toSorted()
}

test('ASVS 7.5.1 T16 emails change only in a session that was confirmed in the last ten minutes', async () => {
  const { userId, client, second } = await meet('11 minutes')
  const before = await emailsOf(userId)
  for (const answer of [await client.put('/api/primary_email', {}), await client.delete('/api/delete_second_email')]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'confirmation-needed'])
  }
  expect(await emailsOf(userId)).toEqual(before)
  const confirmed = await client.post('/api/session/confirm', { password: userPassword })
  expect([confirmed.status, Date.parse(confirmed.body.confirmedUntil) > Date.now()]).toEqual([200, true])
  expect((await client.put('/api/primary_email', {})).body.user.email).toBe(second)
  await age(userId, '11 minutes')
  expect((await client.delete('/api/delete_second_email')).body.code).toBe('confirmation-needed')
})

test('API-27 API-28 shortly after signing in the calls work as specified, with an empty body', async () => {
  const { userId, client } = await meet('9 minutes')
  expect((await client.put('/api/primary_email')).status).toBe(200)
  expect((await client.delete('/api/delete_second_email')).status).toBe(200)
  expect(await emailsOf(userId)).toHaveLength(1)
})

test('ASVS 7.5.1 confirming counts for the own session alone, and not for one that has ended', async () => {
  const { userId, client } = await meet('1 hour')
  const elsewhere = academy.client()
  await elsewhere.post('/api/login', { email: `${userId}@example.org`, password: userPassword })
  await age(userId, '1 hour')
  expect((await elsewhere.post('/api/session/confirm', { password: userPassword })).status).toBe(200)
  expect((await client.put('/api/primary_email')).body.code).toBe('confirmation-needed')
  await academy.services.db.delete(sessions).where(eq(sessions.userId, userId))
  expect((await elsewhere.post('/api/session/confirm', { password: userPassword })).status).toBe(401)
})

test('D3 a password that is right is compared 150 times in a quarter of an hour', async () => {
  const { client } = await meet('1 hour')
  const statuses: number[] = []
  for (let n = 0; n < 153; n += 1)
    statuses.push((await client.post('/api/session/confirm', { password: userPassword })).status)
  expect(statuses).toEqual([...Array(150).fill(200), 429, 429, 429])
})

test('T79 the password is compared ten times, also of guesses that come at once', async () => {
  const { client } = await meet('1 hour')
  const guesses = Array.from({ length: 30 }, (_, index) =>
    client.post('/api/session/confirm', { password: `no-${index}` }),
  )
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
  // Of one person few wait for their hash at once; the others are told to come again, which is no guess.
  const expected = ['password-incorrect', 'too-many', 'unavailable']
  expect(codes.filter(code => !expected.includes(code))).toEqual([])
  let compared = codes.filter(code => code === 'password-incorrect').length
  for (let more = 0; more < 12; more += 1) {
    const { body } = await client.post('/api/session/confirm', { password: `more-${more}` })
    if (body.code === 'password-incorrect') compared += 1
  }
  expect(compared).toBeLessThanOrEqual(10)
  expect(compared).toBeGreaterThan(2)
  expect((await client.post('/api/session/confirm', { password: userPassword })).status).toBe(429)
  expect((await client.put('/api/primary_email')).body.code).toBe('confirmation-needed')
})
