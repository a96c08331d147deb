import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountUndos, users } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import type { Client } from '#src/testing/client.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { appCode, beginStep, enrolApp, enrolPasskey, enterPassword, seedEnrolled } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { authenticatorApps, passkeys, recoveryCodes } from './tables.ts'

const strong = 'Stride-0.44s'
const academy = await keepAcademy({ environment: { ADMIN_SECOND_FACTOR: 'required' } })
const { db } = academy.services
beforeEach(async () => {
  await db.delete(limitCounters)
})

const linkIn = (mail: string | undefined) => /\/undo\/([\w-]{43})/.exec(mailText(mail))?.[1]
/** The undo link in the one mail to this address with this subject. */
async function linkTo(email: string, subject: string, count: number) {
  const told = (await academy.mailsTo(email, count)).find(mail => mail.includes(`Subject: ${subject}`))
  expect(told, subject).toBeDefined()
  return linkIn(told)
}

/** Uses an undo link and sets a password, as the owner does. @returns the answer to the sign-in that follows */
async function takeBack(email: string, token: string | undefined) {
  const { status, body } = await academy.client().post('/api/account_undo', { token })
  expect(status).toBe(200)
  await academy.client().put('/api/pass_reset', { newPassword: strong, token: body.resetToken })
  const client = academy.client()
  const answer = await enterPassword(client, email, strong)
  return { client, ...answer }
}

/** As if everything of a person had been there for a week. */
async function age({ userId }: { userId: string }) {
  for (const table of [passkeys, authenticatorApps, recoveryCodes, accountUndos]) {
    await db.execute(sql`update ${table} set created_at = created_at - interval '7 days' where user_id = ${userId}`)
  }
}
const factorsOf = async (client: Client) => (await client.get('/api/account/factors')).body

test.each(['An authenticator app was added to your account', 'Your password was changed'])(
  'T16 a thief’s app goes with the link of the mail “%s”',
  async subject => {
    const { userId, client } = await seedUser(academy)
    const email = `${userId}@example.org`
    await enrolApp(academy, client)
    await client.put('/api/password', { password: userPassword, newPassword: 'Thief-0.44s' })
    const owner = await takeBack(email, await linkTo(email, subject, 2))
    expect(owner.body.user?._id).toBe(userId)
    expect(await factorsOf(owner.client)).toMatchObject({ app: null, passkeys: [], recoveryCodesLeft: 0 })
  },
)

test('T16 a thief’s passkey and renewed codes go, and the owner’s older app stays', async () => {
  const user = await seedEnrolled(academy)
  await age(user)
  const { authenticator } = await enrolPasskey(academy, user.client)
  const renewed = await user.client.post('/api/account/recovery-codes')
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  const owner = await takeBack(user.email, await linkTo(user.email, 'You have new recovery codes', 3))
  expect(owner.body.secondFactor.methods).toEqual(['app'])
  const { token } = owner.body.secondFactor
  const code = appCode(academy, user.secret, 1)
  expect((await owner.client.post('/api/login/totp', { token, code })).status).toBe(200)
  const alone = academy.client()
  const asked = await alone.post('/api/login/passkey/options', {})
  const credential = authenticator.sign(asked.body.options)
  expect((await alone.post('/api/login/passkey', { token: asked.body.token, credential })).status).not.toBe(200)
})

test('T16 codes that are older stay with their app', async () => {
  const user = await seedEnrolled(academy)
  await age(user)
  await enrolPasskey(academy, user.client)
  const owner = await takeBack(user.email, await linkTo(user.email, 'A passkey was added', 2))
  expect(owner.body.secondFactor.methods).toEqual(['app', 'recovery'])
})

test('T16 who took the owner’s app away and set up one of his own is out; an administrator enrols anew', async () => {
  const user = await seedEnrolled(academy, 'admin')
  await age(user)
  await enrolPasskey(academy, user.client)
  await user.client.delete('/api/account/totp')
  const removed = await linkTo(user.email, 'The authenticator app was removed', 3)
  const owner = await takeBack(user.email, removed)
  expect((await owner.client.get('/api/refresh')).body.user).toMatchObject({ role: 'learner', mustEnrol: true })
  expect((await owner.client.get('/api/admin/orders.csv')).body.code).toBe('factor-required')
  const [row] = await db.select({ since: users.factorSince }).from(users).where(eq(users.id, user.userId))
  expect(row?.since).toBeNull()
  await owner.client.post('/api/session/confirm', { password: strong })
  expect((await owner.client.post('/api/account/totp/secret')).status).toBe(200)
})

test('T16 only the primary address is sent the link; a recovery code that was used changes nothing to undo', async () => {
  const user = await seedEnrolled(academy)
  const second = `${user.userId}@second.example`
  await db.execute(sql`insert into account_emails values (${second}, ${user.userId}, false)`)
  await enrolPasskey(academy, user.client)
  const [toSecond] = await academy.mailsTo(second)
  expect([linkIn(toSecond), mailText(toSecond).includes('primary email')]).toEqual([undefined, true])
  expect(await linkTo(user.email, 'A passkey was added', 2)).toBeTruthy()
  const { client, token } = await beginStep(academy, user)
  await client.post('/api/login/recovery', { token, code: user.recoveryCodes[0] })
  expect(await linkTo(user.email, 'A recovery code was used', 3)).toBeUndefined()
})
