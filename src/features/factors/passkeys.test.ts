import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import type { TestAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword, enrolPasskey, enterPassword, seedEnrolled } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { createAuthenticator } from '#src/testing/services/authenticator.ts'

const academy = await keepAcademy()
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

/** Somebody with a passkey. */
async function meet() {
  const user = await seedUser(academy)
  const key = await enrolPasskey(academy, user.client)
  return { ...user, ...key, email: `${user.userId}@example.org` }
}
type User = Awaited<ReturnType<typeof meet>>
type Fault = Parameters<User['authenticator']['sign']>[1]

/** A browser at the login page that was asked for a passkey. */
async function asked(client = academy.client(), token?: string) {
  const { body, status } = await client.post('/api/login/passkey/options', token ? { token } : {})
  return { client, status, token: String(body.token), options: body.options, body }
}

async function signInAlone({ authenticator }: Pick<User, 'authenticator'>, fault: Fault = {}) {
  const { client, token, options } = await asked()
  const answer = await client.post('/api/login/passkey', { token, credential: authenticator.sign(options, fault) })
  return { client, answer }
}

const isSignedIn = async (client: ReturnType<TestAcademy['client']>) =>
  (await client.get('/api/refresh')).status === 200

test('ASVS 6.3.3 ASVS 6.7.1 a passkey is registered, listed, and signs in alone', async () => {
  const user = await meet()
  expect(user.recoveryCodes).toHaveLength(10)
  const { client, answer } = await signInAlone(user, { userHandle: user.userId })
  expect([answer.status, answer.body.user._id]).toEqual([200, user.userId])
  const factors = (await client.get('/api/account/factors')).body
  expect(factors).toEqual({
    passkeys: [
      {
        _id: expect.any(String),
        name: 'Phone',
        isSynced: false,
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ],
    passkeysMax: 10,
    app: null,
    recoveryCodesLeft: 10,
    isRequired: false,
  })
})

test('ASVS 6.3.3 a passkey is the second step after the password, and only one of the person is', async () => {
  const [user, other] = [await meet(), await meet()]
  const client = academy.client()
  const { body } = await enterPassword(client, user.email)
  expect(body.secondFactor.methods).toEqual(['passkey', 'recovery'])
  const one = await asked(client, body.secondFactor.token)
  expect(one.options.allowCredentials).toEqual([
    { id: user.authenticator.id, type: 'public-key', transports: ['internal'] },
  ])
  const wrong = await client.post('/api/login/passkey', {
    token: one.token,
    credential: other.authenticator.sign(one.options),
  })
  expect([wrong.status, wrong.body.code]).toEqual([403, 'passkey-refused'])
  const again = await asked(client, body.secondFactor.token)
  const credential = user.authenticator.sign(again.options, { isVerified: false })
  const answer = await client.post('/api/login/passkey', { token: again.token, credential })
  expect([answer.status, await isSignedIn(client)]).toEqual([200, true])
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another port of this host', { origin: 'http://127.0.0.1:1' }],
  ['another site’s passkeys', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a registration in place of an answer', { type: 'webauthn.create' }],
  ['a signature of another key', { foreign: true }],
  ['nobody verified by a finger or a PIN', { isVerified: false }],
  ['the id of somebody else', { userHandle: '00000000-0000-0000-0000-000000000000' }],
] satisfies [string, Fault][])('T94 ASVS 6.7.2 no sign-in with %s', async (_, fault) => {
  const user = await meet()
  const { client, answer } = await signInAlone(user, fault)
  expect([answer.status, answer.body.code]).toEqual([403, 'passkey-refused'])
  expect(await isSignedIn(client)).toBe(false)
})

test('T94 ASVS 11.6.1 an unknown passkey signs nobody in', async () => {
  const { answer } = await signInAlone({ authenticator: createAuthenticator(academy.url) })
  expect([answer.status, answer.body.code]).toEqual([403, 'passkey-refused'])
})

test('ASVS 6.7.2 T94 a challenge is answered once, in the browser that asked, within five minutes', async () => {
  const user = await meet()
  const { authenticator } = user
  const one = await asked()
  const credential = authenticator.sign(one.options)
  const thief = academy.client()
  expect((await thief.post('/api/login/passkey', { token: one.token, credential })).body.code).toBe('step-ended')
  expect((await one.client.post('/api/login/passkey', { token: one.token, credential })).status).toBe(200)
  expect((await one.client.post('/api/login/passkey', { token: one.token, credential })).body.code).toBe('step-ended')

  const replayed = await asked()
  const answer = await replayed.client.post('/api/login/passkey', { token: replayed.token, credential })
  expect(answer.body.code, 'an old answer to a new challenge').toBe('passkey-refused')

  const late = await asked()
  await academy.services.db.execute(sql`update sign_in_steps set created_at = now() - interval '301 seconds'`)
  const tooLate = await late.client.post('/api/login/passkey', {
    token: late.token,
    credential: authenticator.sign(late.options),
  })
  expect(tooLate.body.code).toBe('step-ended')

  const failed = await asked()
  const send = (fault: Fault) =>
    failed.client.post('/api/login/passkey', {
      token: failed.token,
      credential: authenticator.sign(failed.options, fault),
    })
  expect((await send({ foreign: true })).body.code).toBe('passkey-refused')
  expect((await send({})).body.code, 'the challenge is gone with the first answer').toBe('step-ended')
})

test('T94 a counter that goes back, or stands, is that of a copy', async () => {
  const user = await meet()
  expect((await signInAlone(user, { counter: 10 })).answer.status).toBe(200)
  for (const counter of [9, 10]) {
    expect((await signInAlone(user, { counter })).answer.body.code).toBe('passkey-refused')
  }
  const [one, other] = [await asked(), await asked()]
  const answers = await Promise.all(
    [one, other].map(({ client, token, options }) =>
      client.post('/api/login/passkey', { token, credential: user.authenticator.sign(options, { counter: 11 }) }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
})

test('a passkey that never counts, as those of phones, signs in again and again', async () => {
  const user = await seedUser(academy)
  const [authenticator] = [createAuthenticator(academy.url), await confirmByPassword(user.client)]
  const { body } = await user.client.post('/api/account/passkeys/options')
  const credential = authenticator.create(body.options, { counter: 0 })
  expect((await user.client.post('/api/account/passkeys', { name: 'Phone', credential })).status).toBe(200)
  for (const _ of [1, 2]) expect((await signInAlone({ authenticator }, { counter: 0 })).answer.status).toBe(200)
})

test('T94 registration takes the challenge of this session once, from this site', async () => {
  const [user, other] = [await seedUser(academy), await seedUser(academy)]
  const begin = async (client: User['client']) => (await client.post('/api/account/passkeys/options')).body.options
  const add = (client: User['client'], credential: object) =>
    client.post('/api/account/passkeys', { name: 'Key', credential })
  const authenticator = createAuthenticator(academy.url)
  for (const { client } of [user, other]) await confirmByPassword(client)
  for (const fault of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { type: 'webauthn.get' }]) {
    const options = await begin(user.client)
    expect((await add(user.client, authenticator.create(options, fault))).body.code).toBe('passkey-refused')
    expect((await add(user.client, authenticator.create(options))).body.code, 'used up').toBe('step-ended')
  }
  const options = await begin(user.client)
  await begin(other.client)
  expect((await add(other.client, authenticator.create(options))).body.code).toBe('passkey-refused')
  expect((await add(user.client, authenticator.create(options))).status).toBe(200)
  const twice = await begin(other.client)
  expect((await add(other.client, authenticator.create(twice))).body.code, 'known already').toBe('passkey-exists')
})

test('T29 nobody renames, removes or confirms with what is somebody else’s', async () => {
  const [user, other] = [await meet(), await meet()]
  const [key] = (await user.client.get('/api/account/factors')).body.passkeys
  expect((await other.client.put(`/api/account/passkeys/${key._id}`, { name: 'Mine' })).status).toBe(404)
  expect((await other.client.delete(`/api/account/passkeys/${key._id}`)).status).toBe(404)
  const { body } = await other.client.post('/api/session/confirm/passkey/options')
  const credential = user.authenticator.sign(body.options)
  expect((await other.client.post('/api/session/confirm/passkey', { credential })).body.code).toBe('passkey-refused')
  expect((await user.client.put(`/api/account/passkeys/${key._id}`, { name: 'My phone' })).body).toEqual({
    renamed: true,
  })
})

test('a removed passkey signs nobody in, and with the last one the second factor ends', async () => {
  const user = await meet()
  const [key] = (await user.client.get('/api/account/factors')).body.passkeys
  expect((await user.client.delete(`/api/account/passkeys/${key._id}`)).body).toEqual({ removed: true })
  expect((await signInAlone(user)).answer.body.code).toBe('passkey-refused')
  expect((await enterPassword(academy.client(), user.email)).body.user._id).toBe(user.userId)
})

test('T15 a disabled person’s passkey signs nobody in', async () => {
  const user = await meet()
  await academy.services.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.userId))
  expect((await signInAlone(user)).answer.body.code).toBe('account-disabled')
})

test('ASVS 2.4.1 challenges for strangers are counted by address', async () => {
  const statuses = []
  for (let round = 0; round < 101; round += 1) statuses.push((await asked()).status)
  expect([statuses.slice(0, 100).every(status => status === 200), statuses[100]]).toEqual([true, 429])
})

test('T66 ASVS 16.5.1 odd answers of a browser are refused, and nothing else', async () => {
  const user = await seedEnrolled(academy)
  const { client, token, options } = await asked()
  const good = createAuthenticator(academy.url).sign(options)
  const bad = [
    { ...good, id: '' },
    { ...good, response: { ...good.response, signature: '!' } },
    { ...good, type: 'password' },
    { ...good, response: {} },
    'text',
    null,
  ]
  for (const credential of bad)
    expect((await client.post('/api/login/passkey', { token, credential })).status).toBe(400)
  for (const garbage of ['AAAA', Buffer.from('{}').toString('base64url'), 'oWNmb28']) {
    const begun = await user.client.post('/api/account/passkeys/options')
    const made = createAuthenticator(academy.url).create(begun.body.options)
    for (const part of ['attestationObject', 'clientDataJSON']) {
      const credential = { ...made, response: { ...made.response, [part]: garbage } }
      const { status } = await user.client.post('/api/account/passkeys', { name: 'Key', credential })
      expect([400, 403]).toContain(status)
    }
  }
})
