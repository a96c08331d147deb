import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountEmails, pendingSignUps, users } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import type { TestAcademy } from '#src/testing/academy.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { createAccount } from './create-account.ts'

const academy = await keepAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })
let counter = 0
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const names = { firstName: 'Karim', lastName: 'Mansouri', password: 'metres-99' }
const newEmail = () => `karim-${(counter += 1)}@club.example`
/** The browser that began each sign-up, by its token. */
const browsers = new Map<unknown, ReturnType<TestAcademy['client']>>()
async function signUp(fields: object, client = academy.client(), ip = '203.0.113.1') {
  const answer = await client.post('/api/userCreate', { ...names, ...fields }, { 'x-forwarded-for': ip })
  browsers.set(answer.body.token, client)
  return answer
}
const activate = (activationCode: unknown, token: string, client = browsers.get(token) ?? academy.client()) =>
  client.post('/api/activation', { activationCode, token })
const resend = (token: string) => academy.client().post('/api/activation/resend', { token })

const codeOf = (mail: string | undefined) => /^([1-9]\d{5})\r?$/m.exec(mail ?? '')?.[1] ?? ''

/** A sign-up that waits, with the code that was mailed. */
async function begin(email = newEmail(), fields: object = {}) {
  const answer = await signUp({ email, ...fields })
  expect(answer.status, answer.text).toBe(200)
  const mails = await academy.mailsTo(email)
  return { email, token: String(answer.body.token), code: codeOf(mails.at(-1)) }
}
/** Codes that are not the right one. */
const wrongCodes = (code: string, count: number) =>
  Array.from({ length: count }, (_, index) => 100_000 + ((Number(code) - 100_000 + 1 + index) % 900_000))

const pendingOf = (email: string) =>
  academy.services.db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email))
const accountOf = async (email: string) =>
  (await academy.services.db.select().from(accountEmails).where(eq(accountEmails.email, email)))[0]?.userId

test('L-AUTH-6 L-AUTH-15 L-ACT-2 API-2 API-3 E-13 X-STATE-1 signing up mails a code, and the code signs in', async () => {
  const { email, token, code } = await begin()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await accountOf(email)).toBeUndefined()
  const answer = await activate(Number(code), token)
  expect(answer.status).toBe(200)
  expect(answer.body.user).toMatchObject({ email, name: 'Karim Mansouri', role: 'learner' })
  expect((await browsers.get(token)?.get('/api/refresh'))?.body.user._id).toBe(answer.body.user._id)
  expect((await academy.client().post('/api/login', { email, password: names.password })).status).toBe(200)
  expect(await pendingOf(email)).toEqual([])
})

test.each([
  ['/payment/1?from=course', '/payment/1?from=course'],
  ['/your-account-was-hacked/call-0900', '/your-account-was-hacked/call-0900'],
  ['//evil.example', null],
  ['https://evil.example', null],
  [`/${'x'.repeat(500)}`, null],
])('D-18 T49 T50 who was on the way to %s goes on to %j, and nothing of it stands in the mail', async (next, kept) => {
  const { email, token } = await begin(newEmail(), { next })
  const client = academy.client()
  expect((await client.get(`/api/activation/${token}`)).body.next).toBe(kept)
  await client.post('/api/activation/resend', { token })
  for (const mail of await academy.mailsTo(email, 2))
    expect(/\/activation\/\S+/.exec(mailText(mail))?.[0]).toBe(`/activation/${token}`)
})

test('API-3 the code may be sent as text, too', async () => {
  const { token, code } = await begin()
  expect((await activate(` ${code} `, token)).status).toBe(200)
})

test.each([
  [{ email: 'karim@club' }, 'Email is not a valid'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ password: '123456' }, 'This password is too common. Please choose another'],
  [{ firstName: 'Ka' }, 'User Name must be at least 3 characters'],
  [{ lastName: ' Ma ' }, 'User Name must be at least 3 characters'],
])('L-AUTH-4 L-AUTH-5 L-AUTH-7 K-1 K-2 T11 %j is refused in the specified words', async (fields, text) => {
  const answer = await signUp({ email: newEmail(), ...fields })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ message: text, error: text })
})

