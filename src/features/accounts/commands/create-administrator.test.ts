import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { operator } from '#src/server/actor.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { systemClock } from '#src/server/clock.ts'
import { connect, type Database } from '#src/server/database/database.ts'
import { verifyPassword } from '#src/server/security/passwords.ts'
import { createDatabase, type TestDatabase } from '#src/testing/starting/database.ts'

import { findCredentials } from '../queries.ts'
import { users } from '../tables.ts'
import { createAdministrator, promoteAccount } from './create-administrator.ts'
import { createAccount } from './sign-up/create-account.ts'

let copy: TestDatabase
let database: Database
beforeAll(async () => {
  copy = await createDatabase()
  database = connect(copy.settings, () => {})
})
afterAll(async () => {
  await database.close()
  await copy.drop()
})

const context = () => ({ db: database.db, actor: operator, now: systemClock })
const user = { firstName: 'Ada', lastName: 'Chief', password: 'Unusual-Words-42!' }
const NOBODY = '00000000-0000-4000-8000-000000000000'
const roleOf = async (email: string) => {
  const { userId = NOBODY } = (await findCredentials(context(), email)) ?? {}
  return (await database.db.select({ role: users.role }).from(users).where(eq(users.id, userId)))[0]?.role
}

test('the operator makes an administrator, and the audit says that it was the operator', async () => {
  const made = await createAdministrator(context(), { ...user, email: 'chief@a.example' })
  expect(made).toEqual({ id: expect.any(String) })
  expect(await roleOf('chief@a.example')).toBe('admin')
  const { passwordHash } = (await findCredentials(context(), 'chief@a.example')) ?? {}
  expect(await verifyPassword(user.password, passwordHash)).toBe(true)
  const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'user.create'))
  expect(entry).toMatchObject({
    actorId: '00000000-0000-0000-0000-000000000000',
    thingName: 'Ada Chief',
  })
  expect(JSON.stringify(entry)).not.toContain(user.password)
})

test.each([
  ['weak', 'password-weak'],
  ['Password1!', 'password-common'],
])('D-12 T11 the password %s is refused', async (password, refused) => {
  expect(await createAdministrator(context(), { ...user, password, email: 'weak@a.example' })).toMatchObject({
    refused,
  })
  expect(await roleOf('weak@a.example')).toBeUndefined()
})

test('an email that is taken is refused, also when two come at the same moment', async () => {
  const twice = [1, 2].map(() => createAdministrator(context(), { ...user, email: 'twice@a.example' }))
  const results = await Promise.all(twice)
  expect(results.filter(result => 'id' in result)).toHaveLength(1)
  expect(results.filter(result => 'refused' in result)).toMatchObject([{ refused: 'email-taken' }])
})

test('an account that is there keeps its password and gets the rights once', async () => {
  const email = 'learner@a.example'
  const id = await createAccount(context(), { ...user, password: 'short1', email })
  const before = await findCredentials(context(), email)
  expect(await promoteAccount(context(), { email })).toEqual({ id, isNew: true })
  expect(await promoteAccount(context(), { email })).toEqual({ id, isNew: false })
  expect(await findCredentials(context(), email)).toEqual(before)
  expect(await roleOf(email)).toBe('admin')
  const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'user.role'))
  expect(entries).toMatchObject([{ thingId: id, before: { role: 'learner' }, after: { role: 'admin' } }])
})

test('nobody is promoted whom nobody knows, or who is disabled', async () => {
  expect(await promoteAccount(context(), { email: 'none@a.example' })).toMatchObject({ refused: 'email-unknown' })
  const id = await createAccount(context(), { ...user, email: 'gone@a.example' })
  await database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id))
  expect(await promoteAccount(context(), { email: 'gone@a.example' })).toMatchObject({ refused: 'account-disabled' })
})
