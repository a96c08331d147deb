import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountEmails, passwordResets } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { createAccount } from '../sign-up/create-account.ts'
import { sendResetLink } from './recover-password.ts'

const academy = await keepAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })
let counter = 0
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const strong = 'Stride-0.44s'

async function newUser() {
  const email = `nadia-${(counter += 1)}@club.example`
  const user = { firstName: 'Nadia', lastName: 'Brahimi', email, password: 'metres-99' }
  return { id: await createAccount(academy.services, user), email }
}
async function signedIn(email: string, password = 'metres-99') {
  const client = academy.client()
  const { status } = await client.post('/api/login', { email, password })
  return { client, status }
}
const recover = (email: string, headers: Record<string, string> = {}) =>
  academy.client().put('/api/pass_recovery', { email }, headers)
/** A link that is void before its mail leaves is not sent, so each is waited for. */
async function recoverOneByOne(email: string, times: number, ask = (_: number) => recover(email)): Promise<void> {
  for (let asked = 1; asked <= times; asked += 1) {
    expect((await ask(asked)).status).toBe(200)
    expect(await academy.mailsTo(email, asked)).toHaveLength(asked)
  }
}
const reset = (token: string, newPassword = strong, client = academy.client()) =>
  client.put('/api/pass_reset', { newPassword, token })

const linkIn = (mail: string | undefined) =>
  /https?:\/\/\S+?\/reset-password\/[\w-]{43}/.exec(mailText(mail))?.[0] ?? ''
const tokenIn = (mail: string | undefined) => linkIn(mail).split('/').at(-1) ?? ''

async function newToken(email: string, count = 1) {
  expect((await recover(email)).status).toBe(200)
  return tokenIn((await academy.mailsTo(email, count)).at(-1))
}

test.each([
  ['/payment/1?from=course', '/payment/1?from=course'],
  ['//evil.example', undefined],
])(
  'D-18 T49 T50 the reset link of who was on the way to %s leads on to %j, and says nothing of it',
  async (next, kept) => {
    const { email } = await newUser()
    expect((await academy.client().put('/api/pass_recovery', { email, next })).status).toBe(200)
    const mail = mailText((await academy.mailsTo(email)).at(-1))
    const [, token = '', query] = /\/reset-password\/([\w-]{43})(\S*)/.exec(mail) ?? []
    expect(query).toBe('')
    expect((await reset(token)).body.next).toBe(kept)
  },
)

test('L-FORG-4 L-RST-6 API-66 API-67 a mailed link sets a new password, once', async () => {
  const { email } = await newUser()
  const token = await newToken(email)
  expect((await reset(token)).body).toEqual({ changed: true })
  expect((await signedIn(email)).status).toBe(403)
  expect((await signedIn(email, strong)).status).toBe(200)
  const again = await reset(token, `${strong}!`)
  expect([again.status, again.body.message]).toEqual([400, 'This reset link is no longer valid'])
})

test('D-20 T8 the answer is the same whether or not the email has an account', async () => {
  const { email } = await newUser()
  const [known, unknown] = [await recover(email), await recover('nobody@club.example')]
  expect([known.status, known.text]).toEqual([200, '{"sent":true}'])
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  const lasting = (headers: Headers) => [...headers].filter(([name]) => name !== 'date')
  expect(lasting(unknown.headers)).toEqual(lasting(known.headers))
  expect(await academy.mailsTo(email)).toHaveLength(1)
})

test('L-FORG-3 a text that is no email is refused', async () => {
  expect((await recover('nobody')).status).toBe(400)
})

test.each(['Sho?t-1', 'nouppercase?1', 'NOLOWERCASE?1', 'NoDigits?here', 'NoSpecial12345', 'WrongSpecial-1'])(
  'L-RST-5 K-1 D-12 %s does not meet all requirements',
  async password => {
    const answer = await reset('any-token', password)
    expect([answer.status, answer.body.message]).toEqual([400, 'Password does not meet all requirements'])
  },
)

test('T11 a common password is refused in any disguise, and the link still works', async () => {
  const { email } = await newUser()
  const token = await newToken(email)
  for (const password of ['Password1!', 'P@ssw0rd2024!', 'Qwerty123$', '$Ummer2026!']) {
    expect((await reset(token, password)).body.code, password).toBe('password-common')
  }
  expect((await reset(token)).status).toBe(200)
})

test('D-21 T15 T17 a reset ends every session, opens none, and tells every address', async () => {
  const { id, email } = await newUser()
  const second = `other-address-${counter}@club.example`
  await academy.services.db.insert(accountEmails).values({ email: second, userId: id, isPrimary: false })
  const before = await signedIn(email)
  const stranger = academy.client()
  const token = await newToken(email)
  const answer = await reset(token, strong, stranger)
  expect(answer.headers.getSetCookie().map(cookie => cookie.split('=')[0])).toEqual(['device'])
  expect((await stranger.get('/api/refresh')).status).toBe(401)
  expect((await before.client.get('/api/refresh')).status).toBe(401)
  expect(mailText((await academy.mailsTo(second)).at(-1))).toContain('Your password was changed')
  const mails = await academy.mailsTo(email, 2)
  expect(mails.filter(mail => mail.includes('Subject: Your password was changed'))).toHaveLength(1)
})