test('D-12 sign-up takes six characters, and long passwords with spaces and letters of any script', async () => {
  expect((await signUp({ email: newEmail(), password: 'x7-hop' })).status).toBe(200)
  const password = `une phrase très longue ${'ط'.repeat(57)}`
  const { email, token, code } = await begin(newEmail(), { password })
  await activate(code, token)
  const signIn = (given: string) => academy.client().post('/api/login', { email, password: given })
  expect((await signIn(`${password.slice(0, -1)}x`)).status).toBe(403)
  expect((await signIn(password)).status).toBe(200)
})

test('L-AUTH-12 T19 an email that belongs to somebody is refused, in any case and form', async () => {
  const email = newEmail()
  await createAccount(academy.services, { ...names, email })
  for (const same of [email, email.toUpperCase(), ` ${email} `]) {
    const answer = await signUp({ email: same })
    expect([answer.status, answer.body.message]).toEqual([409, 'User already exist'])
  }
})

test('T28 no field that is not asked for gets in', async () => {
  const email = newEmail()
  for (const extra of [{ role: 'admin' }, { isVerified: true }, { _id: crypto.randomUUID() }]) {
    expect((await signUp({ email, ...extra })).status).toBe(400)
  }
  expect(await pendingOf(email)).toEqual([])
})

test('T49 a line break in a name is refused, and so is an email that mail programs read as another or as several', async () => {
  expect((await signUp({ email: newEmail(), firstName: 'Karim\r\nBcc: x@y.example' })).status).toBe(400)
  for (const email of ['one,two@club.example', '<one@club.example', 'one@club.example>', 'one@club\u3002example'])
    expect((await signUp({ email })).body.message, email).toBe('Email is not a valid')
})

test('T3 D-16 the sixth attempt is refused even with the right code, until a new one is sent', async () => {
  const { email, token, code } = await begin()
  for (const [nth, wrong] of wrongCodes(code, 5).entries()) {
    const answer = await activate(wrong, token)
    const last = nth === 4 ? '. Please ask for a new one' : ''
    expect([answer.status, answer.body.message]).toEqual([400, `The activation code is not correct${last}`])
  }
  const sixth = await activate(code, token)
  expect([sixth.status, sixth.body.code]).toEqual([400, 'code-ended'])
  expect(sixth.body.message).toBe('Too many wrong codes. Please ask for a new one')
  expect((await resend(token)).body).toEqual({ sent: true })
  const next = codeOf((await academy.mailsTo(email, 2)).at(-1))
  if (next !== code) expect((await activate(code, token)).body.code).toBe('code-wrong')
  expect((await activate(next, token)).status).toBe(200)
  expect((await activate(next, token)).status).toBe(404)
})

test('T3 a code works for ten minutes, its sign-up for a day', async () => {
  const { email, token, code } = await begin()
  const age = (column: string, interval: string) =>
    academy.services.db.execute(
      sql`update pending_sign_ups set ${sql.identifier(column)} = now() - ${interval}::interval where email = ${email}`,
    )
  await age('code_sent_at', '11 minutes')
  expect((await activate(code, token)).body.code).toBe('code-expired')
  await age('code_sent_at', '9 minutes')
  await age('created_at', '25 hours')
  expect((await activate(code, token)).body.code).toBe('activation-unknown')
  expect((await resend(token)).status).toBe(404)
})

test('T3 ASVS 6.5.2 a copy of the database holds neither codes nor tokens', async () => {
  const { email, token, code } = await begin()
  const stored = JSON.stringify(await pendingOf(email))
  for (const secret of [token, code, names.password]) expect(stored).not.toContain(secret)
})

