import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { limits } from '#src/features/accounts/policy.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import type { Client } from '#src/testing/client.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { beginStep, confirmByPassword, enterPassword, otherBrowser, seedEnrolled } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy()
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

/** Every session of a person was signed in and confirmed an hour ago. */
const age = (userId: string) =>
  academy.services.db.execute(sql`
    update sessions set created_at = created_at - interval '1 hour', confirmed_at = confirmed_at - interval '1 hour'
    where user_id = ${userId}`)
const statusesOf = async (answers: number, answer: () => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let n = 0; n < answers; n += 1) statuses.push((await answer()).status)
  return statuses
}
const guess = (client: Client) => client.post('/api/session/confirm/totp', { code: '000000' })
const recover = (client: Client, code: string | undefined) => client.post('/api/session/confirm/recovery', { code })
const warningsTo = async (email: string) =>
  (await academy.mailsTo(email)).filter(mail => mail.includes('Subject: Wrong answers in a browser'))

test('T104 a stolen session that guesses codes shuts out itself, and its owner is told once a day', async () => {
  const { userId, client, email, recoveryCodes } = await seedEnrolled(academy)
  const thief = await otherBrowser(academy, userId)
  await age(userId)
  expect(await statusesOf(13, () => guess(thief))).toEqual([...Array(10).fill(403), 429, 429, 429])
  expect((await recover(thief, recoveryCodes[0])).status).toBe(429)
  expect((await recover(client, recoveryCodes[0])).status).toBe(200)
  await expect.poll(() => warningsTo(email)).toHaveLength(1)
})

test('T104 one that goes on after a rest ends, with thirty wrong answers in a day', async () => {
  const { userId, client } = await seedEnrolled(academy)
  const thief = await otherBrowser(academy, userId)
  await age(userId)
  const rest = () => academy.services.db.execute(sql`delete from limit_counters where key like 'prompt:%'`)
  for (let quarter = 0; quarter < 3; quarter += 1) {
    expect(await statusesOf(10, () => guess(thief))).toEqual(Array(10).fill(403))
    await rest()
  }
  expect((await guess(thief)).status).toBe(401)
  expect((await thief.get('/api/refresh')).status).toBe(401)
  expect((await client.get('/api/refresh')).status).toBe(200)
})

test('T104 whatever stolen sessions used up together, who has just signed in gets through with the right code', async () => {
  const user = await seedEnrolled(academy)
  const { userId, recoveryCodes } = user
  await age(userId)
  const all = limits.promptsOfUser
  for (let session = 0; session < all.max / limits.prompts.max; session += 1) {
    const stolen = await otherBrowser(academy, userId)
    await age(userId)
    expect(new Set(await statusesOf(limits.prompts.max, () => guess(stolen)))).toEqual(new Set([403]))
  }
  const refused = await recover(user.client, recoveryCodes[0])
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('log in again')])
  const { client, token } = await beginStep(academy, user)
  expect((await client.post('/api/login/recovery', { token, code: recoveryCodes[1] })).status).toBe(200)
  expect((await guess(client)).status).toBe(403)
  expect((await recover(client, recoveryCodes[2])).status).toBe(200)
})

test('T104 T79 guesses of the password at prompts shut out their session alone, too', async () => {
  const { userId, client } = await seedUser(academy)
  const email = `${userId}@example.org`
  const thief = academy.client()
  await enterPassword(thief, email)
  await age(userId)
  const wrong = () => thief.post('/api/session/confirm', { password: 'no-no-no' })
  expect(await statusesOf(160, wrong)).toEqual([...Array(10).fill(403), ...Array(150).fill(429)])
  expect((await thief.post('/api/session/confirm', { password: userPassword })).status).toBe(429)
  expect((await confirmByPassword(client)).status).toBe(200)
  await expect.poll(() => warningsTo(email)).toHaveLength(1)
})
