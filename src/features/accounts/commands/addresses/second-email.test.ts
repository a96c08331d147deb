import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountEmails, emailChanges } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { userPassword, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

const academy = await keepAcademy()
let counter = 0

beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const newAddress = () => `second-${(counter += 1)}@club.example`
const primaryOf = ({ userId }: SeededUser) => `${userId}@example.org`
const add = ({ client }: SeededUser, secondaryEmail: string, password = userPassword) =>
  client.put('/api/add_email', { secondaryEmail, password })
const activate = ({ client }: SeededUser, activationCode: unknown) =>
  client.put('/api/activate_email', { activationCode })
const codeIn = (mail: string | undefined) => Number(/^\s*(\d{4})\s*$/m.exec(mailText(mail))?.[1])
const codeTo = async (email: string, count = 1) => codeIn((await academy.mailsTo(email, count)).at(-1))
const emailsOf = async ({ userId }: SeededUser) => {
  const rows = await academy.services.db.select().from(accountEmails).where(eq(accountEmails.userId, userId))
  return rows.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary)).map(({ email }) => email)
}
const age = ({ userId }: SeededUser, interval: string) =>
  academy.services.db.execute(
    sql`update email_changes set code_sent_at = now() - ${interval}::interval where user_id = ${userId}`,
  )
const otherThan = (code: number) => (code === 9999 ? 1000 : code + 1)

/** Somebody with a second email. */
async function withSecond() {
  const user = await seedUser(academy)
  const second = newAddress()
  await academy.services.db.insert(accountEmails).values({ email: second, userId: user.userId, isPrimary: false })
  return { user, second }
}

test('L-PROF-7 L-PROF-8 X-STATE-2 API-25 API-26 a second email is there with its code, and not before', async () => {
  const user = await seedUser(academy)
  const second = newAddress()
  expect((await add(user, ` ${second.toUpperCase()} `)).body).toEqual({ sent: true })
  expect(await emailsOf(user)).toEqual([primaryOf(user)])
  expect((await user.client.get('/api/profile')).body.pendingEmail).toBe(second)
  const answer = await activate(user, await codeTo(second))
  expect([answer.status, answer.body.user.secondary_email]).toEqual([200, second])
  expect((await user.client.get('/api/profile')).body.pendingEmail).toBeNull()
  expect(await emailsOf(user)).toEqual([primaryOf(user), second])
})

