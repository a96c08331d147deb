import { beforeEach, expect, test } from 'vitest'

import { claimForRefund } from '#src/server/payments/claims.ts'
import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { seconds } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const desk = openPlans(academy)
const { db, payments } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })
beforeEach(() => desk.clear())

const tell = (id: string) =>
  shop.deliver({
    ...eventAbout('', 'customer.subscription.updated'),
    data: { object: { object: 'subscription', id } },
  })
const grant = (id: string | undefined, body: object) => admin.post(`/api/admin/payments/cases/${id}/grant`, body)
const emailOf = ({ userId }: { userId: string }) => `${userId}@example.org`

/** A member whose provider's customer pays for a further subscription, which waits for staff. */
async function payTwice() {
  const [silver, gold] = [await desk.seed(), await desk.seed({ name: 'Gold', priceCents: 5900 })]
  const learner = await seedUser(academy)
  const sessionId = await desk.buy(silver, { reference: learner.userId })
  const first = (await payments.findCheckoutSubscription(sessionId)) ?? ''
  await tell(first)
  const [membership] = await desk.becomes(learner, [{ status: 'active' }])
  const customer = membership?.customerId ?? ''
  const items = [{ price: gold.priceId }]
  const { id: second } = await shop.stripe.subscriptions.create({
    customer,
    items,
    default_payment_method: 'pm_card_visa',
  })
  await tell(second)
  const [found] = await shop.casesOf(second)
  const { data } = await shop.stripe.paymentIntents.list({ customer })
  const billOf = (cents: number) => data.find(({ amount }) => amount === cents)?.id ?? ''
  return { learner, gold, membership, second, caseId: found?.id ?? '', bills: [billOf(2900), billOf(5900)] as const }
}

test('T85 of one customer’s two memberships, what becomes of a bill is told to whom it was for', async () => {
  const { learner, gold, caseId, bills } = await payTwice()
  const other = await seedUser(academy)
  expect((await grant(caseId, { planId: gold.id, email: emailOf(other) })).status).toBe(200)
  const { id } = await shop.stripe.refunds.create({ payment_intent: bills[0], amount: 900 })
  await shop.failRefund(id)
  await shop.deliver(eventAbout(bills[0], 'refund.failed'))
  expect(await shop.casesOf(bills[0])).toMatchObject([{ kind: 'refund', userId: learner.userId }])
})

test('T85 a dispute that is won about one plan says nothing of another one that its holder has twice', async () => {
  const { learner, gold, membership, caseId, bills } = await payTwice()
  const wish = { planId: gold.id, email: emailOf(learner), others: 'stay', seen: [membership?.id] }
  expect((await grant(caseId, wish)).status).toBe(200)
  const disputeId = await shop.dispute(bills[0])
  await shop.deliver(eventAbout(bills[0], 'charge.dispute.created'))
  const basic = await desk.seed({ name: 'Basic', priceCents: 400 })
  const third = (await payments.findCheckoutSubscription(await desk.buy(basic, { reference: learner.userId }))) ?? ''
  await tell(third)
  const { items } = await shop.stripe.subscriptions.retrieve(third)
  await shop.stripe.subscriptions.update(third, { items: [{ id: items.data[0]?.id ?? '', price: gold.priceId }] })
  await tell(third)
  await shop.verdict(disputeId, 'won')
  await shop.deliver(eventAbout(bills[0], 'charge.dispute.closed'))
  expect(await shop.casesOf(bills[0])).toMatchObject([{ kind: 'dispute', outcome: 'settled' }])
})

test('R12 T84 a subscription that was being given back ends, also where its customer holds another one', async () => {
  const { learner, second, bills } = await payTwice()
  const [seen] = await shop.casesOf(second)
  if (seen) await claimForRefund(db, seen)
  await shop.stripe.refunds.create({ payment_intent: bills[1] })
  await shop.deliver(eventAbout(bills[1], 'charge.refunded'))
  const state = async () => (await shop.stripe.subscriptions.retrieve(second)).status
  await expect.poll(state, { timeout: seconds(20) }).toBe('canceled')
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([{ status: 'active' }])
})

test('T84 a subscription is refunded although the bank took back an earlier bill of it', async () => {
  const { second, caseId, bills } = await payTwice()
  await shop.verdict(await shop.dispute(bills[1]), 'lost')
  desk.sandbox.advance(1000 * 60 * 60 * 24 * 32)
  const paid = async () => (await shop.stripe.invoices.list({ subscription: second, status: 'paid' })).data.length
  await expect.poll(paid, { timeout: seconds(20) }).toBe(2)
  await tell(second)
  const refund = await admin.post(`/api/admin/payments/cases/${caseId}/refund`, { password: userPassword })
  expect(refund.body).toEqual({ refunded: true })
  expect((await shop.stripe.subscriptions.retrieve(second)).status).toBe('canceled')
  expect((await shop.casesOf(second)).at(-1)).toMatchObject({ outcome: 'refunded', amountCents: 5900 })
})
