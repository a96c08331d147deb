import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { forgetEnded } from '#src/features/accounts/jobs.ts'
import { accountEmails, accountUndos } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { seedCourse, seedProgress } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { createAccount } from '../sign-up/create-account.ts'
import { offerUndo } from './offer-undo.ts'

const former = 'metres-99'
const thiefs = 'Thief-0.44s'
const strong = 'Stride-0.44s'
const academy = await keepAcademy()
let counter = 0

beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

async function newUser() {
  const email = `samira-${(counter += 1)}@club.example`
  const user = { firstName: 'Samira', lastName: 'Toumi', email, password: former }
  return { userId: await createAccount(academy.services, user), email }
}
const tokenIn = (mail: string | undefined, page: string) =>
  new RegExp(`/${page}/([\\w-]{43})`).exec(mailText(mail))?.[1] ?? ''
const signIn = async (email: string, password: string, client = academy.client()) =>
  (await client.post('/api/login', { email, password })).status
const undo = (token: string) => academy.client().post('/api/account_undo', { token })
const setPassword = (token: string, newPassword: string) =>
  academy.client().put('/api/pass_reset', { newPassword, token })
const emailsOf = async (userId: string) => {
  const rows = await academy.services.db.select().from(accountEmails).where(eq(accountEmails.userId, userId))
  return rows.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary)).map(({ email }) => email)
}

/** Somebody who reads the person's mail for a moment sets a password. @returns the token of the undo link in the mail */
async function steal(email: string): Promise<string> {
  await academy.client().put('/api/pass_recovery', { email })
  const [mail] = await academy.mailsTo(email)
  expect((await setPassword(tokenIn(mail, 'reset-password'), thiefs)).status).toBe(200)
  return tokenIn(
    (await academy.mailsTo(email, 2)).find(text => text.includes('was changed')),
    'undo',
  )
}

/** As a change of the primary email does it. @returns the link's token */
async function moveTo(userId: string, email: string): Promise<string> {
  const { url, to } = await academy.services.db.transaction(async tx => {
    const offered = await offerUndo(academy.services, tx, { userId })
    await tx.update(accountEmails).set({ email }).where(eq(accountEmails.userId, userId))
    return offered
  })
  expect(to).not.toContain(email)
  return url.split('/').at(-1) ?? ''
}

test('T16 the mail about a changed password gives the account back: sessions end, and a new password is to be set', async () => {
  const { email } = await newUser()
  const token = await steal(email)
  const thief = academy.client()
  expect(await signIn(email, thiefs, thief)).toBe(200)
  const answer = await undo(token)
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  expect((await thief.get('/api/refresh')).status).toBe(401)
  for (const password of [thiefs, former]) expect(await signIn(email, password)).toBe(403)
  expect((await setPassword(answer.body.resetToken, strong)).status).toBe(200)
  expect(await signIn(email, strong)).toBe(200)
})

test('T16 a changed email returns, and the link was made for the former address only', async () => {
  const { userId, email } = await newUser()
  const token = await moveTo(userId, `thief-${counter}@evil.example`)
  await academy.services.db
    .insert(accountEmails)
    .values({ email: `second-${counter}@evil.example`, userId, isPrimary: false })
  expect((await undo(token)).status).toBe(200)
  expect(await emailsOf(userId)).toEqual([email])
})

