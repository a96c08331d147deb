import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { passwordResets, sessions } from '#src/features/accounts/tables.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { appCode, beginStep, enrolPasskey, enterPassword, seedEnrolled } from '#src/testing/factors.ts'
import { holdRows, untilWaiting } from '#src/testing/load/hold-rows.ts'

import { recoveryCodes, signInSteps } from './tables.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

type Client = ReturnType<TestAcademy['client']>
type Owner = { readonly userId: string; readonly client: Client }

const newPassword = 'Another!secret9'

async function reset({ userId }: Owner) {
  const token = newToken()
  await academy.services.db.insert(passwordResets).values({ tokenHash: hashToken(token), userId })
  return () => academy.client().put('/api/pass_reset', { token, newPassword })
}

/** What ends every sign-in that is under way, once it is prepared. */
const endings = [
  [
    'a changed password',
    async ({ client }: Owner) =>
      () =>
        client.put('/api/password', { password: userPassword, newPassword }),
  ],
  ['a reset password', reset],
  [
    'logging out everywhere',
    async ({ client }: Owner) =>
      () =>
        client.post('/api/logout/everywhere'),
  ],
] as const

/** Lets something happen while sign-ins have compared the password, and wait for the row of their person. */
async function whileUnderWay({ userId }: Owner, end: () => Promise<{ status: number }>) {
  const thief = academy.client()
  await using held = await holdRows(academy, 'select from users where id = $1', [userId])
  const ending = end()
  await untilWaiting(academy, 1)
  const starting = enterPassword(thief, `${userId}@example.org`)
  await untilWaiting(academy, 2)
  await held.letGo()
  const [ended, started] = await Promise.all([ending, starting])
  expect(ended.status).toBe(200)
  return { thief, started }
}

test.each(endings)(
  'T9 T15 ASVS 7.4.3 a sign-in with the old password that is under way does not outlive %s',
  async (_, prepare) => {
    const user = await seedUser(academy)
    const { thief, started } = await whileUnderWay(user, await prepare(user))
    expect([started.status, started.body.code]).toEqual([409, 'conflict'])
    expect((await thief.get('/api/refresh')).status).toBe(401)
  },
)

test('T89 ASVS 6.3.3 a sign-in that is under way while the first factor is added does not skip it', async () => {
  const user = await seedUser(academy)
  const { started } = await whileUnderWay(user, async () => (await enrolPasskey(academy, user.client)).added)
  expect([started.status, started.body.code]).toEqual([409, 'conflict'])
  const { db } = academy.services
  expect(await db.$count(sessions, eq(sessions.userId, user.userId))).toBe(1)
})

test('T89 nor does a second step begin with a password that has changed', async () => {
  const user = await seedEnrolled(academy)
  const { started } = await whileUnderWay(user, await reset(user))
  expect([started.status, started.body.secondFactor]).toEqual([409, undefined])
  expect(await academy.services.db.$count(signInSteps, eq(signInSteps.userId, user.userId))).toBe(0)
})

test.each(endings)('T89 T15 a second step that began with the old password is void after %s', async (_, prepare) => {
  const user = await seedEnrolled(academy)
  const { client, token } = await beginStep(academy, user)
  const end = await prepare(user)
  expect((await end()).status).toBe(200)
  const { userId } = user
  const left = () => academy.services.db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
  const answer = await client.post('/api/login/recovery', { token, code: user.recoveryCodes[0] })
  expect([answer.status, answer.body.code, await left()]).toEqual([400, 'step-ended', 10])
  const code = appCode(academy, user.secret, 1)
  expect((await client.post('/api/login/totp', { token, code })).body.code).toBe('step-ended')
  expect((await client.get('/api/refresh')).status).toBe(401)
})

test('T89 T14 a passkey that was asked for before logging out everywhere signs nobody in', async () => {
  const user = await seedUser(academy)
  const { authenticator } = await enrolPasskey(academy, user.client)
  const client = academy.client()
  const { body } = await client.post('/api/login/passkey/options', {})
  await user.client.post('/api/logout/everywhere')
  const credential = authenticator.sign(body.options)
  expect((await client.post('/api/login/passkey', { token: body.token, credential })).body.code).toBe('step-ended')
  const again = await client.post('/api/login/passkey/options', {})
  const answer = { token: again.body.token, credential: authenticator.sign(again.body.options) }
  expect((await client.post('/api/login/passkey', answer)).status).toBe(200)
})
