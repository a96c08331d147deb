import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { client: admin, userId: adminId } = await seedUser(academy, { role: 'admin' })

/** A course that is paid for twice, the second time with a payment that the bank disputes. */
async function payTwice() {
  const user = await shop.meet()
  const { userId, courseId } = user
  const { orderId, intentId } = await shop.start(user.client, courseId)
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  const metadata = { orderId, userId, courseId }
  const second = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })
  await shop.pay(second.id)
  const disputeId = await shop.dispute(second.id)
  await shop.deliver(eventAbout(second.id))
  await expect.poll(() => triesOf(second.id)).toBe(1)
  return { ...user, second: second.id, disputeId }
}

/** Its message while it waits to be tried again. */
const waitingOf = async (intentId: string) => {
  const { rows } = await academy.services.db.execute<{ count: number }>(
    `select retry_count as count from pgboss.job where state = 'retry' and data ->> 'intentId' = '${intentId}'`,
  )
  return rows
}
const triesOf = async (intentId: string) => (await waitingOf(intentId)).length
const tryNow = (intentId: string) =>
  academy.asOwner(`update pgboss.job set start_after = now() where data ->> 'intentId' = '${intentId}'`)
const gaveBack = async (intentId: string) =>
  (await shop.stripe.refunds.list({ payment_intent: intentId })).data.map(({ amount }) => amount)
const endOf = async (intentId: string) => (await shop.casesOf(intentId))[0]?.outcome
const caseOf = async (subject: string) =>
  (await admin.get('/api/admin/payments/cases?limit=100')).body.cases.find(
    (one: { subject: string; kind: string }) => one.subject === subject && one.kind === 'payment',
  )
const toldTwice = async (userId: string) =>
  (await academy.mailsTo(`${userId}@example.org`, 2)).filter(mail => mail.includes('Subject: Your second payment for'))

test('R5 T84 a second payment whose refund is refused is a case, and goes back once its dispute is won', async () => {
  const { userId, second, disputeId } = await payTwice()
  expect(await caseOf(second)).toMatchObject({
    kind: 'payment',
    reason: 'second',
    user: { _id: userId },
    amount: 89,
    currency: 'usd',
    canRefund: true,
  })
  await shop.verdict(disputeId, 'won')
  await tryNow(second)
  await expect.poll(() => gaveBack(second), { timeout: 20_000 }).toEqual([8_900])
  await expect.poll(() => caseOf(second)).toBeUndefined()
  await shop.deliver(eventAbout(second, 'charge.dispute.closed'))
  const ends = (await shop.casesOf(second)).map(({ kind, outcome }) => `${kind} ${outcome}`)
  expect(ends.toSorted(), 'the dispute was a case of its own').toEqual(['dispute settled', 'payment refunded'])
  expect(await toldTwice(userId)).toHaveLength(1)
})

test('R5 T84 staff give a second payment back that was refused before, or close its case, and nothing goes back by itself', async () => {
  const [refunded, closed] = [await payTwice(), await payTwice()]
  const { _id: id } = await caseOf(refunded.second)
  const refund = () => admin.post(`/api/admin/payments/cases/${id}/refund`, { password: userPassword })
  expect((await refund()).body.code).toBe('refund-refused')
  await shop.verdict(refunded.disputeId, 'won')
  expect((await refund()).status).toBe(200)
  expect(await gaveBack(refunded.second)).toEqual([8_900])
  const { db } = academy.services
  expect(await db.select().from(auditEntries).where(eq(auditEntries.thingId, id))).toMatchObject([
    { action: 'payment.refund' },
  ])
  const other = await caseOf(closed.second)
  await admin.post(`/api/admin/payments/cases/${other._id}/close`, { reason: 'Paid back in cash' })
  await shop.verdict(closed.disputeId, 'won')
  await tryNow(closed.second)
  await expect.poll(() => triesOf(closed.second), { timeout: 20_000 }).toBe(0)
  expect(await gaveBack(closed.second)).toEqual([])
})

/** A second order for a course that the first one has opened: its payment settles it, and goes back. */
async function orderTwice() {
  const { client, userId, courseId } = await shop.meet()
  const { intentId } = await shop.start(client, courseId)
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  const fields = { userId, courseId, amountCents: 8_900, currency: 'usd' }
  const [order] = await academy.services.db.insert(orders).values(fields).returning()
  const orderId = order?.id ?? ''
  const metadata = { orderId, userId, courseId }
  const second = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })
  await shop.pay(second.id)
  return { client, userId, courseId, orderId, second: second.id }
}
const endsOf = async (intentId: string) =>
  (await shop.casesOf(intentId)).map(({ outcome, closedBy }) => [outcome, closedBy])
const toldBack = async (userId: string) =>
  (await academy.mailsTo(`${userId}@example.org`, 3, 2000)).filter(mail =>
    /^Subject: .*(second payment|refunded)/m.test(mail),
  )