test('T16 a link works once, for 72 hours, and is stored as a hash', async () => {
  const { userId, email } = await newUser()
  const token = await moveTo(userId, `elsewhere-${counter}@club.example`)
  const { db } = academy.services
  const age = (interval: string) =>
    db.execute(sql`update account_undos set created_at = now() - ${interval}::interval where user_id = ${userId}`)
  const rows = await db.select().from(accountUndos).where(eq(accountUndos.userId, userId))
  expect([rows.length, JSON.stringify(rows).includes(token)]).toEqual([1, false])
  await age('72 hours 1 minute')
  expect([(await undo(token)).body.code, await emailsOf(userId)]).toEqual([
    'link-unknown',
    [`elsewhere-${counter}@club.example`],
  ])
  await age('71 hours')
  await forgetEnded({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
  const answers = await Promise.all([1, 2, 3, 4].map(() => undo(token)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
  expect(await emailsOf(userId)).toEqual([email])
  for (const unknown of ['', 'x', token]) expect((await undo(unknown)).body.code).toBe('link-unknown')
})

test('T16 the first link wins: what came after it is void, and it still works after a later one was used', async () => {
  const { userId, email } = await newUser()
  const first = await moveTo(userId, `thief-a-${counter}@evil.example`)
  const second = await moveTo(userId, `thief-b-${counter}@evil.example`)
  const third = await moveTo(userId, `thief-c-${counter}@evil.example`)
  const thiefsReset = (await undo(second)).body.resetToken
  expect(await emailsOf(userId)).toEqual([`thief-a-${counter}@evil.example`])
  expect((await undo(third)).status).toBe(400)
  expect((await undo(first)).status).toBe(200)
  expect((await setPassword(thiefsReset, thiefs)).body.code).toBe('reset-unknown')
  expect(await emailsOf(userId)).toEqual([email])
})

const signUpAgain = (email: string) =>
  createAccount(academy.services, { firstName: 'Samira', lastName: 'Again', email, password: former })

test('T16 an owner who signed up again with the removed email gets the account back, and the empty one makes way', async () => {
  const { userId, email } = await newUser()
  const token = await moveTo(userId, `moved-${counter}@evil.example`)
  const again = await signUpAgain(email)
  const browser = academy.client()
  expect(await signIn(email, former, browser)).toBe(200)
  const { status, body } = await undo(token)
  expect(status).toBe(200)
  expect([await emailsOf(userId), await emailsOf(again)]).toEqual([[email], []])
  expect((await browser.get('/api/refresh')).status).toBe(401)
  expect((await setPassword(body.resetToken, strong)).status).toBe(200)
  const owner = academy.client()
  expect(await signIn(email, strong, owner)).toBe(200)
  expect((await owner.get('/api/refresh')).body.user._id).toBe(userId)
})

test.each(['something is in it', 'it has two emails', 'it is older than the link', 'it is disabled'] as const)(
  'T16 the account that has the former email stays where %s; the link waits until it has another one',
  async why => {
    const { db } = academy.services
    const { userId, email } = await newUser()
    const token = await moveTo(userId, `moved-${counter}@evil.example`)
    const other = await signUpAgain(email)
    const second = `second-${counter}@club.example`
    const { id: courseId, videoIds } = await seedCourse(db, { videoSeconds: [60] })
    if (why === 'something is in it')
      await seedProgress(db, { userId: other, courseId, videoId: videoIds[0], percent: 5 })
    if (why === 'it has two emails')
      await db.insert(accountEmails).values({ email: second, userId: other, isPrimary: false })
    if (why === 'it is older than the link')
      await db.execute(sql`update users set created_at = now() - interval '1 day' where id = ${other}`)
    if (why === 'it is disabled') await db.execute(sql`update users set disabled_at = now() where id = ${other}`)
    const { status, body } = await undo(token)
    expect([status, body.code]).toEqual([409, 'former-email-taken'])
    expect(body.message).toContain('it still works')
    expect([await emailsOf(userId), (await emailsOf(other))[0]]).toEqual([[`moved-${counter}@evil.example`], email])
    await db
      .update(accountEmails)
      .set({ email: `other-${counter}@club.example` })
      .where(eq(accountEmails.email, email))
    expect((await undo(token)).status).toBe(200)
    expect(await emailsOf(userId)).toEqual([email])
  },
)

test.each([
  ['after it is not', '1 hour', null, false],
  ['before it is', '-1 hour', null, true],
  ['after staff closed the account is', '1 hour', 'now', true],
] as const)(
  'T16 T103 who takes an account back is told, and a deletion asked for %s going on',
  async (_, later, disabledAt, goesOn) => {
    const { userId, email } = await newUser()
    const token = await moveTo(userId, `thief-${counter}@evil.example`)
    await academy.services.db.execute(
      sql`update users set deletion_requested_at = now() + ${later}::interval, disabled_at = ${disabledAt} where id = ${userId}`,
    )
    const { resetToken } = (await undo(token)).body
    await academy.services.db.execute(sql`update users set disabled_at = null where id = ${userId}`)
    const mails = await academy.mailsTo(email, goesOn ? 0 : 1)
    expect(mails.map(mail => mail.includes('Your account will not be deleted'))).toEqual(goesOn ? [] : [true])
    await setPassword(resetToken, strong)
    const owner = academy.client()
    expect(await signIn(email, strong, owner)).toBe(200)
    const { deletionAt } = (await owner.get('/api/profile')).body
    expect(deletionAt !== null).toBe(goesOn)
  },
)
