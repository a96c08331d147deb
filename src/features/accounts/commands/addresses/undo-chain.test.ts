import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountEmails } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { userPassword, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { createAccount } from '../sign-up/create-account.ts'
import { offerUndo } from './offer-undo.ts'

const strong = 'Stride-0.44s'
let counter = 0
const academy = await keepAcademy()
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const primaryOf = ({ userId }: SeededUser) => `${userId}@example.org`
/** The link of the one mail to this address that has these words. */
async function linkTo(email: string, words: string, { mails }: { mails: number }) {
  const told = (await academy.mailsTo(email, mails)).map(mailText)
  return /\/undo\/([\w-]{43})/.exec(told.findLast(mail => mail.includes(words)) ?? '')?.[1]
}
const undo = async (token: string | undefined) => (await academy.client().post('/api/account_undo', { token })).status
const emailsOf = async ({ userId }: SeededUser) => {
  const rows = await academy.services.db.select().from(accountEmails).where(eq(accountEmails.userId, userId))
  return rows.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary)).map(({ email }) => email)
}
const makePrimary = async ({ client }: SeededUser) => (await client.put('/api/primary_email')).status
const remove = async ({ client }: SeededUser) => (await client.delete('/api/delete_second_email')).status

/** Proves a second email as its owner does. */
async function addSecond({ client }: SeededUser): Promise<string> {
  const email = `thief-${(counter += 1)}@evil.example`
  await client.put('/api/add_email', { secondaryEmail: email, password: userPassword })
  const [mail] = await academy.mailsTo(email)
  const activationCode = Number(/^\s*(\d{4})\s*$/m.exec(mailText(mail))?.[1])
  expect((await client.put('/api/activate_email', { activationCode })).status).toBe(200)
  return email
}

/** Somebody whose password a thief knows, who added an email of his own and made it the primary one. */
async function steal() {
  const user = await seedUser(academy)
  const thief = await addSecond(user)
  expect(await makePrimary(user)).toBe(200)
  const owner = primaryOf(user)
  const added = await linkTo(owner, 'was added', { mails: 2 })
  const moved = await linkTo(owner, 'is now the primary', { mails: 2 })
  return { user, owner, thief, added, moved }
}

test.each(['added', 'moved'] as const)('T16 whichever link is used, the email that was %s is gone', async which => {
  const { user, owner, thief, ...links } = await steal()
  expect(await undo(links[which])).toBe(200)
  expect(await emailsOf(user)).toEqual([owner])
  await academy.client().put('/api/pass_recovery', { email: thief })
  await academy.client().put('/api/pass_recovery', { email: owner })
  expect(await linkTo(thief, 'reset-password', { mails: 2 })).toBeUndefined()
  expect((await academy.mailsTo(owner, 3)).map(mailText).join()).toContain('/reset-password/')
  expect((await academy.mailsTo(thief, 2)).map(mailText).join()).not.toContain('/reset-password/')
})

test('T16 two links that are used one after the other, in either order, leave the owner alone in the account', async () => {
  const one = await steal()
  expect([await undo(one.moved), await undo(one.added)]).toEqual([200, 200])
  expect(await emailsOf(one.user)).toEqual([one.owner])
  const other = await steal()
  expect([await undo(other.added), await undo(other.moved)]).toEqual([200, 400])
  expect(await emailsOf(other.user)).toEqual([other.owner])
})

test('T16 emails that were swapped there, back and there again, and the owner’s removed, return without the thief', async () => {
  const { user, owner, thief } = await steal()
  for (let swap = 0; swap < 2; swap += 1) expect(await makePrimary(user)).toBe(200)
  expect(await remove(user)).toBe(200)
  expect(await emailsOf(user)).toEqual([thief])
  const thiefs = await linkTo(thief, 'was removed', { mails: 6 })
  expect(thiefs).toBeTruthy()
  expect(await undo(await linkTo(owner, 'is now the primary', { mails: 5 }))).toBe(200)
  expect(await emailsOf(user)).toEqual([owner])
  expect(await undo(thiefs)).toBe(400)
})

test('T16 a thief who was removed comes back by no link, neither his own nor one of a later change', async () => {
  const { user, owner, thief } = await steal()
  await makePrimary(user)
  await remove(user)
  await user.client.put('/api/password', { password: userPassword, newPassword: strong })
  for (const words of ['was removed', 'password of your account was changed']) {
    expect(await linkTo(thief, words, { mails: 5 })).toBeUndefined()
  }
  expect(await undo(await linkTo(owner, 'was removed', { mails: 5 }))).toBe(200)
  expect(await emailsOf(user)).toEqual([owner])
})

test('T16 a second email that was there before stays, and one that another account took meanwhile stays theirs', async () => {
  const second = `club-${(counter += 1)}@club.example`
  const withSecond = async (email: string) => {
    const user = await seedUser(academy)
    await academy.services.db.insert(accountEmails).values({ email, userId: user.userId, isPrimary: false })
    await remove(user)
    return user
  }
  const kept = await withSecond(second)
  expect(await undo(await linkTo(primaryOf(kept), 'was removed', { mails: 1 }))).toBe(200)
  expect(await emailsOf(kept)).toEqual([primaryOf(kept), second])
  const taken = `taken-${counter}@club.example`
  const user = await withSecond(taken)
  await createAccount(academy.services, { firstName: 'A', lastName: 'B', email: taken, password: strong })
  expect(await undo(await linkTo(primaryOf(user), 'was removed', { mails: 1 }))).toBe(200)
  expect(await emailsOf(user)).toEqual([primaryOf(user)])
})

test('T16 a change that began first and came second is the later one: its link ends with the other’s', async () => {
  const { services } = academy
  const user = await seedUser(academy)
  const thief = await addSecond(user)
  const late = await services.db.transaction(async tx => {
    await tx.execute(sql`select now()`)
    expect(await makePrimary(user)).toBe(200)
    return offerUndo(services, tx, { userId: user.userId })
  })
  expect(late.to).toBe(thief)
  expect(await undo(await linkTo(primaryOf(user), 'is now the primary', { mails: 2 }))).toBe(200)
  expect(await undo(late.url.split('/').at(-1))).toBe(400)
})
