import { expect, test } from 'vitest'

import { openCase } from '#src/server/payments/cases.ts'
import { claimAutomatic, releaseCase } from '#src/server/payments/claims.ts'
import { userPassword } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openCases, openMoney } from '#src/testing/services/case-desk.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { seconds } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { admin, buy, givenBack } = await openRefunds({ academy, shop })
const { caseOf, decide } = openCases(admin)
const { leaveAttempt, leaveSecond } = openMoney({ academy, shop })
const { db } = academy.services
const job = { ...academy.services, actor: { kind: 'job', name: 'refund-payment' }, ip: '' } as const
const password = { password: userPassword }

/** A course that is paid for again, of which the academy gives the second payment back by itself; the answer takes long. */
async function payTwice() {
  const bought = await buy()
  const { orderId, userId, courseId } = bought
  const metadata = { orderId, userId, courseId }
  const second = (await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })).id
  await shop.pay(second)
  shop.breakWith({ api: [{ kind: 'delay', when: 'after', path: '/v1/refunds', delayMs: 4000, times: 1 }] })
  await shop.deliver(eventAbout(second))
  await expect.poll(async () => (await givenBack(second)).length, { timeout: seconds(15) }).toBe(1)
  return { ...bought, second }
}
const ends = async (subject: string) =>
  (await shop.casesOf(subject)).map(({ outcome, closedBy }) => [outcome, closedBy])
const toldOf = async (userId: string) =>
  (await academy.mailsTo(`${userId}@example.org`, 2)).filter(mail => mail.includes('Subject: Your second payment for'))

test('T84 while the academy gives a second payment back by itself, staff do not close it', async () => {
  const { userId, second } = await payTwice()
  const closed = await decide(await caseOf(second), 'close', { reason: 'Paid back in cash' })
  expect([closed.status, closed.body.code]).toEqual([409, 'refund-under-way'])
  await expect.poll(() => ends(second), { timeout: seconds(15) }).toEqual([['refunded', null]])
  expect(await toldOf(userId)).toHaveLength(1)
})

test('T84 staff do not ask while the academy does: what they are refused would let go of what is on its way', async () => {
  const { userId, second } = await payTwice()
  expect((await decide(await caseOf(second), 'refund', password)).body.code).toBe('refund-under-way')
  await expect.poll(() => ends(second), { timeout: seconds(15) }).toEqual([['refunded', null]])
  expect(await toldOf(userId)).toHaveLength(1)
})

test('T84 R12 staff take over what a process has left of it: it goes back once, in their name', async () => {
  const { subject, left } = await leaveSecond(await buy())
  expect((await decide(await caseOf(subject), 'refund', password)).body).toEqual({ refunded: true })
  expect(await ends(subject)).toEqual([['refunded', admin.userId]])
  if (left) await releaseCase(job, left, { cents: 0, reason: 'Refused' })
  expect(await ends(subject)).toEqual([['refunded', admin.userId]])
  expect((await givenBack(subject)).map(({ amount }) => amount)).toEqual([8_900])
})

test('T84 who hears a refusal after others have taken over lets go of nothing', async () => {
  const { id: subject } = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd' })
  const about = { kind: 'payment', subject } as const
  await openCase(db, { ...about, reason: { code: 'second' }, amountCents: 8_900, currency: 'usd' })
  const late = await claimAutomatic(db, about)
  await expect(claimAutomatic(db, about), 'one at a time').rejects.toThrow('just being given back')
  await leaveAttempt(subject)
  await using now = await claimAutomatic(db, about)
  if (!late || !now) throw new Error('No claim')
  await releaseCase(job, late, { cents: 0, reason: 'Refused' })
  await late[Symbol.asyncDispose]()
  expect((await decide(await caseOf(subject), 'close', { reason: 'Paid back in cash' })).body.code).toBe(
    'refund-under-way',
  )
  await releaseCase(job, now, { cents: 0, reason: 'Refused' })
  expect((await decide(await caseOf(subject), 'close', { reason: 'Paid back in cash' })).status).toBe(200)
})

test('T84 of money that went back at the provider the buyer reads that it is gone', async () => {
  const { client, courseId, userId } = await shop.meet()
  const { intentId } = await shop.start(client, courseId)
  await shop.stripe.paymentIntents.update(intentId, { amount: 9_500 })
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  const seen = await caseOf(intentId)
  await shop.stripe.refunds.create({ payment_intent: intentId })
  expect((await decide(seen, 'refund', password)).status).toBe(200)
  const mails = (await academy.mailsTo(`${userId}@example.org`)).map(mailText).join('\n')
  expect(mails).toMatch(/\$95\.00 USD has gone back/)
  expect(mails).not.toContain('goes back to where it came from')
})
