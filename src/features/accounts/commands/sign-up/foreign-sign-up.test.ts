import { eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountEmails } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import type { TestAcademy } from '#src/testing/academy.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

// What strangers do with an address of somebody else.
type Browser = ReturnType<TestAcademy['client']>
const academy = await keepAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })
let counter = 0
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const password = 'metres-99'
const newEmail = () => `owner-${(counter += 1)}@club.example`
const signUp = (client: Browser, fields: { email: string; password?: string }, ip = '203.0.113.1') =>
  client.post(
    '/api/userCreate',
    { firstName: 'Karim', lastName: 'Mansouri', password, ...fields },
    { 'x-forwarded-for': ip },
  )
const activate = (client: Browser, fields: { activationCode: unknown; token: string; password?: string }) =>
  client.post('/api/activation', fields)

/** A sign-up that waits, the browser that began it, and the code that was mailed. */
async function begin(chosen = password) {
  const [browser, email] = [academy.client(), newEmail()]
  const { token } = (await signUp(browser, { email, password: chosen })).body
  const [mail = ''] = await academy.mailsTo(email)
  return { browser, email, token: String(token), activationCode: /^([1-9]\d{5})\r?$/m.exec(mail)?.[1] }
}

test('T18 who follows the link of a sign-up that somebody else began opens no account with their password', async () => {
  const { browser: _, email, ...sent } = await begin('attacker1')
  const victim = academy.client()
  expect((await victim.get(`/api/activation/${sent.token}`)).body).toMatchObject({ email, needsPassword: true })
  expect((await activate(victim, sent)).body.code).toBe('password-needed')
  const guess = await activate(victim, { ...sent, password: 'my-own-password' })
  expect([guess.status, guess.body.code]).toEqual([403, 'password-incorrect'])
  victim.cookies.set('sign-up', (await begin()).browser.cookies.get('sign-up') ?? '')
  expect((await activate(victim, sent)).body.code).toBe('password-needed')
  expect(await academy.services.db.select().from(accountEmails).where(eq(accountEmails.email, email))).toEqual([])
  expect((await academy.client().post('/api/login', { email, password: 'attacker1' })).status).toBe(404)
})

test('T18 another browser activates with the password, and the one that signed up without it', async () => {
  const { browser, email, ...sent } = await begin()
  const page = `/api/activation/${sent.token}`
  expect((await browser.get(page)).body).toMatchObject({ email, needsPassword: false })
  const phone = academy.client()
  const answer = await activate(phone, { ...sent, password })
  expect([answer.status, answer.body.user?.email]).toEqual([200, email])
  expect((await phone.get('/api/refresh')).status).toBe(200)
  expect((await phone.get(page)).body.code).toBe('activation-unknown')
})

test('T4 T18 a password is compared for the right code only, and tries of both count together', async () => {
  const { browser: _, email: __, ...sent } = await begin()
  const stranger = academy.client()
  const tries = Array.from({ length: 20 }, (_, index) => activate(stranger, { ...sent, password: `guess-${index}` }))
  const codes = (await Promise.all(tries)).map(({ body }) => body.code)
  expect(codes.filter(code => code === 'code-ended')).toHaveLength(15)
  const wrong = { activationCode: 1, token: (await begin()).token, password }
  expect((await activate(stranger, wrong)).body.code).toBe('code-wrong')
})

const from = (email: string, ip: string) => signUp(academy.client(), { email }, ip)
/** Asks for every code that a mailbox gets in a day, from four addresses. */
async function useUp(email: string) {
  for (let ip = 1; ip <= 4; ip += 1)
    for (let round = 0; round < 5; round += 1) expect((await from(email, `203.0.113.${ip}`)).status).toBe(200)
}

test('T5 S22 codes that a stranger used up keep neither the owner of the email from signing up nor a person from adding it', async () => {
  const email = newEmail()
  await useUp(email)
  for (const ip of ['203.0.113.1', '203.0.113.5']) {
    const { status, headers } = await from(email, ip)
    expect([status, Number(headers.get('retry-after')) > 80_000], ip).toEqual([429, true])
  }
  expect((await from(email, '198.51.100.7')).status).toBe(200)
  expect(await academy.mailsTo(email, 21)).toHaveLength(21)
  const { client } = await seedUser(academy)
  expect((await client.put('/api/add_email', { secondaryEmail: email, password: userPassword })).status).toBe(200)
})

test('T5 T49 S22 a mailbox whose codes are used up gets one in ten minutes, whoever asks', async () => {
  const email = newEmail()
  await useUp(email)
  const late = await Promise.all([1, 2, 3, 4].map(net => from(email, `198.51.${net}.7`)))
  expect(late.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429])
  const waits = late.filter(({ status }) => status === 429).map(({ headers }) => Number(headers.get('retry-after')))
  expect(waits.every(wait => wait > 500 && wait <= 600)).toBe(true)
  // Whoever was refused for the others' sake has lost nothing: they come again, and again, and then get one.
  for (let round = 0; round < 6; round += 1) expect((await from(email, '198.51.9.7')).status).toBe(429)
  await academy.services.db
    .update(limitCounters)
    .set({ endsAt: new Date() })
    .where(like(limitCounters.key, 'activation-late:%'))
  expect((await from(email, '198.51.9.7')).status).toBe(200)
  expect((await from(email, '198.51.9.7')).status).toBe(429)
})

test('T49 the mail with a code carries no words of whoever asked for it', async () => {
  const email = newEmail()
  const fields = { firstName: 'evil.example/win', lastName: 'Prize', email, password }
  expect((await academy.client().post('/api/userCreate', fields)).status).toBe(200)
  const [mail = ''] = await academy.mailsTo(email)
  expect(mail).toContain('Your activation code')
  expect(mailText(mail)).not.toMatch(/evil\.example|Prize/)
})
