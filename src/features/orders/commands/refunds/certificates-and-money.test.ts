import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { issueCertificate } from '#src/features/certificates/commands/issue-certificate.ts'
import { certificates } from '#src/features/certificates/tables.ts'
import { coverages, enrolments } from '#src/features/enrolments/tables.ts'
import { readConfig } from '#src/server/settings/env.ts'
import { userPassword } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop(
  { webhooks: { drop: true } },
  { environment: { CERTIFICATES_AFTER_REFUND: 'revoked' } },
)
const { admin, buy, refund, givenBack, told } = await openRefunds({ academy, shop })
const { db } = academy.services

type Bought = Awaited<ReturnType<typeof buy>>

const isHeld = ({ userId, courseId }: Bought) =>
  and(eq(certificates.userId, userId), eq(certificates.courseId, courseId))
const news = (intentId: string, type: string) => shop.deliver(eventAbout(intentId, type))

/** Issues the certificate of what was bought, as watching it all does. */
async function earn(bought: Bought, issuedAt?: Date): Promise<void> {
  const { userId, courseId } = bought
  const user = { id: userId, firstName: 'Demo', lastName: 'Learner', email: `${userId}@example.org` }
  await db.transaction(tx => issueCertificate(academy.services, tx, { user, courseId }))
  if (issuedAt) await db.update(certificates).set({ issuedAt }).where(isHeld(bought))
}
const graduate = async () => {
  const bought = await buy()
  await earn(bought)
  return bought
}
/** Why the certificate does not count, as everybody reads it; null for a valid one. */
async function causeOf(bought: Bought): Promise<string | null> {
  const [row] = await db.select().from(certificates).where(isHeld(bought))
  const { body } = await academy.client().get(`/api/certificate/verify/${row?.number}`)
  expect(body.revokedAt === null).toBe(body.revokedCause === null)
  return body.revokedCause
}
const subjects = async ({ userId }: Bought, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mail => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? '')

/** Pays for the same course anew. */
async function buyAgain({ client, courseId }: Bought) {
  const started = await shop.start(client, courseId)
  await shop.pay(started.intentId)
  await shop.deliver(eventAbout(started.intentId))
  return started
}

describe('D-35 A17 T98 where certificates go with the money', () => {
  test('D-35 a refund revokes what the purchase earned, once, and every word about it is true', async () => {
    const bought = await graduate()
    const { order } = (await admin.client.get(`/api/admin/orders/${bought.orderId}`)).body
    expect(order.certificateGoes).toBe(true)
    expect((await refund(bought.orderId)).status).toBe(200)
    await news(bought.intentId, 'charge.refunded')
    expect(await causeOf(bought)).toBe('refund')
    expect(await subjects(bought, 4)).toContain('Your certificate for Sprint Mechanics was revoked')
    const mails = (await told(bought.userId, 4)).map(mailText)
    expect(mails.filter(mail => mail.includes('Your progress is kept, should you buy it again'))).toHaveLength(1)
    const [{ number } = { number: '' }] = await db.select().from(certificates).where(isHeld(bought))
    const { text } = await academy.client().get(`/certificates/${number}`)
    expect(text).toContain('The purchase of the course was refunded')
  })

  test('D-35 the next purchase gives it back, the same one; a refund of that takes it again', async () => {
    const bought = await graduate()
    await refund(bought.orderId)
    expect(await causeOf(bought)).toBe('refund')
    const again = await buyAgain(bought)
    expect(await causeOf(bought)).toBeNull()
    await earn(bought)
    expect(await db.$count(certificates, isHeld(bought))).toBe(1)
    expect(await subjects(bought, 6)).toContain('Your certificate for Sprint Mechanics is valid again')
    await refund(again.orderId)
    expect(await causeOf(bought), 'buying, earning and refunding twice keeps nothing').toBe('refund')
  })

  test('D-35 T85 a lost dispute revokes it, and what is won in the end restores it', async () => {
    const bought = await graduate()
    const disputeId = await shop.dispute(bought.intentId)
    await news(bought.intentId, 'charge.dispute.created')
    expect(await causeOf(bought), 'a dispute that is open').toBeNull()
    await shop.verdict(disputeId, 'lost')
    await Promise.all(['charge.dispute.closed', 'charge.dispute.closed'].map(type => news(bought.intentId, type)))
    expect(await causeOf(bought)).toBe('chargeback')
    await shop.overturn(disputeId)
    await news(bought.intentId, 'charge.dispute.funds_reinstated')
    expect(await causeOf(bought)).toBeNull()
  })

  test('D-35 T85 a refund that fails at the bank restores it', async () => {
    const bought = await graduate()
    await refund(bought.orderId)
    const [given] = await givenBack(bought.intentId)
    await shop.failRefund(given?.id ?? '')
    await news(bought.intentId, 'refund.failed')
    expect(await causeOf(bought)).toBeNull()
  })

  test('D-35 a part of the money, and access that staff took away, revoke nothing', async () => {
    const bought = await graduate()
    await shop.stripe.refunds.create({ payment_intent: bought.intentId, amount: 1_000 })
    await news(bought.intentId, 'charge.refunded')
    expect(await causeOf(bought)).toBeNull()
    const password = userPassword
    expect((await admin.client.post(`/api/admin/orders/${bought.orderId}/withdraw`, { password })).status).toBe(200)
    expect(await causeOf(bought)).toBeNull()
    expect((await refund(bought.orderId)).status).toBe(200)
    expect(await causeOf(bought), 'the rest of the money').toBe('refund')
  })

  test('D-35 what was earned by other means stays: before the purchase, or with a course that is open still', async () => {
    const before = await buy()
    await earn(before, new Date(academy.clock.now.getTime() - days(30)))
    await refund(before.orderId)
    expect(await causeOf(before)).toBeNull()
    const member = await graduate()
    await db.insert(coverages).values({ userId: member.userId, courseId: member.courseId })
    await refund(member.orderId)
    expect(await causeOf(member)).toBeNull()
    await db.delete(enrolments).where(eq(enrolments.userId, member.userId))
    await db.delete(coverages).where(eq(coverages.userId, member.userId))
    expect(await causeOf(member), 'the end of a membership').toBeNull()
  })

  test('D-35 what staff revoked the money does not give back, and what the money revoked staff can restore', async () => {
    const bought = await graduate()
    const [{ id } = { id: '' }] = await db.select().from(certificates).where(isHeld(bought))
    const password = userPassword
    await admin.client.post(`/api/admin/certificates/${id}/revoke`, { reason: 'Watched by a robot', password })
    await refund(bought.orderId)
    expect(await causeOf(bought)).toBe('staff')
    await buyAgain(bought)
    expect(await causeOf(bought)).toBe('staff')
    const other = await graduate()
    await refund(other.orderId)
    const [row] = await db.select().from(certificates).where(isHeld(other))
    expect((await admin.client.post(`/api/admin/certificates/${row?.id}/restore`, { password })).status).toBe(200)
    expect(await causeOf(other)).toBeNull()
  })

  test('D-35 the setting has two values', () => {
    expect(readConfig({}).certificatesAfterRefund).toBe('kept')
    expect(() => readConfig({ CERTIFICATES_AFTER_REFUND: 'yes' })).toThrow('CERTIFICATES_AFTER_REFUND')
  })
})
