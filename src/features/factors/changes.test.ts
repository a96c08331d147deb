import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { endpoints } from '#src/app/api.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { appCode, beginStep, confirmByPassword, enterPassword, seedEnrolled } from '#src/testing/factors.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const unknownId = '00000000-0000-4000-8000-000000000000'
type Client = ReturnType<TestAcademy['client']>

const forgetConfirmation = (userId: string) =>
  academy.services.db.execute(
    sql`update sessions set confirmed_at = confirmed_at - interval '11 minutes' where user_id = ${userId}`,
  )

/** Every call that adds, removes or renews a factor; those that only finish what was begun, and a name, are none. */
const changes = Object.entries(endpoints).flatMap(([name, [method, path]]) => {
  const isChange = /^\/account\/(passkeys|totp|recovery-codes)/.test(path) && method !== 'GET'
  return isChange && !['addPasskey', 'addApp', 'renamePasskey'].includes(name)
    ? [{ name, method, path, shape: {} }]
    : []
})
const call = (client: Client, { method, path }: (typeof changes)[number]) =>
  (method === 'DELETE' ? client.delete : client.post)(`/api${path.replace(':id', unknownId)}`)
const refusalsOf = async (client: Client) => {
  const codes = []
  for (const change of changes) codes.push((await call(client, change)).body.code)
  return new Set(codes)
}

test('ASVS 7.5.1 ASVS 7.5.3 T95 a session that was stolen right after the sign-in changes no factor, and so does no action', async () => {
  expect(changes).toHaveLength(5)
  const plain = await seedUser(academy, { role: 'admin' })
  const fresh = academy.client()
  await enterPassword(fresh, `${plain.userId}@example.org`)
  expect(await refusalsOf(fresh)).toEqual(new Set(['confirmation-needed']))
  expect((await fresh.post('/api/account/totp', { code: '000000' })).body.code).toBe('step-ended')
  expect((await fresh.get('/api/account/factors')).body).toMatchObject({ passkeys: [], app: null })
  await confirmByPassword(fresh)
  expect((await fresh.post('/api/account/totp/secret')).status).toBe(200)

  const user = await seedEnrolled(academy, 'admin')
  const { client, token } = await beginStep(academy, user)
  const [code] = user.recoveryCodes
  expect((await client.post('/api/login/recovery', { token, code })).status).toBe(200)
  expect(await refusalsOf(client)).toEqual(new Set(['factor-needed']))
  expect((await client.get('/api/admin/orders.csv')).body.code).toBe('factor-needed')
  await client.post('/api/session/confirm/totp', { code: appCode(academy, user.secret, 1) })
  expect((await client.post('/api/account/recovery-codes')).status).toBe(200)
})

test('ASVS 7.5.1 T95 a confirmation for changes of factors ends after ten minutes', async () => {
  const user = await seedEnrolled(academy)
  await forgetConfirmation(user.userId)
  expect(await refusalsOf(user.client)).toEqual(new Set(['factor-needed']))
  const plain = await seedUser(academy)
  await confirmByPassword(plain.client)
  await forgetConfirmation(plain.userId)
  expect(await refusalsOf(plain.client)).toEqual(new Set(['confirmation-needed']))
})

test('ASVS 7.5.1 T95 with a second factor, having signed in is not enough to change emails either', async () => {
  const user = await seedEnrolled(academy)
  const { client, token } = await beginStep(academy, user)
  await client.post('/api/login/totp', { token, code: appCode(academy, user.secret, 1) })
  for (const answer of [await client.put('/api/primary_email'), await client.delete('/api/delete_second_email')]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'factor-needed'])
  }
})

/** All but what stands whole on a page of who asks for it. */
const isExport = ([name, [, path]]: [string, readonly [string, string, string]]) =>
  name !== 'exportSeats' && (name.startsWith('export') || /\.csv$|\/export$/.test(path))

test('ASVS 7.5.3 T95 every export asks for the second factor, or for the password of who has none, also right after signing in', async () => {
  const plain = await seedUser(academy, { role: 'admin' })
  const signedIn = academy.client()
  await enterPassword(signedIn, `${plain.userId}@example.org`)
  const user = await seedEnrolled(academy, 'admin')
  const { client, token } = await beginStep(academy, user)
  await client.post('/api/login/totp', { token, code: appCode(academy, user.secret, 1) })
  const ask = ([method, path]: readonly [string, string, string], browser = client) =>
    (method === 'POST' ? browser.post : browser.get)(`/api${path.replace(/:\w+/g, unknownId)}`)
  const exports = Object.entries(endpoints).filter(isExport)
  expect(exports.map(([name]) => name).toSorted()).toEqual([
    'exportBooks',
    'exportData',
    'exportInvoices',
    'exportLedger',
    'exportMembers',
    'exportOrders',
    'exportRegistrations',
  ])
  for (const [name, endpoint] of exports) {
    const { status, body } = await ask(endpoint)
    expect([name, status, body?.code]).toEqual([name, 403, 'factor-needed'])
    expect([name, (await ask(endpoint, signedIn)).body?.code]).toEqual([name, 'confirmation-needed'])
  }
  await confirmByPassword(signedIn)
  expect((await signedIn.get('/api/admin/orders.csv')).status).toBe(200)
  const reads = Object.entries(endpoints).filter(([, [method, , access]]) => method === 'GET' && access === 'admin')
  for (const [name, endpoint] of reads) {
    const { headers } = await ask(endpoint)
    expect([name, headers.get('content-disposition')]).toEqual([name, null])
  }
})
