import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { invitations } from '#src/features/accounts/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { days, hours } from '#src/wire/durations.ts'

import { forgetEnded } from '../../jobs.ts'

let academy: TestAcademy
let admin: Client
beforeAll(async () => {
  academy = await startAcademy()
  admin = (await seedUser(academy, { role: 'admin' })).client
  const closed = await admin.put('/api/admin/settings/access', { signUp: 'invitation', adminSecondFactor: 'optional' })
  expect(closed.status).toBe(200)
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await academy.services.db.delete(invitations)
  await academy.services.db.delete(limitCounters)
})

let count = 0
const newEmail = () => `invited-${(count += 1)}@example.org`
const invite = (...emails: string[]) => admin.post('/api/admin/invitations', { emails })
const signUp = (fields: object, client = academy.client()) =>
  client.post('/api/userCreate', { firstName: 'Ada', lastName: 'Lovelace', password: 'x7-hop-19', ...fields })

/** The code of a sign-up, once so many mails have come. */
async function codeTo(email: string, mails: number): Promise<string | undefined> {
  const [raw = ''] = (await academy.mailsTo(email, mails)).filter(mail => mail.includes('activation'))
  return /\b\d{6}\b/.exec(mailText(raw))?.[0]
}
/** As if the last mail had come an hour ago. */
const waitAnHour = () => academy.services.db.update(invitations).set({ sentAt: new Date(Date.now() - hours(1)) })

/** The token of the newest mail that invited somebody. */
async function tokenOf(email: string, mails = 1): Promise<string> {
  const raw = (await academy.mailsTo(email, mails)).at(-1) ?? ''
  return /\/invitation\/([\w-]+)/.exec(mailText(raw))?.[1] ?? ''
}

test('where sign-up is by invitation, the link of the mail makes an account for its address alone', async () => {
  const email = newEmail()
  expect((await invite(email)).body).toEqual({ invited: [email], known: [] })
  const invitation = await tokenOf(email)
  const browser = academy.client()
  expect((await browser.get(`/api/invitation/${invitation}`)).body).toEqual({ email })
  expect((await browser.get(`/invitation/${invitation}`)).text).toContain(email)
  const other = await signUp({ email: newEmail(), invitation })
  expect([other.status, other.body.code]).toEqual([403, 'by-invitation'])
  const { body } = await signUp({ email, invitation }, browser)
  const activationCode = await codeTo(email, 2)
  expect((await browser.post('/api/activation', { token: body.token, activationCode })).status).toBe(200)
  expect((await browser.get('/api/profile')).body.user.email).toBe(email)
  expect(await academy.services.db.$count(invitations)).toBe(0)
  expect((await browser.get(`/api/invitation/${invitation}`)).status).toBe(404)
})

test.each([
  ['no link', undefined],
  ['a made-up link', 'abc'],
  ['an empty one', ''],
])('T8 with %s the answer is the same, whether somebody was invited or not', async (_, invitation) => {
  const email = newEmail()
  await invite(email)
  const answers = await Promise.all(
    [email, newEmail(), `${(await seedUser(academy)).userId}@example.org`].map(to => signUp({ email: to, invitation })),
  )
  for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'by-invitation'])
})

test('who is withdrawn, or began before sign-up was closed, gets no account at the end', async () => {
  const email = newEmail()
  await invite(email)
  const browser = academy.client()
  const { body } = await signUp({ email, invitation: await tokenOf(email) }, browser)
  const activationCode = await codeTo(email, 2)
  const [row] = (await admin.get('/api/admin/invitations')).body.invitations
  await admin.delete(`/api/admin/invitations/${row._id}`)
  const refused = await browser.post('/api/activation', { token: body.token, activationCode })
  expect([refused.status, refused.body.code]).toEqual([403, 'by-invitation'])
  const rules = { signUp: 'open', adminSecondFactor: 'optional' }
  expect((await admin.put('/api/admin/settings/access', rules)).status).toBe(200)
  const early = newEmail()
  const other = academy.client()
  const begun = await signUp({ email: early }, other)
  expect(begun.status).toBe(200)
  const code = await codeTo(early, 1)
  await admin.put('/api/admin/settings/access', { ...rules, signUp: 'invitation' })
  const late = await other.post('/api/activation', { token: begun.body.token, activationCode: code })
  expect([late.status, late.body.code]).toEqual([403, 'by-invitation'])
})

test('T49 nobody gets two mails within a minute, however often they are invited', async () => {
  const email = newEmail()
  await Promise.all([invite(email), invite(email), invite(email)])
  await tokenOf(email)
  expect(await academy.mailsTo(email, 1)).toHaveLength(1)
})

test('a new link ends the one before; a withdrawn one, and an old one, open nothing', async () => {
  const email = newEmail()
  await invite(email)
  const first = await tokenOf(email)
  await waitAnHour()
  await invite(email)
  await expect.poll(() => tokenOf(email, 2)).not.toBe(first)
  const second = await tokenOf(email, 2)
  expect((await signUp({ email, invitation: first })).status).toBe(403)
  const { body } = await admin.get('/api/admin/invitations')
  expect(body).toMatchObject({ total: 1, invitations: [{ email }] })
  await academy.services.db.update(invitations).set({ sentAt: new Date(Date.now() - days(31)) })
  expect((await signUp({ email, invitation: second })).status).toBe(403)
  await forgetEnded({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
  expect(await academy.services.db.$count(invitations)).toBe(0)
  await invite(email)
  const third = await tokenOf(email, 3)
  const [row] = (await admin.get('/api/admin/invitations')).body.invitations
  expect((await admin.delete(`/api/admin/invitations/${row._id}`)).status).toBe(200)
  expect((await signUp({ email, invitation: third })).status).toBe(403)
  expect((await admin.delete(`/api/admin/invitations/${row._id}`)).status).toBe(404)
})

test('who has an account is told apart, and gets no mail; each is invited once, however often it is written', async () => {
  const known = `${(await seedUser(academy)).userId}@example.org`
  const email = newEmail()
  const { body } = await invite(email, email.toUpperCase(), known)
  expect(body).toEqual({ invited: [email], known: [known] })
  const [entry] = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.action, 'user.invite'))
  expect(entry?.after).toBeDefined()
})

test.each([[[]], [['nobody']], [Array.from({ length: 101 }, (_, n) => `n${n}@example.org`)]])(
  '%j is refused',
  async emails => {
    expect((await admin.post('/api/admin/invitations', { emails })).status).toBe(400)
  },
)

test('the page of signing up says that it takes an invitation', async () => {
  const { text } = await academy.client().get('/login?panel=sign-up')
  expect(text).toContain('makes new accounts by invitation')
  expect(text).not.toContain('Create your account')
})

test('T10 nobody but an administrator invites, lists or withdraws', async () => {
  const learner = (await seedUser(academy)).client
  for (const [client, status] of [
    [academy.client(), 401],
    [learner, 403],
  ] as const) {
    expect((await client.get('/api/admin/invitations')).status).toBe(status)
    expect((await client.post('/api/admin/invitations', { emails: ['a@example.org'] })).status).toBe(status)
  }
})
