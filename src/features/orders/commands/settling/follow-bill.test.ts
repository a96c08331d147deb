import { expect, test } from 'vitest'

import { seedCourse, seedUser, userPassword } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

import { reconcilePayments } from '../catching-up/reconcile.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const desk = openPlans(academy)
const { id: courseId } = await seedCourse(academy.services.db)
/** The reasons of which the operator was alarmed. */
const alarmsOf = (intentId: string) =>
  academy.logs
    .map(line => JSON.parse(line))
    .filter(({ event, paymentIntentId }) => event === 'payment-needs-review' && paymentIntentId === intentId)
    .map(({ reason }) => reason)

/** Somebody who pays 290 dollars a year for a plan that opens everything. */
async function join() {
  await desk.clear()
  const learner = await seedUser(academy)
  await desk.buy(await desk.seed({ duration: 'year', priceCents: 29_000, opens: 'all' }), { reference: learner.userId })
  const [membership] = await desk.becomes(learner, [{ status: 'active', paidCents: 29_000 }])
  const { subscriptionId = '', customerId = '' } = membership ?? {}
  const { data } = await shop.stripe.paymentIntents.list({ customer: customerId })
  const mails = async () => (await academy.mailsTo(`${learner.userId}@example.org`)).map(mailText)
  return { ...learner, subscriptionId, intentId: data[0]?.id ?? '', mails }
}

test('T85 a membership whose bill is given back whole ends here and at the provider, and its holder is told once', async () => {
  const learner = await join()
  await shop.stripe.refunds.create({ payment_intent: learner.intentId })
  await desk.becomes(learner, [{ status: 'ended', paidCents: 0 }])
  expect(await desk.opens(learner.client, courseId)).toBe(false)
  await expect
    .poll(async () => (await shop.stripe.subscriptions.retrieve(learner.subscriptionId)).status)
    .toBe('canceled')
  await expect.poll(async () => (await learner.mails()).length).toBe(2)
  expect((await learner.mails()).at(-1)).toMatch(/has ended[^]*was given back/)
})

test('T85 a refund of which nobody was told is found, and one in part shows in what was paid and closes nothing', async () => {
  const learner = await join()
  const reconcile = () =>
    reconcilePayments({ ...academy.services, actor: { kind: 'job', name: 'reconcile-payments' }, ip: '' })
  shop.breakWith({ webhooks: { drop: true } })
  await shop.stripe.refunds.create({ payment_intent: learner.intentId, amount: 9_000 })
  await reconcile()
  expect(await desk.mine(learner.client)).toMatchObject([{ status: 'active', lastPaid: 200 }])
  expect(await desk.opens(learner.client, courseId)).toBe(true)
  await shop.stripe.refunds.create({ payment_intent: learner.intentId })
  await reconcile()
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([{ status: 'ended' }])
  expect(await desk.opens(learner.client, courseId)).toBe(false)
})

test('T85 a lost dispute closes what a membership opens and is put before the staff; one that is won restores it', async () => {
  const learner = await join()
  const disputeId = await shop.dispute(learner.intentId)
  await expect.poll(() => shop.casesOf(learner.intentId)).toMatchObject([{ reason: 'dispute' }])
  expect(await desk.opens(learner.client, courseId)).toBe(true)
  await shop.verdict(disputeId, 'lost')
  await desk.becomes(learner, [{ status: 'past-due' }])
  expect(await desk.opens(learner.client, courseId)).toBe(false)
  expect(await shop.casesOf(learner.intentId)).toMatchObject([
    { reason: 'dispute-lost', userId: learner.userId, amountCents: 29_000, closedAt: null },
  ])
  await expect.poll(async () => (await learner.mails()).at(-1)).toMatch(/was taken back/)
  expect(alarmsOf(learner.intentId)).toEqual(['dispute'])
  await shop.overturn(disputeId)
  const news = { object: 'charge', payment_intent: learner.intentId }
  const event = { id: `evt_${disputeId}`, object: 'event', type: 'charge.dispute.funds_reinstated', livemode: false }
  await shop.deliver({ ...event, data: { object: news } })
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([{ status: 'active' }])
  expect(await desk.opens(learner.client, courseId)).toBe(true)
})

