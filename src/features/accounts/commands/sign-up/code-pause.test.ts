import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

/** Sends a code, and reads how long the next one has to wait: at once, later, and once it was sent. */
async function waits(table: string, read: () => Promise<{ body: { resendInSeconds: number } }>, again: () => unknown) {
  const age = (interval: string) =>
    academy.services.db.execute(sql`update ${sql.identifier(table)} set code_sent_at = now() - ${interval}::interval`)
  const seconds = async () => (await read()).body.resendInSeconds
  const first = await seconds()
  await age('20 seconds')
  const later = await seconds()
  await age('2 minutes')
  const over = await seconds()
  await again()
  return [first, later, over, await seconds()]
}

/** Some seconds pass while a busy machine answers. */
const few = (most: number) => expect.toSatisfy((seconds: number) => seconds > most - 8 && seconds <= most)
const expected = [few(30), few(10), 0, few(30)]

test('D-16 the pause before the next activation code is counted by the server', async () => {
  const client = academy.client()
  const user = { firstName: 'Karim', lastName: 'Mansouri', email: 'karim@club.example', password: 'metres-99' }
  const { token } = (await client.post('/api/userCreate', user)).body
  await academy.mailsTo(user.email) // the pause begins anew where the mail leaves later
  const read = () => client.get(`/api/activation/${token}`)
  expect(await waits('pending_sign_ups', read, () => client.post('/api/activation/resend', { token }))).toEqual(
    expected,
  )
})

test('L-PROF-8 so is the one before the next code to a second email', async () => {
  const { client } = await seedUser(academy)
  expect((await client.get('/api/profile')).body.resendInSeconds).toBe(0)
  await client.put('/api/add_email', { secondaryEmail: 'second@club.example', password: userPassword })
  await academy.mailsTo('second@club.example')
  const read = () => client.get('/api/profile')
  expect(await waits('email_changes', read, () => client.post('/api/add_email/resend', {}))).toEqual(expected)
})
