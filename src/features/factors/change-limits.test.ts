import { and, eq, gt, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { offerUndo } from '#src/features/accounts/commands/addresses/offer-undo.ts'
import { limits } from '#src/features/accounts/policy.ts'
import { accountEmails, accountUndos } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import type { Client } from '#src/testing/client.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { otherBrowser, seedEnrolled } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

const strong = 'Stride-0.44s'
const { services, ...academy } = await keepAcademy()
beforeEach(async () => {
  await services.db.delete(limitCounters)
})

/** Somebody with two emails and an app, in a browser that has just confirmed that it is them. */
async function meet() {
  const { userId, email } = await seedEnrolled({ services, ...academy })
  const second = `second-${userId}@example.org`
  await services.db.insert(accountEmails).values({ email: second, userId, isPrimary: false })
  await services.db.delete(limitCounters)
  return { userId, email, client: await otherBrowser({ services, ...academy }, userId) }
}
const undosOf = (userId: string) =>
  services.db.$count(services.db.select().from(accountUndos).where(eq(accountUndos.userId, userId)).as('undos'))

const changes: readonly (readonly [string, (client: Client) => Promise<{ status: number }>])[] = [
  ['make an email primary', client => client.put('/api/primary_email')],
  ['remove the second email', client => client.delete('/api/delete_second_email')],
  ['new recovery codes', client => client.post('/api/account/recovery-codes')],
  ['add an app', client => client.post('/api/account/totp/secret')],
  ['remove the app', client => client.delete('/api/account/totp')],
  ['add a passkey', client => client.post('/api/account/passkeys/options')],
  ['remove a passkey', client => client.delete(`/api/account/passkeys/${crypto.randomUUID()}`)],
  ['another password', client => client.put('/api/password', { password: userPassword, newPassword: strong })],
  ['be deleted', client => client.post('/api/account/deletion', { password: userPassword })],
]

test.each(changes.slice(0, 3).filter(([name]) => !name.startsWith('remove')))(
  'T103 one person who goes on to %s is stopped after twenty in an hour, for every change alike',
  async (_, change) => {
    const { userId, email, client } = await meet()
    const before = await undosOf(userId)
    for (let n = 0; n < limits.changes.max; n += 1) expect((await change(client)).status).toBe(200)
    for (const [name, other] of changes) expect([name, (await other(client)).status]).toEqual([name, 429])
    expect((await undosOf(userId)) - before).toBeLessThanOrEqual(limits.changes.max)
    // The name of the one address ends like the other, so these are the mails to both, and the one of the app.
    const mails = await academy.mailsTo(email, 2 * limits.changes.max)
    expect(mails.length).toBeLessThanOrEqual(2 * limits.changes.max + 1)
  },
)

test('T103 T16 who takes the account back with the link may change what the thief had used up', async () => {
  const { userId, client } = await meet()
  const { url } = await services.db.transaction(tx => offerUndo(services, tx, { userId }))
  for (let n = 0; n < limits.changes.max; n += 1) await client.post('/api/account/recovery-codes')
  const token = url.split('/').at(-1)
  expect((await academy.client().post('/api/account_undo', { token })).status).toBe(200)
  const used = await services.db
    .select()
    .from(limitCounters)
    .where(like(limitCounters.key, `account-change%${userId}`))
  expect(used).toEqual([])
})

test('T103 what changes nothing counts nothing: whoever has only the session keeps its owner from no change', async () => {
  const { client } = await seedUser({ services, ...academy })
  const counted = () =>
    services.db
      .select()
      .from(limitCounters)
      .where(and(like(limitCounters.key, 'account-change%'), gt(limitCounters.count, 0)))
  for (let n = 0; n <= limits.changes.max; n += 1) {
    expect((await client.delete('/api/delete_second_email')).body.code).toBe('no-second-email')
    expect((await client.put('/api/primary_email')).body.code).toBe('no-second-email')
  }
  expect(await counted()).toEqual([])
  expect((await client.put('/api/password', { password: userPassword, newPassword: strong })).status).toBe(200)
})

test('T103 who sets a new password by mail may change what somebody else had used up', async () => {
  const { userId, email, client } = await meet()
  for (let n = 0; n < limits.changes.max; n += 1) await client.post('/api/account/recovery-codes')
  await academy.client().put('/api/pass_recovery', { email })
  const findToken = async () => {
    const mails = await academy.mailsTo(email)
    return mails.map(mail => /\/reset-password\/([\w-]{43})/.exec(mailText(mail))?.[1]).find(Boolean)
  }
  await expect.poll(findToken).toBeDefined()
  const token = await findToken()
  expect((await academy.client().put('/api/pass_reset', { newPassword: strong, token })).status).toBe(200)
  const again = await otherBrowser({ services, ...academy }, userId)
  expect((await again.post('/api/account/recovery-codes')).status).toBe(200)
})
