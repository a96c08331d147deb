import { beforeEach, expect, test } from 'vitest'

import { limitCounters } from '#src/server/limits/tables.ts'
import { userPassword, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

const academy = await keepAcademy()
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const strong = 'Stride44@'
const emailOf = ({ userId }: SeededUser) => `${userId}@example.org`
const change = ({ client }: SeededUser, fields: object = {}) =>
  client.put('/api/password', { password: userPassword, newPassword: strong, ...fields })
const signIn = (user: SeededUser, password: string, client = academy.client()) =>
  client.post('/api/login', { email: emailOf(user), password })

test('L-PROF-9 API-30 the new password opens the account, the old one does not', async () => {
  const user = await seedUser(academy)
  expect((await change(user, { confirmPassword: strong })).body).toEqual({ changed: true })
  expect([(await signIn(user, strong)).status, (await signIn(user, userPassword)).status]).toEqual([200, 403])
})

test('T15 D-21 T9 ASVS 11.2.3 every other browser is signed out, and this one goes on in a new session', async () => {
  const user = await seedUser(academy)
  const other = academy.client()
  await signIn(user, userPassword, other)
  const former = user.client.cookies.get('session')
  expect((await change(user)).status).toBe(200)
  expect((await other.get('/api/refresh')).status).toBe(401)
  expect((await user.client.get('/api/refresh')).status).toBe(200)
  expect(user.client.cookies.get('session')).not.toBe(former)
  const copy = academy.client()
  copy.cookies.set('session', former ?? '')
  expect((await copy.get('/api/refresh')).status).toBe(401)
})

test('L-PROF-10 D-13 a confirmation that differs is refused, and nothing changes', async () => {
  const user = await seedUser(academy)
  const { status, body } = await change(user, { confirmPassword: `${strong}x` })
  expect([status, body.message]).toEqual([400, 'New Password Not Match Confirm New Password'])
  expect((await signIn(user, userPassword)).status).toBe(200)
})

test.each(['Short1@', 'nouppercase1@', 'NOLOWERCASE1@', 'NoDigits@here', 'NoSpecial1234'])(
  'L-PROF-11 K-1 D-12 D-13 %s is refused as weak, and nothing changes',
  async newPassword => {
    const user = await seedUser(academy)
    expect((await change(user, { newPassword })).body.code).toBe('password-weak')
    expect((await signIn(user, userPassword)).status).toBe(200)
  },
)

test('D-12 what the reset screen accepts, this call accepts too', async () => {
  expect((await change(await seedUser(academy), { newPassword: 'Stride-0.44s' })).status).toBe(200)
})

test('T11 a common password is refused', async () => {
  expect((await change(await seedUser(academy), { newPassword: 'P@ssw0rd2024!' })).body.code).toBe('password-common')
})

test('T79 a wrong password is refused without signing the person out, ten times', async () => {
  const user = await seedUser(academy)
  const codes = []
  for (let round = 0; round < 11; round += 1) codes.push((await change(user, { password: `no-${round}` })).status)
  expect(codes).toEqual([...Array(10).fill(403), 429])
  expect((await change(user)).status).toBe(429)
  expect((await user.client.get('/api/refresh')).status).toBe(200)
})

test('of two changes at once one wins, and its password is the one that opens', async () => {
  const user = await seedUser(academy)
  const passwords = [`${strong}1`, `${strong}2`]
  const answers = await Promise.all(passwords.map(newPassword => change(user, { newPassword })))
  const won = answers.flatMap(({ status }, index) => (status === 200 ? [passwords[index]] : []))
  expect(won).toHaveLength(1)
  for (const password of passwords) {
    expect((await signIn(user, password)).status).toBe(password === won[0] ? 200 : 403)
  }
})

test('T16 T17 the person is told, with a way to undo it, and a reset link that was sent is void', async () => {
  const user = await seedUser(academy)
  await academy.client().put('/api/pass_recovery', { email: emailOf(user) })
  const token = /reset-password\/([\w-]{43})/.exec(mailText((await academy.mailsTo(emailOf(user)))[0]))?.[1]
  await change(user)
  const reset = await academy.client().put('/api/pass_reset', { token, newPassword: `${strong}9` })
  expect(reset.body.code).toBe('reset-unknown')
  const told = mailText((await academy.mailsTo(emailOf(user), 2)).at(-1))
  expect(told).toContain('/undo/')
  expect(told).toContain('Subject: Your password was changed')
})
