import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { sessions } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import type { TestAcademy } from '#src/testing/academy.ts'
import { userPassword } from '#src/testing/content/courses.ts'
import { appCode, beginStep, enrolPasskey, enterPassword, seedEnrolled } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { authenticatorApps, recoveryCodes } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'info' } })
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

type User = Awaited<ReturnType<typeof seedEnrolled>>

const atSecondStep = (user: User) => beginStep(academy, user)
const isSignedIn = async (client: ReturnType<TestAcademy['client']>) =>
  (await client.get('/api/refresh')).status === 200

test('ASVS 6.5.1 ASVS 6.5.2 ASVS 6.5.3 T92 ten recovery codes of 120 bits are kept as hashes, and each signs in once', async () => {
  const user = await seedEnrolled(academy)
  expect(new Set(user.recoveryCodes).size).toBe(10)
  for (const code of user.recoveryCodes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
  const stored = JSON.stringify(await academy.services.db.select().from(recoveryCodes))
  for (const code of user.recoveryCodes) expect(stored).not.toContain(code)
  const [code = ''] = user.recoveryCodes
  const one = await atSecondStep(user)
  const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')
  expect((await one.client.post('/api/login/recovery', { token: one.token, code: typed })).status).toBe(200)
  const again = await atSecondStep(user)
  expect((await again.client.post('/api/login/recovery', { token: again.token, code })).body.code).toBe('factor-wrong')
  const mails = await academy.mailsTo(user.email, 2)
  expect(mails.join()).toContain('Subject: A recovery code was used')
  expect((await one.client.get('/api/account/factors')).body.recoveryCodesLeft).toBe(9)
})

test('T92 of one recovery code in two browsers at once, one signs in; somebody else’s signs nobody in', async () => {
  const [user, other] = [await seedEnrolled(academy), await seedEnrolled(academy)]
  const browsers = await Promise.all(Array.from({ length: 3 }, () => atSecondStep(user)))
  const code = user.recoveryCodes[1]
  const answers = await Promise.all(
    browsers.map(({ client, token }) => client.post('/api/login/recovery', { token, code })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
  const { client, token } = await atSecondStep(user)
  expect((await client.post('/api/login/recovery', { token, code: other.recoveryCodes[0] })).status).toBe(403)
})

test('T92 new recovery codes end the old ones, and come only while there is a factor', async () => {
  const user = await seedEnrolled(academy)
  const { body } = await user.client.post('/api/account/recovery-codes')
  expect(body.recoveryCodes).toHaveLength(10)
  const { client, token } = await atSecondStep(user)
  expect((await client.post('/api/login/recovery', { token, code: user.recoveryCodes[0] })).status).toBe(403)
  expect((await client.post('/api/login/recovery', { token, code: body.recoveryCodes[0] })).status).toBe(200)
  await user.client.delete('/api/account/totp')
  expect((await user.client.post('/api/account/recovery-codes')).body.code).toBe('no-factor')
  expect(await academy.services.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.userId))).toBe(0)
})

test('ASVS 11.2 T93 ASVS 11.3.1 ASVS 11.3.2 ASVS 11.3.3 the secret of an app is sealed in the database, for its person and this secret alone', async () => {
  const [user, other] = [await seedEnrolled(academy), await seedEnrolled(academy)]
  const { db } = academy.services
  const sealedOf = async ({ userId }: User) =>
    (await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId)))[0]?.sealedSecret ?? ''
  expect(JSON.stringify(await db.select().from(authenticatorApps))).not.toContain(user.secret)
  await db
    .update(authenticatorApps)
    .set({ sealedSecret: await sealedOf(user), lastStep: 0 })
    .where(eq(authenticatorApps.userId, other.userId))
  const { client, token } = await atSecondStep(other)
  const answer = await client.post('/api/login/totp', { token, code: appCode(academy, user.secret, 1) })
  expect(answer.status, 'a secret that was copied to another row').toBe(403)
})

test('ASVS 6.3.7 T16 every enrolment and removal is told to all addresses; the first ends other browsers', async () => {
  const user = await seedEnrolled(academy)
  const second = `${user.userId}@second.example`
  await academy.services.db.execute(
    sql`insert into account_emails (email, user_id, is_primary) values (${second}, ${user.userId}, false)`,
  )
  await enrolPasskey(academy, user.client, 'Blue key')
  const [key] = (await user.client.get('/api/account/factors')).body.passkeys
  await user.client.delete(`/api/account/passkeys/${key._id}`)
  await user.client.delete('/api/account/totp')
  const subjects = (mails: string[]) => mails.map(mail => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim())
  const told = [
    'A passkey was added to your account',
    'A passkey was removed from your account',
    'The authenticator app was removed from your account',
  ]
  expect(new Set(subjects(await academy.mailsTo(second, 3)))).toEqual(new Set(told))
  expect(subjects(await academy.mailsTo(user.email, 4))).toHaveLength(4)
})

test('ASVS 7.4.3 the first factor signs other browsers out, which a password alone had opened', async () => {
  const user = await seedEnrolled(academy)
  await user.client.delete('/api/account/totp')
  const other = academy.client()
  await enterPassword(other, user.email)
  expect(await isSignedIn(other)).toBe(true)
  await enrolPasskey(academy, user.client)
  expect([await isSignedIn(other), await isSignedIn(user.client)]).toEqual([false, true])
  expect(await academy.services.db.$count(sessions, eq(sessions.userId, user.userId))).toBe(1)
})

test('T70 T69 ASVS 16.3.2 the log names each step, and no code, token or secret', async () => {
  const user = await seedEnrolled(academy)
  const { client, token } = await atSecondStep(user)
  const [recovery = ''] = user.recoveryCodes
  await client.post('/api/login/totp', { token, code: '000000' })
  await client.post('/api/login/recovery', { token, code: recovery })
  const lines = academy.logs.filter(line => line.includes(user.userId)).join('\n')
  for (const event of ['app-added', 'second-step', 'second-step-refused', 'sign-in'])
    expect(lines).toContain(`"${event}"`)
  const log = academy.logs.join('\n')
  for (const secret of [user.secret, recovery, token, userPassword]) expect(log).not.toContain(secret)
})

test('ASVS 6.6.2 an app is kept only when its code proves that it has the secret', async () => {
  const user = await seedEnrolled(academy)
  await user.client.delete('/api/account/totp')
  const begun = await user.client.post('/api/account/totp/secret')
  expect(begun.body).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    url: expect.stringMatching(/^otpauth:\/\/totp\/Palestra:/),
    image: expect.stringMatching(/^data:image\/png;base64,/),
  })
  expect((await user.client.post('/api/account/totp', { code: '000000' })).body.code).toBe('factor-wrong')
  const again = await user.client.post('/api/account/totp/secret')
  expect(again.body, 'an app that has the key by now goes on with it').toEqual(begun.body)
  expect((await enterPassword(academy.client(), user.email)).body.user._id).toBe(user.userId)
  const code = appCode(academy, begun.body.secret)
  const answers = await Promise.all([1, 2].map(() => user.client.post('/api/account/totp', { code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const late = await user.client.post('/api/account/totp', { code })
  expect(late.body.code, 'whose answer was lost hears that it is on').toBe('app-exists')
  expect((await user.client.post('/api/account/totp/secret')).body.code).toBe('app-exists')
})
