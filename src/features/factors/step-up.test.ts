import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { api } from '#src/app/api.ts'
import { sessions, users } from '#src/features/accounts/tables.ts'
import { categories } from '#src/features/categories/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import type { TestAcademy } from '#src/testing/academy.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { appCode, confirmByPassword, enrolPasskey, enterPassword, seedEnrolled } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openShop } from '#src/testing/services/shop.ts'

import { authenticatorApps } from './tables.ts'

const academy = await keepAcademy()
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

type Client = ReturnType<TestAcademy['client']>

const forgetConfirmation = (userId: string, since = '11 minutes') =>
  academy.services.db.execute(sql`
    update sessions set confirmed_at = confirmed_at - ${since}::interval, created_at = created_at - ${since}::interval
    where user_id = ${userId}`)

/** Somebody with an app, whose session is not confirmed any more. */
async function meet(role: 'learner' | 'admin' = 'admin') {
  const user = await seedEnrolled(academy, role)
  await forgetConfirmation(user.userId)
  return user
}
const confirm = (client: Client, secret: string, away = 1) =>
  client.post('/api/session/confirm/totp', { code: appCode(academy, secret, away) })

const unknownId = '00000000-0000-4000-8000-000000000000'
const fields = {
  id: unknownId,
  password: userPassword,
  confirmation: 'Palestra',
  role: 'learner',
  isOpen: 'true',
  reason: 'A reason',
}

/** Every call that asks whoever is signed in for their password, or hands out what is known of people. */
const calls = Object.entries(api.endpoints).flatMap(([name, [method, path, access]]) => {
  const shape = api.routes[name]?.contract.input.shape ?? {}
  const isDeed = access !== 'anyone' && 'password' in shape && !path.startsWith('/session/')
  return isDeed ? [{ name, method, path, shape }] : []
})

const call = (client: Client, { method, path, shape }: (typeof calls)[number]) => {
  const given: Record<string, string> = { ...fields, secondaryEmail: 'new@x.example', newPassword: 'Another!secret9' }
  const body = Object.fromEntries(Object.keys(shape).flatMap(key => (given[key] ? [[key, given[key]]] : [])))
  const address = `/api${path.replace(':id', unknownId)}`
  return { POST: client.post, PUT: client.put, DELETE: client.delete, GET: client.post, PATCH: client.patch }[method](
    address,
    body,
  )
}

test('ASVS 7.5.3 T95 where a second factor is enrolled, the password alone does no action that asks for it', async () => {
  expect(calls.length).toBeGreaterThan(14)
  const { client, userId } = await meet()
  for (const one of calls) {
    const { status, body } = await call(client, one)
    expect([one.name, status, body.code]).toEqual([one.name, 403, 'factor-needed'])
  }
  for (const answer of [await client.get('/api/admin/orders.csv'), await client.post('/api/account/export')]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'factor-needed'])
  }
  expect(await academy.services.db.$count(users, eq(users.id, userId))).toBe(1)
})

test('ASVS 7.5.3 T95 having signed in a moment ago is no confirmation', async () => {
  const user = await seedEnrolled(academy, 'admin')
  const client = academy.client()
  const { body } = await enterPassword(client, user.email)
  const code = appCode(academy, user.secret, 1)
  await client.post('/api/login/totp', { token: body.secondFactor.token, code })
  for (const answer of [await client.get('/api/admin/orders.csv'), await client.post('/api/logout/everywhere')])
    expect(answer.body.code).toBe('factor-needed')
})

test('ASVS 7.5.3 T95 once confirmed, actions go without a password, for ten minutes, in this session alone', async () => {
  const user = await meet()
  const { client } = user
  const { db } = academy.services
  const [category] = await db.insert(categories).values({ name: 'Rowing' }).returning({ id: categories.id })
  const path = `/api/admin/category/${category?.id}`
  expect((await client.delete(path)).body.code).toBe('factor-needed')
  const confirmed = await confirm(client, user.secret)
  expect(Date.parse(confirmed.body.confirmedUntil)).toBeGreaterThan(Date.now())
  const elsewhere = academy.client()
  await db.update(authenticatorApps).set({ lastStep: 0 }).where(eq(authenticatorApps.userId, user.userId))
  const { body } = await enterPassword(elsewhere, user.email)
  const code = appCode(academy, user.secret)
  await elsewhere.post('/api/login/totp', { token: body.secondFactor.token, code })
  expect((await elsewhere.delete(path)).body.code).toBe('factor-needed')
  expect((await client.delete(path)).status).toBe(200)
  expect((await client.get('/api/admin/orders.csv')).status).toBe(200)
  await forgetConfirmation(user.userId)
  expect((await client.get('/api/admin/orders.csv')).body.code).toBe('factor-needed')
})

