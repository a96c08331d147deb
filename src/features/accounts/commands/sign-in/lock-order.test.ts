import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { passwordResets, sessions } from '#src/features/accounts/tables.ts'
import { passkeys, recoveryCodes } from '#src/features/factors/tables.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { holdRows, untilWaiting } from '#src/testing/load/hold-rows.ts'
import { createAuthenticator } from '#src/testing/services/authenticator.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const holdUser = (userId: string) => holdRows(academy, 'select from users where id = $1', [userId])
const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status)
const password = userPassword

test('T9 T14 R5 who signs in again while they are signed out everywhere waits, and begins anew', async () => {
  const { client, userId } = await seedUser(academy)
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  await using held = await holdUser(userId)
  const ending = admin.post(`/api/admin/users/${userId}/sign-out`)
  await untilWaiting(academy, 1)
  const starting = client.post('/api/login', { email: `${userId}@example.org`, password })
  await untilWaiting(academy, 2)
  await held.letGo()
  expect(await statusesOf([ending, starting])).toEqual([200, 409])
  expect(await academy.services.db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
})

test('T17 R5 a reset link that is used while its person is disabled opens nothing, and both are answered', async () => {
  const { userId } = await seedUser(academy)
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  const token = newToken()
  await academy.services.db.insert(passwordResets).values({ tokenHash: hashToken(token), userId })
  await using held = await holdUser(userId)
  const disabling = admin.put(`/api/admin/users/${userId}/access`, { isOpen: false, password })
  await untilWaiting(academy, 1)
  const resetting = academy.client().put('/api/pass_reset', { token, newPassword: 'Another@2027x' })
  await untilWaiting(academy, 2)
  await held.letGo()
  const [disabled, reset] = await Promise.all([disabling, resetting])
  expect([disabled.status, reset.status, reset.body.code]).toEqual([200, 400, 'reset-unknown'])
})

test('ASVS 7.4.1 T89 who is signed out while a passkey is added adds none, and gets no recovery codes', async () => {
  const { client, userId } = await seedUser(academy)
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  await confirmByPassword(client)
  const { body } = await client.post('/api/account/passkeys/options')
  const credential = createAuthenticator(academy.url).create(body.options)
  await using held = await holdUser(userId)
  const ending = admin.post(`/api/admin/users/${userId}/sign-out`)
  await untilWaiting(academy, 1)
  const adding = client.post('/api/account/passkeys', { name: 'Phone', credential })
  await untilWaiting(academy, 2)
  await held.letGo()
  const [ended, added] = await Promise.all([ending, adding])
  expect([ended.status, added.status, added.body.recoveryCodes]).toEqual([200, 401, undefined])
  const { db } = academy.services
  expect(await db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0)
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0)
})