test('T85 a part of a bill that goes back in vain is owed as that part, until it has gone back', async () => {
  const learner = await join()
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  const { intentId } = learner
  const count = async (type: string) => (await shop.eventsOf(intentId)).filter(one => one.type === type).length
  /** Does something at the provider, and waits for all messages about it: none is heard after what comes next. */
  const heard = async <T>(does: () => Promise<T>, types: readonly string[]) => {
    const before = await Promise.all(types.map(count))
    const done = await does()
    await expect.poll(() => Promise.all(types.map(count)), { timeout: 20_000 }).toEqual(before.map(times => times + 1))
    return done
  }
  const give = async (amount: number) => {
    const refund = () => shop.stripe.refunds.create({ payment_intent: intentId, amount })
    return (await heard(refund, ['refund.created', 'charge.refunded'])).id
  }
  const fail = (id: string) =>
    heard(() => shop.failRefund(id), ['refund.failed', 'refund.updated', 'charge.refund.updated'])
  const owed = async () =>
    (await shop.casesOf(intentId)).filter(({ closedAt }) => !closedAt).map(({ amountCents }) => amountCents)

  const first = await give(500)
  await give(700)
  await desk.becomes(learner, [{ status: 'active', paidCents: 27_800 }])
  await fail(first)
  expect(await owed()).toEqual([500])
  expect(alarmsOf(intentId)).toEqual(['refund-failed'])
  await expect.poll(async () => (await learner.mails()).at(-1)).toMatch(/did not reach[^]*about \$5\.00/)
  const listed = async () => (await admin.get('/api/admin/payments/cases?limit=100')).body.cases[0]
  const decide = (id: string, verb: string, body: object) => admin.post(`/api/admin/payments/cases/${id}/${verb}`, body)
  const found = await listed()
  expect(found).toMatchObject({ subject: intentId, amount: 5, canRefund: false, canClose: true })
  expect((await decide(found._id, 'refund', { password: userPassword })).body.code).toBe('conflict')

  const again = await give(500)
  expect(await owed()).toEqual([])
  await fail(again)
  expect(await owed()).toEqual([500])
  expect(alarmsOf(intentId)).toEqual(['refund-failed', 'refund-failed'])
  await give(200)
  expect(await owed()).toEqual([300])
  await give(300)
  expect(await owed()).toEqual([])

  await fail(await give(400))
  expect(await owed()).toEqual([400])
  expect((await decide((await listed())._id, 'close', { reason: 'Sent by bank transfer' })).status).toBe(200)
  await fail(await give(100))
  expect(await owed()).toEqual([100])
  expect(await desk.mine(learner.client)).toMatchObject([{ status: 'active' }])
})

type Joined = Awaited<ReturnType<typeof join>>

/** The provider moves what somebody pays to another price, and bills that at once. @returns the payment of the bill */
async function move(
  learner: Joined,
  { cents, every }: { cents: number; every: 'month' | 'year' },
  proration: 'create_prorations' | 'always_invoice' = 'create_prorations',
) {
  const { stripe } = shop
  const recurring = { interval: every }
  const money = { currency: 'usd', unit_amount: cents }
  const { id: price } = await stripe.prices.create({ ...money, recurring, product_data: { name: 'Else' } })
  const { items } = await stripe.subscriptions.retrieve(learner.subscriptionId)
  await stripe.subscriptions.update(learner.subscriptionId, {
    items: [{ id: items.data[0]?.id ?? '', price }],
    proration_behavior: proration,
  })
  await desk.becomes(learner, [{ status: 'active', amountCents: cents }])
  const [membership] = await desk.membershipsOf(learner.userId)
  const { data } = await stripe.paymentIntents.list({ customer: membership?.customerId ?? '' })
  const bills = await stripe.invoices.list({ subscription: learner.subscriptionId, limit: 1 })
  expect(bills.data).toMatchObject([{ billing_reason: 'subscription_update', amount_paid: data[0]?.amount }])
  return data[0]?.id ?? ''
}

test('T85 D-5 a bill for a period that began with a change, given back whole, ends the membership as any other does', async () => {
  const learner = await join()
  // Changes before it stand on the same bill, and before its own line.
  const [item] = (await shop.stripe.subscriptions.retrieve(learner.subscriptionId)).items.data
  for (const quantity of [2, 3, 2, 3, 2, 1])
    await shop.stripe.subscriptions.update(learner.subscriptionId, { items: [{ id: item?.id ?? '', quantity }] })
  const intentId = await move(learner, { cents: 90_000, every: 'month' })
  expect(await desk.opens(learner.client, courseId)).toBe(true)
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await desk.becomes(learner, [{ status: 'ended', paidCents: 0 }])
  expect(await desk.opens(learner.client, courseId)).toBe(false)
  await expect
    .poll(async () => (await shop.stripe.subscriptions.retrieve(learner.subscriptionId)).status)
    .toBe('canceled')
  await expect.poll(async () => (await learner.mails()).at(-1)).toMatch(/has ended[^]*was given back/)
})

test('T85 D-5 a lost dispute about a bill for a period that began with a change closes the membership', async () => {
  const learner = await join()
  const intentId = await move(learner, { cents: 90_000, every: 'month' })
  await shop.verdict(await shop.dispute(intentId), 'lost')
  await desk.becomes(learner, [{ status: 'past-due' }])
  expect(await desk.opens(learner.client, courseId)).toBe(false)
})

test('T85 D-5 the bill of a difference within a period pays for no period: given back, it ends nothing', async () => {
  const learner = await join()
  const intentId = await move(learner, { cents: 30_000, every: 'year' }, 'always_invoice')
  await shop.stripe.refunds.create({ payment_intent: intentId })
  const heard = async () => (await shop.eventsOf(intentId)).map(({ type }) => type)
  await expect.poll(heard, { timeout: 20_000 }).toContain('charge.refunded')
  expect(await desk.mine(learner.client)).toMatchObject([{ status: 'active' }])
  expect((await shop.stripe.subscriptions.retrieve(learner.subscriptionId)).status).toBe('active')
})

test.each(
  Object.entries({
    'given back whole': { lose: (id: string) => shop.stripe.refunds.create({ payment_intent: id }), status: 'ended' },
    'lost to the bank': {
      lose: async (id: string) => shop.verdict(await shop.dispute(id), 'lost'),
      status: 'past-due',
    },
  }),
)(
  'T85 D-5 the bill that a period was paid with, %s, closes the membership after a change within it, too',
  async (_, { lose, status }) => {
    const learner = await join()
    await move(learner, { cents: 30_000, every: 'year' }, 'always_invoice')
    await lose(learner.intentId)
    await desk.becomes(learner, [{ status }])
    expect(await desk.opens(learner.client, courseId)).toBe(false)
  },
)