test('L-PROF-7 T16 adding asks for the password, which is compared no more than ten times', async () => {
  const user = await seedUser(academy)
  for (let round = 0; round < 10; round += 1) {
    expect((await add(user, newAddress(), `wrong-${round}`)).body.code).toBe('password-incorrect')
  }
  const spent = await add(user, newAddress())
  expect([spent.status, Number(spent.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await academy.services.db.select().from(emailChanges).where(eq(emailChanges.userId, user.userId))).toEqual([])
  expect((await user.client.get('/api/refresh')).status).toBe(200)
})

test.each([
  ['nobody', 'invalid'],
  ['a b@club.example', 'invalid'],
])('L-PROF-7 %s is no email', async (email, code) => {
  expect((await add(await seedUser(academy), email)).body.code).toBe(code)
})

test('L-PROF-7 T19 the own email, somebody else’s in any case, and a third one are refused', async () => {
  const user = await seedUser(academy)
  const { user: other, second } = await withSecond()
  const refusals = [
    await add(user, primaryOf(user)),
    await add(user, primaryOf(other).toUpperCase()),
    await add(user, second),
    await add(other, newAddress()),
  ]
  expect(refusals.map(({ body }) => body.code)).toEqual([
    'email-own',
    'email-taken',
    'email-taken',
    'second-email-exists',
  ])
})

test('T5 T19 of an hour one account hears three times whether an email is somebody’s', async () => {
  const [user, { second }] = await Promise.all([seedUser(academy), withSecond()])
  const codes: string[] = []
  for (let n = 0; n < 5; n += 1) codes.push((await add(user, second)).body.code)
  expect(codes).toEqual(['email-taken', 'email-taken', 'email-taken', 'too-many', 'too-many'])
  expect((await add(user, newAddress())).body.code, 'nor of one that is nobody’s').toBe('too-many')
})

test('T6 D-16 five attempts, counted before they are compared: of 40 guesses at once five are looked at', async () => {
  const user = await seedUser(academy)
  const second = newAddress()
  await add(user, second)
  const code = await codeTo(second)
  const guesses = await Promise.all(Array.from({ length: 40 }, () => activate(user, otherThan(code))))
  const wrong = guesses.filter(({ body }) => body.code === 'code-wrong').map(({ body }) => body.message)
  expect([wrong.length, wrong.filter(text => text.endsWith('Please ask for a new one')).length]).toEqual([5, 1])
  expect((await activate(user, code)).body.code).toBe('code-ended')
  expect(await emailsOf(user)).toEqual([primaryOf(user)])
})

test('D-16 a code is a number of four digits, lives ten minutes, and is stored as a keyed hash', async () => {
  const user = await seedUser(academy)
  const second = newAddress()
  await add(user, second)
  const code = await codeTo(second)
  expect(code).toBeGreaterThanOrEqual(1000)
  const [row = {}] = await academy.services.db.select().from(emailChanges).where(eq(emailChanges.userId, user.userId))
  expect(Object.values(row).map(String)).not.toContain(String(code))
  expect(row).toMatchObject({ codeHash: expect.stringMatching(/^[\w-]{43,}$/) })
  await age(user, '10 minutes 1 second')
  expect((await activate(user, code)).body.code).toBe('code-expired')
  await age(user, '9 minutes')
  expect((await activate(user, String(code))).status).toBe(200)
})

test('D-16 T5 a code fits the session and the address that it was made for', async () => {
  const user = await seedUser(academy)
  const [first, second] = [newAddress(), newAddress()]
  await add(user, first)
  const former = await codeTo(first)
  await add(user, second)
  const code = await codeTo(second)
  if (former !== code) expect((await activate(user, former)).body.code).toBe('code-wrong')
  const elsewhere = academy.client()
  const signedIn = await elsewhere.post('/api/login', { email: primaryOf(user), password: userPassword })
  expect(signedIn.status).toBe(200)
  expect((await elsewhere.put('/api/activate_email', { activationCode: code })).body.code).toBe('code-expired')
  expect((await elsewhere.post('/api/add_email/resend')).body.code).toBe('code-expired')
  expect((await activate(user, code)).body.user.secondary_email).toBe(second)
})

test('D-16 T6 a code can be sent again, three in an hour; the former one is void', async () => {
  const user = await seedUser(academy)
  const second = newAddress()
  await add(user, second)
  const former = await codeTo(second)
  expect((await user.client.post('/api/add_email/resend')).body).toEqual({ sent: true })
  const code = await codeTo(second, 2)
  if (former !== code) expect((await activate(user, former)).body.code).toBe('code-wrong')
  expect((await user.client.post('/api/add_email/resend')).status).toBe(200)
  expect((await user.client.post('/api/add_email/resend')).status).toBe(429)
  expect((await activate(user, await codeTo(second, 3))).status).toBe(200)
})

test('T49 one address is sent twenty codes a day, and then one in ten minutes, whoever asks', async () => {
  const second = newAddress()
  const answers = []
  for (let round = 0; round < 22; round += 1) answers.push((await add(await seedUser(academy), second)).status)
  expect(answers).toEqual([...Array(21).fill(200), 429])
})

test('T19 of two people who activate one address at once, one gets it', async () => {
  const [one, two, second] = [await seedUser(academy), await seedUser(academy), newAddress()]
  await add(one, second)
  const first = await codeTo(second)
  await add(two, second)
  const other = await codeTo(second, 2)
  const answers = await Promise.all([activate(one, first), activate(two, other)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('email-taken')
})

test('X-STATE-2 one right code sent four times at once adds the email once', async () => {
  const user = await seedUser(academy)
  const second = newAddress()
  await add(user, second)
  const code = await codeTo(second)
  const answers = await Promise.all([1, 2, 3, 4].map(() => activate(user, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await emailsOf(user)).toEqual([primaryOf(user), second])
})

test('L-PROF-13 API-28 T16 marking primary swaps the two, tells both, and can be undone', async () => {
  const { user: owner, second } = await withSecond()
  const { user } = (await owner.client.put('/api/primary_email', {})).body
  expect([user.email, user.secondary_email]).toEqual([second, primaryOf(owner)])
  const [told] = await academy.mailsTo(primaryOf(owner))
  expect(mailText((await academy.mailsTo(second))[0])).toContain('is now the primary email')
  const token = /\/undo\/([\w-]{43})/.exec(mailText(told))?.[1]
  expect((await academy.client().post('/api/account_undo', { token })).status).toBe(200)
  expect(await emailsOf(owner)).toEqual([primaryOf(owner), second])
})

test('L-PROF-13 API-27 X-STATE-2 T16 deleting takes it away, tells both, and can be undone by the primary one', async () => {
  const { user: owner, second } = await withSecond()
  const { user } = (await owner.client.delete('/api/delete_second_email')).body
  expect([user.email, user.secondary_email]).toEqual([primaryOf(owner), null])
  expect(mailText((await academy.mailsTo(second))[0])).toContain('was removed from your account')
  const token = /\/undo\/([\w-]{43})/.exec(mailText((await academy.mailsTo(primaryOf(owner)))[0]))?.[1]
  expect((await academy.client().post('/api/account_undo', { token })).status).toBe(200)
  expect(await emailsOf(owner)).toEqual([primaryOf(owner), second])
})

test('T16 the address that is added is told without the link that undoes it', async () => {
  const user = await seedUser(academy)
  const second = newAddress()
  await add(user, second)
  await activate(user, await codeTo(second))
  const told = mailText((await academy.mailsTo(second, 2)).at(-1))
  expect(told).toContain('was added to your account')
  expect(told).not.toContain('/undo/')
  expect(mailText((await academy.mailsTo(primaryOf(user)))[0])).toContain('/undo/')
})

test('L-PROF-13 a double press swaps once, and without a second email nothing happens', async () => {
  const { user, second } = await withSecond()
  const { client } = user
  const answers = await Promise.all([1, 2].map(() => client.delete('/api/delete_second_email')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  for (const answer of [await client.put('/api/primary_email', {}), await client.delete('/api/delete_second_email')]) {
    expect(answer.body.code).toBe('no-second-email')
  }
  expect(await emailsOf(user)).toEqual([primaryOf(user)])
  expect(await academy.mailsTo(second)).toHaveLength(1)
})
