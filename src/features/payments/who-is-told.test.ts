import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, seconds } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop()
const desk = openPlans(academy)
const { db, payments } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })

type Case = { _id: string; subject: string; kind: string; amount: number; user: { _id: string } | null }
const list = async (state: 'open' | 'closed' = 'open'): Promise<Case[]> =>
  (await admin.get(`/api/admin/payments/cases?limit=100&state=${state}`)).body.cases
const caseOf = async (subject: string, kind: string, state?: 'closed') =>
  (await list(state)).find(one => one.subject === subject && one.kind === kind)
const opens = async (subject: string, kind: string): Promise<Case> => {
  await expect.poll(() => caseOf(subject, kind), { timeout: seconds(20) }).toBeTruthy()
  const found = await caseOf(subject, kind)
  if (!found) throw new Error('No case')
  return found
}
const refund = (id: string) => admin.post(`/api/admin/payments/cases/${id}/refund`, { password: userPassword })
const mailsTo = async (userId: string, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mailText).join('\n')
const auditOf = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.thingId, id))).map(({ after }) => after)

/** What somebody has paid with the email of another account than the one that is named. */
async function payForAnother() {
  await desk.clear()
  const plan = await desk.seed()
  const [named, payer] = [await seedUser(academy), await seedUser(academy)]
  const sessionId = await desk.buy(plan, { reference: named.userId, email: `${payer.userId}@example.org` })
  const subscriptionId = (await payments.findCheckoutSubscription(sessionId)) ?? ''
  const { _id: id } = await opens(subscriptionId, 'subscription')
  const paid = await payments.findSubscription(subscriptionId)
  const { data } = await shop.stripe.paymentIntents.list({ customer: paid?.customerId ?? '' })
  return { plan, named, payer, id, subscriptionId, intentId: data[0]?.id ?? '' }
}

test('T85 T84 a refund that fails is told to who paid, not to whom the plan was granted', async () => {
  const { plan, named, payer, id, intentId } = await payForAnother()
  const email = `${named.userId}@example.org`
  const granted = await admin.post(`/api/admin/payments/cases/${id}/grant`, { planId: plan.id, email })
  expect(granted.status).toBe(200)
  const given = await shop.stripe.refunds.create({ payment_intent: intentId })
  await desk.becomes(named, [{ status: 'ended' }])
  await shop.failRefund(given.id)
  const found = await opens(intentId, 'refund')
  expect(found).toMatchObject({ user: { _id: payer.userId } })
  expect(await mailsTo(payer.userId, 1)).toContain('Your refund did not reach you')
  expect((await refund(found._id)).status).toBe(200)
  expect(await mailsTo(payer.userId, 2)).toContain('Your payment goes back once more')
  expect(await mailsTo(named.userId, 2), 'who paid nothing').not.toMatch(/did not reach you|once more/)
})

test('T85 T84 of each part that goes back in vain who paid reads its own sum, once', async () => {
  const { payer, id: caseId, intentId } = await payForAnother()
  const give = async (amount: number) => (await shop.stripe.refunds.create({ payment_intent: intentId, amount })).id
  const [first, second] = [await give(1000), await give(500)]
  expect((await refund(caseId)).status).toBe(200)
  await shop.failRefund(first)
  expect(await opens(intentId, 'refund')).toMatchObject({ amount: 10 })
  await shop.failRefund(second)
  await expect.poll(() => caseOf(intentId, 'refund'), { timeout: seconds(20) }).toMatchObject({ amount: 15 })
  await shop.heard()
  const mails = (await academy.mailsTo(`${payer.userId}@example.org`, 3)).map(mailText)
  const sums = mails.map(text => /It is about (\$[\d.]+)/.exec(text)?.[1]).filter(sum => sum !== undefined)
  expect(sums).toEqual(['$10.00', '$5.00'])
})

test('T84 a subscription that is refunded over two periods, of which a part had gone back, is told as the rest', async () => {
  const { payer, id, subscriptionId, intentId } = await payForAnother()
  desk.sandbox.advance(days(32))
  const bills = async () => (await shop.stripe.invoices.list({ subscription: subscriptionId, status: 'paid' })).data
  await expect.poll(async () => (await bills()).length, { timeout: seconds(20) }).toBe(2)
  await shop.stripe.refunds.create({ payment_intent: intentId, amount: 900 })
  expect((await refund(id)).status).toBe(200)
  const told = await mailsTo(payer.userId, 1)
  expect(told).toContain('$49.00 USD goes back')
  expect(told).not.toContain('$58.00')
  expect(await caseOf(subscriptionId, 'subscription', 'closed')).toMatchObject({ outcome: 'refunded', amount: 58 })
  expect(await auditOf(id)).toMatchObject([{ outcome: 'refunded', amountCents: 5800 }])
})

test.for([0, 1])(
  'T84 T20 R12 a refunded payment of which a part had gone back is told as the rest, and kept as the whole, after %i lost answers',
  async lostAnswers => {
    await desk.clear()
    const { client, userId, courseId } = await shop.meet()
    const { intentId } = await shop.start(client, courseId)
    await shop.stripe.paymentIntents.update(intentId, { amount: 9_500 })
    await shop.pay(intentId)
    await shop.deliver(eventAbout(intentId))
    const { _id: id } = await opens(intentId, 'payment')
    await shop.stripe.refunds.create({ payment_intent: intentId, amount: 4_000 })
    if (lostAnswers > 0) {
      shop.breakWith({ api: [{ kind: 'reset', when: 'after', path: '/v1/refunds', times: 9 }] })
      expect((await refund(id)).status).toBe(503)
      await shop.mend()
    }
    expect((await refund(id)).status).toBe(200)
    const told = await mailsTo(userId, 1)
    expect(told).toContain('$55.00 USD goes back')
    expect(told).not.toContain('$95.00')
    expect(await caseOf(intentId, 'payment', 'closed')).toMatchObject({ amount: 95 })
    expect(await auditOf(id)).toMatchObject([{ amountCents: 9_500 }])
  },
)