test('T9 ASVS 11.5.1 who resets while signed in goes on in a new session', async () => {
  const { email } = await newUser()
  const { client } = await signedIn(email)
  const former = client.cookies.get('session')
  expect((await reset(await newToken(email), strong, client)).status).toBe(200)
  expect(client.cookies.get('session')).not.toBe(former)
  expect((await client.get('/api/refresh')).body.user.email).toBe(email)
})

test('T17 a newer link ends an older one, and a link ends after an hour', async () => {
  const { id, email } = await newUser()
  const older = await newToken(email)
  const newer = await newToken(email, 2)
  expect((await reset(older)).body.code).toBe('reset-unknown')
  await academy.services.db.execute(
    sql`update password_resets set created_at = now() - interval '61 minutes' where user_id = ${id}`,
  )
  expect((await reset(newer)).body.code).toBe('reset-unknown')
  await academy.services.db.execute(
    sql`update password_resets set created_at = now() - interval '59 minutes' where user_id = ${id}`,
  )
  expect((await reset(newer)).status).toBe(200)
})

test('T17 of several resets with one link one wins', async () => {
  const { email } = await newUser()
  const token = await newToken(email)
  const answers = await Promise.all([1, 2, 3, 4].map(index => reset(token, `${strong}${index}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'reset-unknown')).toHaveLength(3)
})

test('T17 the link leads to the configured address whatever the request says, and is stored as a hash', async () => {
  const { id, email } = await newUser()
  expect((await recover(email, { 'x-forwarded-host': 'evil.example' })).status).toBe(421)
  await recover(email, { 'x-forwarded-host': 'localhost:1' }) // a name that is taken, and not the site's
  const [mail] = await academy.mailsTo(email)
  expect(linkIn(mail).startsWith(`${academy.url}/reset-password/`)).toBe(true)
  const rows = await academy.services.db.select().from(passwordResets).where(eq(passwordResets.userId, id))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(tokenIn(mail))
})

test.each(['/reset-password/some-token', '/activation/some-token'])(
  'T17 %s tells nobody its address and stays in no cache',
  async path => {
    const page = await academy.client().get(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  },
)

test('T49 one network gets three links an hour to one email, and uses up nothing of the owner’s', async () => {
  const { email } = await newUser()
  await recoverOneByOne(email, 3)
  expect((await recover(email)).status).toBe(200)
  // The jobs run in their order: when the mail to somebody else is there, the fourth was looked at.
  const { email: last } = await newUser()
  await newToken(last)
  expect(await academy.mailsTo(email, 3)).toHaveLength(3)
  await recover(email, { 'x-forwarded-for': '203.0.113.9' })
  expect(await academy.mailsTo(email, 4)).toHaveLength(4)
})

test('T49 all networks together get twelve, and then one in ten minutes', async () => {
  const { email } = await newUser()
  const ask = (n: number) => recover(email, { 'x-forwarded-for': `203.0.${n}.1` })
  // The thirteenth is the one of ten minutes, for a network that had none: the owner waits, but gets theirs.
  await recoverOneByOne(email, 13, ask)
  await ask(14)
  const { email: last } = await newUser()
  await newToken(last)
  expect(await academy.mailsTo(email, 13)).toHaveLength(13)
})

test('T49 T16 links that were asked for at the second email leave the primary one its own three', async () => {
  const { id, email } = await newUser()
  const second = `known-to-many-${counter}@club.example`
  await academy.services.db.insert(accountEmails).values({ email: second, userId: id, isPrimary: false })
  await recoverOneByOne(second, 3)
  expect((await recover(second)).status).toBe(200)
  await recoverOneByOne(email, 3)
  expect(await academy.mailsTo(second, 3)).toHaveLength(3)
})

test('T49 one address asks for twenty links an hour', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 21; round += 1) statuses.push((await recover(`nobody-${round}@club.example`)).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  expect((await recover('nobody@club.example', { 'x-forwarded-for': '198.51.100.9' })).status).toBe(200)
})

test('T8 S15 for an email without an account a mail is drawn too, and sent to nobody', async () => {
  const { email } = await newUser()
  const drawn: string[] = []
  const { renderer } = academy.services
  const mail: typeof renderer.mail = (template, data, contact) => {
    drawn.push(template)
    return renderer.mail(template, data, contact)
  }
  const context = {
    ...academy.services,
    renderer: { ...renderer, mail },
    actor: { kind: 'job', name: 'test' },
    ip: '',
  } as const
  await sendResetLink(context, { email: 'nobody-here@club.example', from: '' })
  expect(drawn).toEqual(['password-reset'])
  expect(await academy.mailsTo('nobody-here@club.example', 1, 300)).toEqual([])
  for (const sent of [1, 2, 3]) {
    await sendResetLink(context, { email, from: '' })
    expect(await academy.mailsTo(email, sent), 'a link that waits is void when the next one comes').toHaveLength(sent)
  }
  await sendResetLink(context, { email, from: '' })
  expect(drawn, 'the fourth link of an hour is not sent').toHaveLength(2)
  expect(await academy.mailsTo(email, 4, 300)).toHaveLength(3)
})

test('L-RST-1 T17 whoever opens a link is told whether it works, not whose it is, and that uses nothing up', async () => {
  const { email } = await newUser()
  const token = await newToken(email)
  const open = (of: string) => academy.client().get(`/api/pass_reset/${of}`)
  expect([(await open(token)).status, (await open(token)).body]).toEqual([200, { waiting: true }])
  expect((await reset(token)).status).toBe(200)
  expect((await open(token)).body.code).toBe('reset-unknown')
  expect((await open('x'.repeat(43))).body.code).toBe('reset-unknown')
})