test('T95 a password confirms nothing where a second factor is enrolled, and does not make a confirmation last', async () => {
  const { client, userId, secret } = await meet()
  const byPassword = () => client.post('/api/session/confirm', { password: userPassword })
  expect((await byPassword()).body.code).toBe('factor-needed')
  await confirm(client, secret)
  const before = await academy.services.db.select().from(sessions).where(eq(sessions.userId, userId))
  expect((await byPassword()).body.code).toBe('factor-needed')
  expect(await academy.services.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual(before)
})

test('T79 without a second factor actions ask for the password as before', async () => {
  const { client } = await seedUser(academy, { role: 'admin' })
  const path = `/api/admin/category/${unknownId}`
  expect((await client.delete(path)).body).toMatchObject({ code: 'invalid', message: 'password: Please type it' })
  expect((await client.delete(path, { password: 'secret98' })).body.code).toBe('password-incorrect')
  expect((await client.delete(path, { password: userPassword })).status).toBe(404)
  expect((await client.get('/api/admin/orders.csv')).body.code).toBe('confirmation-needed')
  await confirmByPassword(client)
  expect((await client.get('/api/admin/orders.csv')).status).toBe(200)
})

test('ASVS 6.5.1 T90 a code that confirmed does not confirm or sign in again, and of two at once one does', async () => {
  const user = await meet()
  const code = appCode(academy, user.secret, 1)
  const answers = await Promise.all([1, 2, 3].map(() => user.client.post('/api/session/confirm/totp', { code })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
  const client = academy.client()
  const { body } = await enterPassword(client, user.email)
  expect((await client.post('/api/login/totp', { token: body.secondFactor.token, code })).body.code).toBe(
    'factor-wrong',
  )
})

test('T95 a recovery code confirms, once', async () => {
  const user = await meet()
  const [code] = user.recoveryCodes
  const once = () => user.client.post('/api/session/confirm/recovery', { code })
  expect((await once()).status).toBe(200)
  expect((await once()).body.code).toBe('factor-wrong')
})

test('ASVS 6.3.1 T95 guesses at the prompt are counted over apps and recovery codes', async () => {
  const { client, secret } = await meet()
  const guesses = Array.from({ length: 12 }, (_, round) =>
    round % 2
      ? client.post('/api/session/confirm/totp', { code: '000000' })
      : client.post('/api/session/confirm/recovery', { code: 'wrong' }),
  )
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
  expect(codes.filter(code => code === 'too-many')).toHaveLength(2)
  expect((await confirm(client, secret)).status).toBe(429)
})

test('T95 a passkey confirms the session that asked, once, within five minutes', async () => {
  const user = await seedUser(academy, { role: 'admin' })
  const { client } = user
  const { authenticator } = await enrolPasskey(academy, client)
  await forgetConfirmation(user.userId)
  const ask = async () => (await client.post('/api/session/confirm/passkey/options')).body.options
  const answer = (credential: object) => client.post('/api/session/confirm/passkey', { credential })
  const wrong = await ask()
  expect((await answer(authenticator.sign(wrong, { origin: 'https://evil.example' }))).body.code).toBe(
    'passkey-refused',
  )
  expect((await answer(authenticator.sign(wrong))).body.code).toBe('step-ended')
  const late = await ask()
  await academy.services.db.execute(sql`update factor_challenges set created_at = now() - interval '301 seconds'`)
  expect((await answer(authenticator.sign(late))).body.code).toBe('step-ended')
  expect((await client.get('/api/admin/orders.csv')).body.code).toBe('factor-needed')
  const credential = authenticator.sign(await ask())
  expect((await answer(credential)).status).toBe(200)
  expect((await answer(credential)).body.code).toBe('step-ended')
  expect((await client.get('/api/admin/orders.csv')).status).toBe(200)
  const plain = await seedUser(academy)
  expect((await plain.client.post('/api/session/confirm/passkey/options')).body.code).toBe('no-factor')
})

test('T95 a refund goes through after the second factor, and the password in its body is not looked at', async () => {
  const refunds = await openRefunds({ academy, shop: openShop(academy) })
  const bought = await refunds.buy()
  const admin = await meet()
  const refund = (body: object) => admin.client.post(`/api/admin/orders/${bought.orderId}/refund`, body)
  expect((await refund({ password: userPassword })).body.code).toBe('factor-needed')
  expect(await refunds.givenBack(bought.intentId)).toHaveLength(0)
  await confirm(admin.client, admin.secret)
  expect((await refund({})).status).toBe(200)
  expect(await refunds.givenBack(bought.intentId)).toHaveLength(1)
})

test('ASVS 6.2.3 a password changes with the old one and the second factor', async () => {
  const user = await meet('learner')
  const change = (password: string) => user.client.put('/api/password', { password, newPassword: 'Another!secret9' })
  expect((await change(userPassword)).body.code).toBe('factor-needed')
  await confirm(user.client, user.secret)
  expect((await change('secret98')).body.code).toBe('password-incorrect')
  expect((await change(userPassword)).status).toBe(200)
})

test('ASVS 6.4.4 T96 an administrator removes the factors of who lost them: told, audited, signed out', async () => {
  const [admin, user] = [await seedUser(academy, { role: 'admin' }), await seedEnrolled(academy)]
  const path = `/api/admin/users/${user.userId}/factors`
  expect((await admin.client.get(`/api/admin/users/${user.userId}`)).body.user.factorSince).toEqual(expect.any(String))
  expect((await admin.client.delete(path, { password: 'secret98' })).body.code).toBe('password-incorrect')
  expect((await user.client.delete(path, { password: userPassword })).status).toBe(403)
  expect((await admin.client.delete(path, { password: userPassword })).body).toEqual({ changed: true })
  expect((await user.client.get('/api/refresh')).status).toBe(401)
  expect((await enterPassword(academy.client(), user.email)).body.user._id).toBe(user.userId)
  const mails = await academy.mailsTo(user.email, 2)
  expect(mails.at(-1)).toContain('Subject: Your second factor was removed')
  const trace = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, user.userId))
  expect(trace).toEqual([
    expect.objectContaining({
      actorId: admin.userId,
      action: 'user.factors',
      before: { secondFactor: 'app, recovery' },
      after: { secondFactor: null },
    }),
  ])
  expect((await admin.client.delete(path, { password: userPassword })).body.code).toBe('no-factor')
  const own = await seedEnrolled(academy, 'admin')
  const ownPath = `/api/admin/users/${own.userId}/factors`
  expect((await own.client.delete(ownPath, {})).body.code, 'one’s own').toBe('own-account')
})