test('R5 T85 who hears that their second payment did not come back hears that staff refund it at its order', async () => {
  const { userId, orderId, second } = await orderTwice()
  await shop.deliver(eventAbout(second))
  await expect.poll(() => endOf(second), { timeout: 20_000 }).toBe('refunded')
  await shop.deliver(eventAbout(second, 'charge.refunded'))
  const [back] = (await shop.stripe.refunds.list({ payment_intent: second })).data
  await shop.failRefund(back?.id ?? '')
  await shop.deliver(eventAbout(second, 'refund.failed'))
  const refunded = await admin.post(`/api/admin/orders/${orderId}/refund`, { password: userPassword })
  expect(refunded.body).toEqual({ refunded: true })
  await expect.poll(async () => (await toldBack(userId)).length, { timeout: 20_000 }).toBe(2)
})

test.for(['before', 'after'] as const)(
  'R5 T84 a second payment that staff refund at its order %s it has gone back by itself is told once',
  async when => {
    const { client, userId, courseId, orderId, second } = await orderTwice()
    // The message reads the refunds first.
    const slow = [1, 2000].map(delayMs => ({ kind: 'delay', path: '/v1/refunds', delayMs, times: 1 }) as const)
    if (when === 'before') shop.breakWith({ api: slow })
    await shop.deliver(eventAbout(second))
    const isReady = async () => {
      const [found] = await shop.casesOf(second)
      return when === 'before' ? found?.refundAskedAt !== null : found?.outcome !== null
    }
    await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
    const refunded = await admin.post(`/api/admin/orders/${orderId}/refund`, { password: userPassword })
    expect(refunded.body).toEqual({ refunded: true })
    expect(await endsOf(second)).toEqual([['refunded', when === 'before' ? adminId : null]])
    const jobs = `select from pgboss.job where state < 'completed' and data ->> 'intentId' = '${second}'`
    await expect.poll(async () => (await academy.services.db.execute(jobs)).rows.length, { timeout: 20_000 }).toBe(0)
    expect(await gaveBack(second)).toEqual([8_900])
    expect(await toldBack(userId)).toHaveLength(1)
    expect(await shop.owns(client, courseId), 'the first one pays for it').toBe(true)
  },
)

test('R5 T85 who paid twice hears what came back now, and where the course is that they have', async () => {
  const { userId, courseId, second } = await orderTwice()
  await shop.stripe.refunds.create({ payment_intent: second, amount: 1_000 })
  await shop.deliver(eventAbout(second))
  await expect.poll(() => endOf(second), { timeout: 20_000 }).toBe('refunded')
  expect(await gaveBack(second)).toEqual([7_900, 1_000])
  await expect.poll(async () => (await toldTwice(userId)).length, { timeout: 20_000 }).toBe(1)
  const [mail = ''] = await toldTwice(userId)
  expect(mailText(mail)).toContain('$79.00')
  expect(mailText(mail)).toContain(`/course/${courseId}`)
})

test('R12 T85 a second payment whose refund may be under way stays claimed while the provider turns calls away', async () => {
  const { second } = await orderTwice()
  const once = { path: '/v1/refunds', times: 1 } as const
  // The message reads the refunds first.
  const read = { kind: 'delay', delayMs: 1, ...once } as const
  shop.breakWith({ api: [read, { kind: 'reset', ...once }, { kind: 'status', status: 429, ...once }] })
  await shop.deliver(eventAbout(second))
  const claimOf = async () => {
    const [one] = await shop.casesOf(second)
    return one && { claimed: one.refundAskedAt !== null, attempt: one.refundAttempt }
  }
  await expect.poll(() => triesOf(second), { timeout: 20_000 }).toBe(1)
  const isClaimed = { claimed: true, attempt: null }
  expect(await claimOf(), 'the call that nobody heard may be done yet').toEqual(isClaimed)
  await shop.mend()
  shop.breakWith({ webhooks: { drop: true }, api: [{ kind: 'status', status: 429, ...once }] })
  const before = await waitingOf(second)
  await tryNow(second)
  const isTriedAgain = async () => {
    const [waiting] = await waitingOf(second)
    return waiting !== undefined && waiting.count !== before[0]?.count
  }
  await expect.poll(isTriedAgain, { timeout: 20_000 }).toBe(true)
  expect(await claimOf(), 'nor is it heard of by the next one, which is turned away at once').toEqual(isClaimed)
  await shop.mend()
  await tryNow(second)
  await expect.poll(() => endOf(second), { timeout: 20_000 }).toBe('refunded')
  expect(await gaveBack(second)).toEqual([8_900])
})

test('R5 the second payment of somebody who has been erased goes back, and nobody is told', async () => {
  const { userId, second } = await orderTwice()
  await academy.asOwner(`delete from account_emails where user_id = '${userId}'`)
  await shop.deliver(eventAbout(second))
  await expect.poll(() => endOf(second), { timeout: 20_000 }).toBe('refunded')
  expect(await toldBack(userId)).toEqual([])
})