test('T4 of 500 guesses at once five are compared', async () => {
  const { email, token, code } = await begin()
  const answers = await Promise.all(wrongCodes(code, 500).map(wrong => activate(wrong, token)))
  expect(answers.filter(({ body }) => body.code === 'code-wrong')).toHaveLength(5)
  expect(answers.filter(({ body }) => body.code === 'code-ended')).toHaveLength(495)
  expect((await pendingOf(email))[0]?.codeTries).toBe(5)
  expect((await activate(code, token)).status).toBe(400)
  expect(await accountOf(email)).toBeUndefined()
})

test('T5 the code of another sign-up does not fit', async () => {
  const [one, other] = [await begin(), await begin()]
  expect((await activate(other.code, one.token)).status).toBe(400)
  expect((await activate(one.code, 'no-such-token')).status).toBe(404)
  expect((await activate(one.code, one.token)).status).toBe(200)
})

test('T5 one address begins ten sign-ups an hour, and has five codes a day sent to one email', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 11; round += 1) statuses.push((await signUp({ email: newEmail() })).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  const email = newEmail()
  const from = { 'x-forwarded-for': '198.51.100.1' }
  const { token } = (await signUp({ email }, academy.client(), '198.51.100.1')).body
  const again = () => academy.client().post('/api/activation/resend', { token }, from)
  for (let round = 0; round < 4; round += 1) expect((await again()).status).toBe(200)
  const sixth = await again()
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 80_000]).toEqual([429, true])
})

test('two activations at once open one account', async () => {
  const { email, token, code } = await begin()
  const answers = await Promise.all(Array.from({ length: 4 }, () => activate(code, token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(3)
  const rows = await academy.services.db
    .select()
    .from(users)
    .where(eq(users.id, (await accountOf(email)) ?? ''))
  expect(rows).toHaveLength(1)
})

test('T18 who signs up first with a foreign email gets nothing when its owner activates', async () => {
  const email = newEmail()
  const attacker = await signUp({ email, password: 'attacker1' })
  const owner = await signUp({ email, password: 'owner-pass' })
  const codes = (await academy.mailsTo(email, 2)).map(codeOf)
  expect((await activate(codes.at(-1), owner.body.token)).status).toBe(200)
  expect((await activate(codes[0], attacker.body.token)).status).toBe(404)
  const signIn = (password: string) => academy.client().post('/api/login', { email, password })
  expect((await signIn('attacker1')).status).toBe(403)
  expect((await signIn('owner-pass')).status).toBe(200)
})

test('T18 two sign-ups for one email that are activated at once open one account', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = newEmail()
    const tokens = [(await signUp({ email })).body.token, (await signUp({ email })).body.token]
    const mails = await academy.mailsTo(email, 2)
    const answers = await Promise.all(tokens.flatMap(token => mails.map(mail => activate(codeOf(mail), token))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    await academy.services.db.delete(limitCounters)
  }
})

test('an email that got an account meanwhile is told, and the sign-up stays', async () => {
  const { email, token, code } = await begin()
  await createAccount(academy.services, { ...names, email })
  const answer = await activate(code, token)
  expect([answer.status, answer.body.message]).toEqual([409, 'User already exist'])
  expect(await pendingOf(email)).toHaveLength(1)
})

test('an operator makes the administrator once, keeps the password, and renews the role', async () => {
  const email = newEmail()
  const made = await Promise.all(
    Array.from({ length: 3 }, () => createAccount(academy.services, { ...names, email, role: 'admin' })),
  )
  expect(new Set(made).size).toBe(1)
  await academy.services.db
    .update(users)
    .set({ role: 'learner' })
    .where(eq(users.id, made[0] ?? ''))
  await createAccount(academy.services, { ...names, email, password: 'another-one', role: 'admin' })
  const { body } = await academy.client().post('/api/login', { email, password: names.password })
  expect(body.user.role).toBe('admin')
})
