import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { accountData } from '#src/features/accounts/commands/leaving/personal-data.ts'
import { sendResetLink } from '#src/features/accounts/commands/password/recover-password.ts'
import { passwordResets, sessions, users } from '#src/features/accounts/tables.ts'
import { publishHeroUpload } from '#src/features/home/commands/publish-upload.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { signFile } from '#src/server/files/signed-files.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { hashToken } from '#src/server/security/secrets.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { imageFile } from '#src/testing/content/applications.ts'
import { userPassword as password, seedCourse, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'

let academy: TestAcademy
let admin: SeededUser
beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'warn' } })
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  const { db } = academy.services
  await db.delete(limitCounters)
  await db.update(users).set({ role: 'learner' })
  admin = await seedUser(academy, { role: 'admin' })
})

const at = (id: string, rest: string) => `/api/admin/users/${id}/${rest}`
const setRole = ({ client }: SeededUser, id: string, role: string) => client.put(at(id, 'role'), { role, password })
const setAccess = ({ client }: SeededUser, id: string, isOpen: boolean) =>
  client.put(at(id, 'access'), { isOpen, password })
const emailOf = ({ userId }: SeededUser) => `${userId}@example.org`
const signIn = (learner: SeededUser) => academy.client().post('/api/login', { email: emailOf(learner), password })
const audited = (id: string) =>
  academy.services.db
    .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.thingId, id))
    .orderBy(auditEntries.createdAt)
const administrators = () => academy.services.db.$count(users, and(eq(users.role, 'admin'), isNull(users.disabledAt)))

test('T15 T69 ASVS 7.4.2 ASVS 16.2.4 a role is given and taken: sessions end, the trace names both, and the log says so', async () => {
  const user = await seedUser(academy)
  expect((await setRole(admin, user.userId, 'admin')).body).toEqual({ changed: true })
  expect((await user.client.get('/api/refresh')).status, 'the session of before').toBe(401)
  const again = academy.client()
  await again.post('/api/login', { email: emailOf(user), password })
  expect((await again.get('/api/admin/users')).status).toBe(200)
  expect((await setRole(admin, user.userId, 'admin')).body.code).toBe('conflict')
  expect((await setRole(admin, user.userId, 'learner')).status).toBe(200)
  expect((await again.get('/api/admin/users')).status).toBe(401)
  expect(await audited(user.userId)).toEqual([
    { action: 'user.role', before: { role: 'learner' }, after: { role: 'admin' } },
    { action: 'user.role', before: { role: 'admin' }, after: { role: 'learner' } },
  ])
  const line = academy.logs.map(text => JSON.parse(text)).find(({ event }) => event === 'role-changed')
  expect(line).toMatchObject({ userId: user.userId, by: admin.userId, role: 'admin', ip: '127.0.0.1' })
})

test('T28 T79 only with the own password, and with nothing but the fields that the call takes', async () => {
  const user = await seedUser(academy)
  const wrong = await admin.client.put(at(user.userId, 'role'), { role: 'admin', password: 'not mine' })
  expect([wrong.status, wrong.body.code]).toEqual([403, 'password-incorrect'])
  for (const body of [
    { role: 'admin' },
    { role: 'owner', password },
    { role: 'admin', password, disabledAt: null },
    { role: ['admin'], password },
  ])
    expect((await admin.client.put(at(user.userId, 'role'), body)).status).toBe(400)
  expect((await admin.client.put(at(user.userId, 'access'), { isOpen: false })).status).toBe(400)
  for (let nth = 0; nth < 10; nth += 1)
    await admin.client.put(at(user.userId, 'access'), { isOpen: false, password: 'guess' })
  expect((await setAccess(admin, user.userId, false)).status).toBe(429)
  expect(await audited(user.userId)).toEqual([])
})

test('nobody changes the own rights', async () => {
  await seedUser(academy, { role: 'admin' })
  const answers = [
    await setRole(admin, admin.userId, 'learner'),
    await setAccess(admin, admin.userId, false),
    await admin.client.post(at(admin.userId, 'sign-out')),
    await setRole(admin, admin.userId.toUpperCase(), 'learner'),
    await setAccess(admin, admin.userId.toUpperCase(), false),
    await admin.client.post(at(admin.userId.toUpperCase(), 'sign-out')),
  ]
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['own-account']))
})

