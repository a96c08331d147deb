import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { passwordResets, users } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import type { TestAcademy } from '#src/testing/academy.ts'
import { appCode, beginStep, enterPassword, seedEnrolled } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { forgetEndedSteps } from './jobs.ts'
import { authenticatorApps, signInSteps } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'info' } })
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

type User = Awaited<ReturnType<typeof seedEnrolled>>

const atSecondStep = (user: User) => beginStep(academy, user)
/** The code of the next half minute: that of this one was used to set the app up. */
const nextCode = ({ secret }: User) => appCode(academy, secret, 1)
const isSignedIn = async (client: ReturnType<TestAcademy['client']>) =>
  (await client.get('/api/refresh')).status === 200

test('ASVS 6.3.3 T89 with an app, the password opens no session: the code does, and answers the person', async () => {
  const user = await seedEnrolled(academy)
  const { client, token, body } = await atSecondStep(user)
  expect(body).toEqual({ secondFactor: { token: expect.any(String), methods: ['app', 'recovery'] } })
  expect(client.cookies.has('session')).toBe(false)
  expect(client.cookies.has('device')).toBe(false)
  expect(await isSignedIn(client)).toBe(false)
  const answer = await client.post('/api/login/totp', { token, code: nextCode(user) })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ user: expect.objectContaining({ _id: user.userId, email: user.email }) })
  expect(client.cookies.has('step')).toBe(false)
  expect(await isSignedIn(client)).toBe(true)
})

test('API-1 without a second factor, the password signs in as specified', async () => {
  const user = await seedEnrolled(academy)
  expect((await user.client.delete('/api/account/totp')).body).toEqual({ removed: true })
  const client = academy.client()
  expect(Object.keys((await enterPassword(client, user.email)).body)).toEqual(['user'])
})

test('T9 T10 ASVS 3.3.3 ASVS 7.2.3 the half that the browser keeps is out of reach of scripts and of other sites', async () => {
  const { email } = await seedEnrolled(academy)
  const { headers } = await enterPassword(academy.client(), email)
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^step=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
  const stored = JSON.stringify(await academy.services.db.select().from(signInSteps))
  expect(stored).not.toContain(/step=([\w-]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1])
})

test('ASVS 6.5.1 T90 a code is taken once: not again, not by another browser, and none from before it', async () => {
  const user = await seedEnrolled(academy)
  const one = await atSecondStep(user)
  const code = nextCode(user)
  expect((await one.client.post('/api/login/totp', { token: one.token, code })).status).toBe(200)
  const other = await atSecondStep(user)
  for (const used of [code, appCode(academy, user.secret, 0), appCode(academy, user.secret, -1)]) {
    const answer = await other.client.post('/api/login/totp', { token: other.token, code: used })
    expect([answer.status, answer.body.code]).toEqual([403, 'factor-wrong'])
  }
  expect(await isSignedIn(other.client)).toBe(false)
})

test('ASVS 6.5.5 T90 a code holds for the half minute before and after, no longer', async () => {
  const user = await seedEnrolled(academy)
  await academy.services.db
    .update(authenticatorApps)
    .set({ lastStep: 0 })
    .where(eq(authenticatorApps.userId, user.userId))
  const { client, token } = await atSecondStep(user)
  for (const away of [-2, 2]) {
    expect((await client.post('/api/login/totp', { token, code: appCode(academy, user.secret, away) })).status).toBe(
      403,
    )
  }
  expect((await client.post('/api/login/totp', { token, code: appCode(academy, user.secret, -1) })).status).toBe(200)
})

test('T90 of one code in two browsers at once, one signs in', async () => {
  const user = await seedEnrolled(academy)
  const browsers = await Promise.all(Array.from({ length: 4 }, () => atSecondStep(user)))
  const code = nextCode(user)
  const answers = await Promise.all(
    browsers.map(({ client, token }) => client.post('/api/login/totp', { token, code })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403, 403])
})

test('ASVS 6.6.2 T91 a step is bound to the browser that began it', async () => {
  const user = await seedEnrolled(academy)
  const { token } = await atSecondStep(user)
  const thief = academy.client()
  expect((await thief.post('/api/login/totp', { token, code: nextCode(user) })).body.code).toBe('step-ended')
  const own = await atSecondStep(await seedEnrolled(academy))
  const answer = await own.client.post('/api/login/totp', { token, code: nextCode(user) })
  expect([answer.body.code, await isSignedIn(own.client)]).toEqual(['step-ended', false])
})

test('T91 two tabs of one browser each finish their own step', async () => {
  const [one, other] = [await seedEnrolled(academy), await seedEnrolled(academy)]
  const client = academy.client()
  const [first, second] = [await enterPassword(client, one.email), await enterPassword(client, other.email)]
  const tokens = [first, second].map(({ body }) => String(body.secondFactor.token))
  const crossed = await client.post('/api/login/totp', { token: tokens[0], code: nextCode(other) })
  expect(crossed.body.code).toBe('factor-wrong')
  const answer = await client.post('/api/login/totp', { token: tokens[0], code: nextCode(one) })
  expect(answer.body.user._id).toBe(one.userId)
})

