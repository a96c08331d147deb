import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountEmails, accountUndos, passwordResets } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { userPassword, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { sendResetLink } from '../password/recover-password.ts'

const strong = 'Stride-0.44s'
const academy = await keepAcademy()
let counter = 0

beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const primaryOf = ({ userId }: SeededUser) => `${userId}@example.org`
/** Each once: a mail says it as HTML and as text. */
const tokensIn = (mails: readonly string[], page: string) => {
  const links = new RegExp(`/${page}/([\\w-]{43})`, 'g')
  return [...new Set(mails.flatMap(mail => [...mailText(mail).matchAll(links)].map(([, token]) => token)))]
}
const undo = async (token: string | undefined) => (await academy.client().post('/api/account_undo', { token })).status
const reset = async (token: string | undefined) =>
  (await academy.client().put('/api/pass_reset', { newPassword: strong, token })).status
const signIn = async (email: string, password: string) =>
  (await academy.client().post('/api/login', { email, password })).status
const emailsOf = async ({ userId }: SeededUser) => {
  const rows = await academy.services.db.select().from(accountEmails).where(eq(accountEmails.userId, userId))
  return rows.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary)).map(({ email }) => email)
}
const age = (table: typeof accountUndos | typeof passwordResets, { userId }: SeededUser, interval: string) =>
  academy.services.db.execute(
    sql`update ${table} set created_at = created_at - ${interval}::interval where user_id = ${userId}`,
  )
const job = (): Context => ({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })

/** Somebody with a second email that somebody else reads. */
async function meet() {
  const user = await seedUser(academy)
  const second = `former-club-${(counter += 1)}@club.example`
  await academy.services.db.insert(accountEmails).values({ email: second, userId: user.userId, isPrimary: false })
  return { user, second }
}
const remove = ({ client }: SeededUser) => client.delete('/api/delete_second_email')
const makePrimary = ({ client }: SeededUser) => client.put('/api/primary_email')

test('T16 the removed address is told without a link; 71 hours later the primary one can still undo it', async () => {
  const { user, second } = await meet()
  await user.client.put('/api/password', { password: userPassword, newPassword: strong })
  expect((await remove(user)).status).toBe(200)
  const toSecond = await academy.mailsTo(second, 2)
  expect(toSecond).toHaveLength(2)
  const words = mailText(toSecond.join('\n'))
  for (const told of ['Your password was changed', 'was removed from your account']) expect(words).toContain(told)
  expect(tokensIn(toSecond, 'undo')).toEqual([])
  const toPrimary = await academy.mailsTo(primaryOf(user), 2)
  await age(accountUndos, user, '71 hours')
  const ofRemoval = toPrimary.filter(mail => mailText(mail).includes('was removed from your account'))
  expect(await undo(tokensIn(ofRemoval, 'undo')[0])).toBe(200)
  expect(await emailsOf(user)).toEqual([primaryOf(user), second])
})

test('T16 a link from before a removal gives the account back without the email that was removed', async () => {
  const { user, second } = await meet()
  await user.client.put('/api/password', { password: userPassword, newPassword: strong })
  const [older] = tokensIn(await academy.mailsTo(primaryOf(user)), 'undo')
  expect((await remove(user)).status).toBe(200)
  expect(await undo(older)).toBe(200)
  expect(await emailsOf(user)).toEqual([primaryOf(user)])
  await sendResetLink(job(), { email: second, from: '' })
  expect(tokensIn(await academy.mailsTo(second, 3, 1000), 'reset-password')).toEqual([])
})

test('T16 a reset link that the removed address asked for before it was removed is void', async () => {
  const { user, second } = await meet()
  await academy.client().put('/api/pass_recovery', { email: second })
  const [token] = tokensIn(await academy.mailsTo(second), 'reset-password')
  expect(token).toBeTruthy()
  await remove(user)
  expect(await reset(token)).toBe(400)
  expect(await signIn(primaryOf(user), userPassword)).toBe(200)
  expect((await user.client.get('/api/refresh')).status).toBe(200)
  await academy.client().put('/api/pass_recovery', { email: second })
  expect(await academy.mailsTo(second, 3, 1000)).toHaveLength(2)
})

test('T16 of a removal and a wish for a reset link at the same moment, no link outlives the removal', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { user, second } = await meet()
    const asked = Array.from({ length: 3 }, () => sendResetLink(job(), { email: second, from: '' }))
    const [removed] = await Promise.all([remove(user), ...asked])
    expect(removed.status).toBe(200)
    const left = await academy.services.db.select().from(passwordResets).where(eq(passwordResets.userId, user.userId))
    expect(left).toEqual([])
  }
})

test('T16 adding and swapping emails end reset links, too', async () => {
  const { user, second } = await meet()
  await academy.client().put('/api/pass_recovery', { email: second })
  const [token] = tokensIn(await academy.mailsTo(second), 'reset-password')
  await makePrimary(user)
  expect(await reset(token)).toBe(400)
})

test('T16 when the primary email moves, the former one can undo it, also after its removal, and the new one cannot', async () => {
  const { user, second } = await meet()
  const former = primaryOf(user)
  expect((await makePrimary(user)).status).toBe(200)
  expect((await remove(user)).status).toBe(200)
  const toFormer = await academy.mailsTo(former, 2)
  expect([toFormer.length, tokensIn(toFormer, 'undo').length]).toEqual([2, 1])
  const toNew = await academy.mailsTo(second, 2)
  expect([toNew.length, tokensIn(toNew, 'undo').length]).toEqual([2, 1])
  await age(accountUndos, user, '71 hours')
  expect(await undo(tokensIn(toFormer, 'undo')[0])).toBe(200)
  expect(await emailsOf(user)).toEqual([former, second])
  expect(await undo(tokensIn(toNew, 'undo')[0])).toBe(400)
})

test('T16 an owner who swaps back what a thief had swapped leaves the thief no link', async () => {
  const { user, second: thief } = await meet()
  const owner = primaryOf(user)
  await makePrimary(user)
  await user.client.put('/api/password', { password: userPassword, newPassword: strong })
  await makePrimary(user)
  await remove(user)
  const toThief = await academy.mailsTo(thief, 4)
  expect(toThief).toHaveLength(4)
  for (const token of tokensIn(toThief, 'undo')) expect(await undo(token)).toBe(400)
  expect(await emailsOf(user)).toEqual([owner])
  const [first] = tokensIn(await academy.mailsTo(owner, 4), 'undo')
  expect(await undo(first)).toBe(200)
  expect(await emailsOf(user)).toEqual([owner])
})