test('of administrators who take each other’s rights at the same moment one stays, with a trace for each action', async () => {
  for (const take of [
    (by: SeededUser, id: string) => setRole(by, id, 'learner'),
    (by: SeededUser, id: string) => setAccess(by, id, false),
  ]) {
    await academy.services.db.update(users).set({ role: 'learner' })
    const all = await Promise.all([1, 2, 3, 4].map(() => seedUser(academy, { role: 'admin' })))
    const answers = await Promise.all(
      all.flatMap((by, index) => all.filter((_, other) => other !== index).map(({ userId }) => take(by, userId))),
    )
    expect(await administrators()).toBe(1)
    const done = answers.filter(({ status }) => status === 200).length
    expect(done).toBe(3)
    for (const { status, body } of answers)
      expect([
        status,
        ['changed', 'forbidden', 'conflict', 'sign-in', 'not-found'].includes(body.code ?? 'changed'),
      ]).toEqual([status, true])
    const traces = await Promise.all(all.map(({ userId }) => audited(userId)))
    expect(traces.flat()).toHaveLength(3)
  }
})

test('the last administrator who stays keeps the role, whoever else has asked to be deleted', async () => {
  const staying = await seedUser(academy, { role: 'admin' })
  expect((await admin.client.post('/api/account/deletion', { password })).status).toBe(200)
  const back = { ...admin, client: academy.client() }
  await back.client.post('/api/login', { email: emailOf(admin), password })
  expect((await setRole(back, staying.userId, 'learner')).body.code).toBe('last-admin')
  expect((await setAccess(back, staying.userId, false)).body.code).toBe('last-admin')
  expect(await audited(staying.userId)).toEqual([])
})

test('T15 who is disabled is out at once: pages, calls, media, sign-in and reset; and back with what they own', async () => {
  const { db, secret, now } = academy.services
  const course = await seedCourse(db, { videoSeconds: [60] })
  const user = await seedUser(academy, { holds: [course.id] })
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.userId))
  const key = 'private/videos/secret-0.mp4'
  await academy.services.storage.put(key, Buffer.from('a video'))
  const media = `/api/media/${signFile(secret, { key, sessionId: session?.id ?? '' }, now())}/secret-0.mp4`
  expect((await user.client.get(media)).status).toBe(200)
  await sendResetLink({ ...academy.services, actor: { kind: 'visitor' }, ip: '' }, { email: emailOf(user), from: '' })
  const [mail = ''] = await academy.mailsTo(emailOf(user))
  const token = /reset-password\/([\w-]+)/.exec(mailText(mail))?.[1] ?? ''
  expect(await db.$count(passwordResets, eq(passwordResets.tokenHash, hashToken(token)))).toBe(1)

  expect((await setAccess(admin, user.userId, false)).body).toEqual({ changed: true })
  expect((await setAccess(admin, user.userId, false)).body.code).toBe('conflict')
  for (const path of ['/api/refresh', '/api/my-courses', '/api/profile'])
    expect([path, (await user.client.get(path)).status]).toEqual([path, 401])
  expect((await user.client.get(media)).status, 'an address of a video from before').toBe(403)
  expect((await user.client.get('/dashboard/profile')).headers.get('location')).toMatch(/^\/login/)
  const refused = await signIn(user)
  expect([refused.status, refused.body.code]).toEqual([403, 'account-disabled'])
  const reset = { newPassword: 'Stride-0.44s-anew', token }
  expect((await academy.client().put('/api/pass_reset', reset)).body.code).toBe('reset-unknown')
  await sendResetLink({ ...academy.services, actor: { kind: 'visitor' }, ip: '' }, { email: emailOf(user), from: '' })
  expect(await db.$count(passwordResets, eq(passwordResets.userId, user.userId))).toBe(0)
  expect((await admin.client.get(`/api/admin/users/${user.userId}`)).body).toMatchObject({
    user: { state: 'disabled', disabledAt: expect.any(String) },
    sessions: [],
  })

  expect((await setAccess(admin, user.userId, true)).status).toBe(200)
  expect((await user.client.get('/api/refresh')).status, 'the session of before').toBe(401)
  const back = academy.client()
  await back.post('/api/login', { email: emailOf(user), password })
  expect((await back.get('/api/my-courses')).body.courses).toHaveLength(1)
  expect((await audited(user.userId)).map(({ action }) => action)).toEqual(['user.disable', 'user.enable'])
})