test('ASVS 6.5.5 T91 a step ends after five minutes, and is swept', async () => {
  const user = await seedEnrolled(academy)
  const { client, token } = await atSecondStep(user)
  await academy.services.db.execute(sql`update sign_in_steps set created_at = now() - interval '301 seconds'`)
  expect((await client.post('/api/login/totp', { token, code: nextCode(user) })).body.code).toBe('step-ended')
  await forgetEndedSteps({ ...academy.services, actor: { kind: 'job', name: 'forget' }, ip: '' })
  expect(await academy.services.db.$count(signInSteps)).toBe(0)
})

test('ASVS 6.6.3 T89 five wrong codes end a step, and the right one comes too late', async () => {
  const user = await seedEnrolled(academy)
  const { client, token } = await atSecondStep(user)
  const codes = []
  for (let round = 0; round < 6; round += 1) {
    const { body } = await client.post('/api/login/totp', { token, code: '000000' })
    codes.push(body.code)
    if (body.message.includes('Please log in again')) expect([round, body.code]).toEqual([4, 'factor-wrong'])
    else expect([round, body.code]).not.toEqual([4, 'factor-wrong'])
  }
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'factor-wrong'), 'step-ended'])
  expect((await client.post('/api/login/totp', { token, code: nextCode(user) })).body.code).toBe('step-ended')
})

test('ASVS 6.3.1 T89 parallel guesses are counted, over all steps of an account, and its owner hears of them', async () => {
  const user = await seedEnrolled(academy)
  const browsers = await Promise.all(Array.from({ length: 3 }, () => atSecondStep(user)))
  const guesses = browsers.flatMap(({ client, token }) =>
    Array.from({ length: 5 }, () => client.post('/api/login/totp', { token, code: '000000' })),
  )
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
  expect(codes.filter(code => code === 'factor-wrong')).toHaveLength(10)
  expect(codes.filter(code => code === 'too-many')).toHaveLength(5)
  const { client, token } = await atSecondStep(user)
  expect((await client.post('/api/login/recovery', { token, code: user.recoveryCodes[0] })).status).toBe(429)
  const mails = await academy.mailsTo(user.email, 2)
  expect(mails.join('\n')).toContain('Subject: Somebody may know your password')
})

test('ASVS 6.3.1 T1 a stranger who guesses codes does not lock the owner out of a browser of theirs', async () => {
  const user = await seedEnrolled(academy)
  const own = await atSecondStep(user)
  expect((await own.client.post('/api/login/totp', { token: own.token, code: nextCode(user) })).status).toBe(200)
  for (let round = 0; round < 3; round += 1) {
    const { client, token } = await atSecondStep(user)
    for (let guess = 0; guess < 5; guess += 1) await client.post('/api/login/totp', { token, code: '000000' })
  }
  const { body } = await enterPassword(own.client, user.email)
  const { token } = body.secondFactor
  const answer = await own.client.post('/api/login/recovery', { token, code: user.recoveryCodes[0] })
  expect(answer.status).toBe(200)
})

test('T89 between the steps nothing answers: not the profile, not a passkey of somebody else, not a reset while guessing', async () => {
  const user = await seedEnrolled(academy)
  const { client, token } = await atSecondStep(user)
  for (const path of ['/api/profile', '/api/sessions', '/api/account/factors']) {
    expect((await client.get(path)).status).toBe(401)
  }
  expect((await client.delete('/api/account/totp')).status).toBe(401)
  expect((await client.post('/api/session/confirm/totp', { code: nextCode(user) })).status).toBe(401)
  client.cookies.set('session', token)
  expect(await isSignedIn(client)).toBe(false)
  client.cookies.set('session', client.cookies.get('step') ?? '')
  expect(await isSignedIn(client)).toBe(false)
})

test('T9 ASVS 7.2.4 a planted session cookie is not what the second step signs in', async () => {
  const user = await seedEnrolled(academy)
  const { client, token } = await atSecondStep(user)
  client.cookies.set('session', 'planted')
  await client.post('/api/login/totp', { token, code: nextCode(user) })
  expect(client.cookies.get('session')).not.toBe('planted')
})

test('ASVS 6.4.3 T17 T89 a password that was reset still asks for the second step', async () => {
  const user = await seedEnrolled(academy)
  const link = newToken()
  await academy.services.db.insert(passwordResets).values({ tokenHash: hashToken(link), userId: user.userId })
  const newPassword = 'Another!secret9'
  expect((await academy.client().put('/api/pass_reset', { token: link, newPassword })).status).toBe(200)
  const { body } = await enterPassword(academy.client(), user.email, newPassword)
  expect(body.secondFactor.methods).toEqual(['app', 'recovery'])
})

test('T15 who was disabled between the steps does not get in', async () => {
  const user = await seedEnrolled(academy)
  const { client, token } = await atSecondStep(user)
  await academy.services.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.userId))
  const answer = await client.post('/api/login/totp', { token, code: nextCode(user) })
  expect([answer.status, answer.body.code]).toEqual([403, 'account-disabled'])
})
