import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { eraseAccounts } from '#src/features/accounts/commands/leaving/erase-accounts.ts'
import { users } from '#src/features/accounts/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { userPassword as password, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'

let academy: TestAcademy
let admin: SeededUser
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  const { db } = academy.services
  await db.delete(limitCounters)
  await db.update(users).set({ role: 'learner' })
  admin = await seedUser(academy, { role: 'admin' })
})

const reason = 'Asked for it by mail on 3 May'
const at = (id: string) => `/api/admin/users/${id}/deletion`
const remove = ({ client }: SeededUser, id: string, fields: object = {}) =>
  client.post(at(id), { reason, password, ...fields })
const keep = ({ client }: SeededUser, id: string) => client.delete(at(id))
const shown = async (id: string) => (await admin.client.get(`/api/admin/users/${id}`)).body.user
const audited = (id: string) =>
  academy.services.db
    .select({ action: auditEntries.action, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.thingId, id))
    .orderBy(auditEntries.createdAt)

test('D-18 T14 T69 an administrator lets an account be deleted: signed out, told, traced, and gone after fourteen days', async () => {
  const user = await seedUser(academy)
  const { status, body } = await remove(admin, user.userId)
  expect(status).toBe(200)
  expect(await shown(user.userId)).toMatchObject({ state: 'leaving', deletionAt: body.deletionAt })
  expect((await user.client.get('/api/refresh')).status).toBe(401)
  const [mail = ''] = await academy.mailsTo(`${user.userId}@example.org`)
  expect(mail.replaceAll(/=?\r?\n/g, '')).toContain('we have arranged that')
  expect(await audited(user.userId)).toEqual([
    { action: 'user.schedule-deletion', after: { deletionAt: body.deletionAt, reason } },
  ])
  expect((await remove(admin, user.userId)).body.code).toBe('conflict')
  const due = new Date(Date.now() - 15 * 86_400_000)
  await academy.services.db.update(users).set({ deletionRequestedAt: due }).where(eq(users.id, user.userId))
  await eraseAccounts({ ...academy.services, actor: { kind: 'job', name: 'erase-accounts' }, ip: '' })
  expect(await shown(user.userId)).toMatchObject({ state: 'erased', name: null })
  expect((await keep(admin, user.userId)).status).toBe(404)
})

test('an administrator keeps an account that was to be deleted, and the person is told', async () => {
  const user = await seedUser(academy)
  expect((await keep(admin, user.userId)).body.code).toBe('conflict')
  await remove(admin, user.userId)
  expect((await keep(admin, user.userId)).body).toEqual({ changed: true })
  expect(await shown(user.userId)).toMatchObject({ state: 'active', deletionAt: null })
  const mails = await academy.mailsTo(`${user.userId}@example.org`, 2)
  expect(mails.join('\n')).toContain('Subject: Your account will not be deleted')
  expect((await audited(user.userId)).map(({ action }) => action)).toEqual(['user.schedule-deletion', 'user.keep'])
})

test('T28 T79 only with the own password and a reason, never oneself, never by who is no administrator', async () => {
  const user = await seedUser(academy)
  expect((await remove(admin, user.userId, { password: 'not mine' })).body.code).toBe('password-incorrect')
  for (const fields of [{ reason: '' }, { reason: ' a ' }, { reason: undefined }, { role: 'admin' }])
    expect((await remove(admin, user.userId, fields)).status).toBe(400)
  for (const own of [admin.userId, admin.userId.toUpperCase()])
    expect((await remove(admin, own)).body.code).toBe('own-account')
  expect((await remove(user, admin.userId)).status).toBe(403)
  expect((await keep(user, admin.userId)).status).toBe(403)
  expect(await audited(user.userId)).toEqual([])
})

test('of administrators who delete each other at the same moment one stays, and only the first of two is traced', async () => {
  const all = [admin, await seedUser(academy, { role: 'admin' }), await seedUser(academy, { role: 'admin' })]
  const pairs = all.flatMap(by => all.filter(other => other !== by).map(other => [by, other] as const))
  const answers = await Promise.all(pairs.map(([by, { userId }]) => remove(by, userId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  for (const { body } of answers)
    expect(['done', 'last-admin', 'conflict', 'sign-in', 'forbidden']).toContain(body.code ?? 'done')
  const staying = await academy.services.db.select().from(users).where(eq(users.role, 'admin'))
  expect(staying.filter(({ deletionRequestedAt }) => deletionRequestedAt === null)).toHaveLength(1)
  const traces = await Promise.all(all.map(({ userId }) => audited(userId)))
  expect(traces.flat()).toHaveLength(2)
})

test('T103 one account is arranged to be deleted five times a day at most, whatever was refused before', async () => {
  const user = await seedUser(academy)
  const colleague = await seedUser(academy, { role: 'admin' })
  await remove(admin, user.userId)
  expect((await remove(colleague, user.userId)).body.code).toBe('conflict')
  for (let n = 1; n < 5; n += 1) {
    expect((await keep(admin, user.userId)).status).toBe(200)
    expect((await remove(admin, user.userId)).status).toBe(200)
  }
  expect((await keep(admin, user.userId)).status).toBe(200)
  expect((await remove(colleague, user.userId)).status).toBe(429)
})

test('whoever is disabled is told to write, because they cannot log in to keep the account', async () => {
  const user = await seedUser(academy)
  await academy.services.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.userId))
  await remove(admin, user.userId)
  const [mail] = await academy.mailsTo(`${user.userId}@example.org`)
  expect(mailText(mail)).toContain('To keep it, write to us before that day')
  expect(mailText(mail)).not.toContain('Keep my account')
})