test('T15 a session that slipped in while the account closed is void, also when it opens again', async () => {
  const user = await seedUser(academy)
  await setAccess(admin, user.userId, false)
  const { db } = academy.services
  await db.insert(sessions).values({ userId: user.userId, tokenHash: hashToken('slipped in') })
  user.client.cookies.set('session', 'slipped in')
  expect((await user.client.get('/api/refresh')).status).toBe(401)
  await setAccess(admin, user.userId, true)
  expect((await user.client.get('/api/refresh')).status).toBe(401)
})

test('T14 ASVS 7.4.1 an administrator signs somebody out everywhere, and nobody else', async () => {
  const [user, other] = [await seedUser(academy), await seedUser(academy)]
  await academy.services.db.insert(sessions).values({ userId: user.userId, tokenHash: hashToken(user.userId) })
  expect((await admin.client.post(at(user.userId, 'sign-out'))).status).toBe(200)
  expect((await user.client.get('/api/refresh')).status).toBe(401)
  expect((await other.client.get('/api/refresh')).status).toBe(200)
  expect(await audited(user.userId)).toEqual([
    { action: 'user.sign-out', before: { sessions: 2 }, after: { sessions: 0 } },
  ])
})

test('who is disabled and was to be deleted is deleted all the same, and the traces lose the name', async () => {
  const user = await seedUser(academy)
  await user.client.post('/api/account/deletion', { password })
  expect((await admin.client.get(`/api/admin/users/${user.userId}`)).body.user).toMatchObject({
    state: 'leaving',
    deletionAt: expect.any(String),
  })
  await setAccess(admin, user.userId, false)
  const { rows } = await accountData.collect(academy.services.db, { userId: user.userId, emails: [] })
  expect(rows, 'the person reads it in an export').toMatchObject({ doneByAdministrators: [{ action: 'user.disable' }] })
  await academy.services.db.transaction(tx => accountData.erase(tx, { userId: user.userId, emails: [] }))
  const entries = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, user.userId))
  expect(entries).toMatchObject([{ action: 'user.disable', thingName: '' }])
})

test.each([
  { taken: 'role', take: (id: string) => setRole(admin, id, 'learner') },
  { taken: 'account', take: (id: string) => setAccess(admin, id, false) },
])(
  'T15 T86 the file of a slide does not replace it once the $taken of who asked for it was taken',
  async ({ take }) => {
    const former = await seedUser(academy, { role: 'admin' })
    const slide = { name: 'hero', h1: 'Gone', p: 'Gone', link: '/courses', pageNb: 1, asset_type: 'image' }
    const file = { fileName: 'a.png', contentType: 'image/png' }
    const { url, upload } = (await former.client.post('/api/pages/hero', { ...slide, ...file })).body
    expect((await take(former.userId)).status).toBe(200)
    const headers = { 'content-type': 'image/png', 'x-amz-acl': 'public-read' }
    expect((await fetch(url, { method: 'PUT', headers, body: await imageFile() })).status).toBe(200)
    expect((await admin.client.post('/api/pages/hero/1/publish', { upload })).status).toBe(409)
    const asJob = { ...academy.services, actor: { kind: 'job', name: 'test' } as const, ip: '' }
    expect(await publishHeroUpload(asJob, { pageNb: 1, upload })).toEqual({ refused: 'conflict' })
    expect((await academy.client().get('/api/page?name=hero')).body.pages).not.toContainEqual(
      expect.objectContaining({ h1: 'Gone' }),
    )
  },
)
