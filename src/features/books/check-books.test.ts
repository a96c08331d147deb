import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { enrolments } from '#src/features/enrolments/tables.ts'
import { orderMovements, orders } from '#src/features/orders/tables.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, seconds } from '#src/wire/durations.ts'

import { checkBooks } from './queries/check/check-books.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { buy, refund, givenBack } = await openRefunds({ academy, shop })
const { db, payments } = academy.services

beforeEach(async () => {
  for (const table of ['payment_cases', 'payment_events', 'refund_requests', 'enrolments', 'order_movements', 'orders'])
    await academy.asOwner(`delete from ${table}`)
  await academy.asOwner('delete from sandbox.objects')
})

type Period = Partial<Parameters<typeof checkBooks>[1]>
const check = async (period: Period = {}) => {
  const found: string[] = []
  const range = { start: undefined, end: new Date(Date.now() + seconds(5)), ...period }
  const tally = await checkBooks({ db, payments }, range, ({ about, words }) => found.push(`${about} ${words}`))
  return { found, tally }
}
const found = async (period?: Period) => (await check(period)).found
const hear = (intentId: string, type = 'charge.refunded') => shop.deliver(eventAbout(intentId, type))

test('books in which everything has happened agree', async () => {
  expect(await check()).toMatchObject({ found: [], tally: { orders: 0, payments: 0 } })
  const [, part, whole, lost, won] = [await buy(), await buy(), await buy(), await buy(), await buy()]
  await shop.stripe.refunds.create({ payment_intent: part.intentId, amount: 900 })
  const failed = await shop.stripe.refunds.create({ payment_intent: part.intentId, amount: 100 })
  await hear(part.intentId)
  await shop.failRefund(failed.id)
  await hear(part.intentId, 'refund.failed')
  await refund(whole.orderId)
  await shop.verdict(await shop.dispute(lost.intentId), 'lost')
  const disputeId = await shop.dispute(won.intentId)
  await shop.verdict(disputeId, 'lost')
  await hear(lost.intentId, 'charge.dispute.closed')
  await hear(won.intentId, 'charge.dispute.closed')
  await shop.overturn(disputeId)
  await hear(won.intentId, 'charge.dispute.funds_reinstated')
  const free = await seedCourse(db, { priceCents: 0 })
  await (await seedUser(academy)).client.post('/api/order/', { courseId: free.id })
  expect(await check()).toEqual({
    found: [],
    tally: {
      orders: 5,
      payments: 5,
      fees: 0,
      feesUnread: 5,
      movements: 11,
      documents: 0,
      grants: 3,
      withoutProvider: 0,
    },
  })
})

test('R5 a second payment agrees while it waits to go back, and once it is back', async () => {
  const { orderId, userId, courseId } = await buy()
  const metadata = { orderId, userId, courseId }
  const { id } = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })
  await shop.pay(id)
  await hear(id, 'payment_intent.succeeded')
  await expect.poll(() => givenBack(id), { timeout: seconds(20) }).toHaveLength(1)
  await hear(id)
  expect(await found()).toEqual([])
  await db.delete(paymentCases)
  expect(await found()).toEqual([])
})

test('what was paid and fits no order waits before the staff; unheard by them, it is a difference', async () => {
  const user = await shop.meet()
  const { orderId, intentId } = await shop.start(user.client, user.courseId)
  await shop.pay(intentId)
  await db.update(orders).set({ amountCents: 9_900 }).where(eq(orders.id, orderId))
  await hear(intentId, 'payment_intent.succeeded')
  expect(await found()).toEqual([])
  await db.delete(paymentCases)
  expect(await found()).toEqual([`order ${orderId}: ${intentId} settled nothing, and $89.00 USD of it is here`])
})

const planted: readonly (readonly [string, (bought: Awaited<ReturnType<typeof buy>>) => Promise<unknown>, RegExp])[] = [
  [
    'a missing grant',
    ({ userId }) => db.update(enrolments).set({ revokedAt: new Date() }).where(eq(enrolments.userId, userId)),
    /^grant of order ORDER: \$89\.00 USD paid, and course COURSE is closed to USER$/,
  ],
  [
    'a grant that nobody paid for',
    ({ courseId }) => grantTo(courseId),
    /^grant [\da-f-]+: course COURSE is open to [\da-f-]+ as bought, and no order paid for it$/,
  ],
  [
    'a changed amount of a movement',
    ({ orderId }) => academy.asOwner(`update order_movements set amount_cents = 7900 where order_id = '${orderId}'`),
    /^order ORDER \(paid, PAYMENT\): paid \$79\.00 USD in the ledger, \$89\.00 USD in the order\npayment PAYMENT: paid \$79\.00 USD in the ledger, \$89\.00 USD at the provider$/,
  ],
  [
    'a changed amount of an order',
    ({ orderId }) => db.update(orders).set({ amountCents: 900 }).where(eq(orders.id, orderId)),
    /^order ORDER .*paid \$89\.00 USD in the ledger, \$9\.00 USD in the order$/,
  ],
  [
    'a deleted movement',
    ({ orderId }) => academy.asOwner(`delete from order_movements where order_id = '${orderId}'`),
    /^order ORDER .*\$0\.00 USD in the ledger.*\npayment PAYMENT: paid \$0\.00 USD in the ledger, \$89\.00 USD at the provider$/,
  ],
  [
    'a payment without its order',
    () => payForNothing(),
    /^payment pi_\w+: \$12\.00 USD for order [\da-f-]+, which is not there$/,
  ],
  [
    'a refund that nobody heard of',
    ({ intentId }) => shop.stripe.refunds.create({ payment_intent: intentId, amount: 500 }),
    /^payment PAYMENT: refunded \$0\.00 USD in the ledger, \$5\.00 USD at the provider$/,
  ],
  [
    'a lost dispute that nobody heard of',
    async ({ intentId }) => shop.verdict(await shop.dispute(intentId), 'lost'),
    /^payment PAYMENT: charged back \$0\.00 USD in the ledger, \$89\.00 USD at the provider$/,
  ],
  [
    'a payment that the provider has never had',
    ({ intentId }) => academy.asOwner(`delete from sandbox.objects where id = '${intentId}'`),
    /^payment PAYMENT of order ORDER: the provider does not know it$/,
  ],
  [
    'a movement in other money than its order',
    ({ orderId }) => academy.asOwner(`update order_movements set currency = 'eur' where order_id = '${orderId}'`),
    /^order ORDER .*\nbalance movement [\da-f-]+ of order ORDER is in eur, the order in usd$/,
  ],
]

test.each(planted)('%s is found, and nothing else', async (_, plant, wanted) => {
  await buy()
  const bought = await buy()
  expect(await found()).toEqual([])
  await plant(bought)
  const { orderId, intentId, userId, courseId } = bought
  const words = (await found()).join('\n')
  const named = [
    [orderId, 'ORDER'],
    [intentId, 'PAYMENT'],
    [userId, 'USER'],
    [courseId, 'COURSE'],
  ] as const
  expect(named.reduce((text, [id, name]) => text.replaceAll(id, name), words)).toMatch(wanted)
})

async function grantTo(courseId: string) {
  const { userId } = await seedUser(academy)
  return db.insert(enrolments).values({ userId, courseId, source: 'purchase' })
}

async function payForNothing() {
  const metadata = { orderId: randomUUID(), userId: randomUUID(), courseId: randomUUID() }
  const { id } = await shop.stripe.paymentIntents.create({ amount: 1_200, currency: 'usd', metadata })
  await shop.pay(id)
}

test('only the days that are asked for count, and of an order paid in them the payment that began before', async () => {
  const { orderId, intentId } = await buy()
  const tomorrow = { start: new Date(Date.now() + days(1)), end: new Date(Date.now() + days(3)) }
  await academy.asOwner(`update order_movements set amount_cents = 1`)
  expect(await found(tomorrow)).toEqual([])
  await db
    .update(orders)
    .set({ paidAt: new Date(Date.now() + days(2)) })
    .where(eq(orders.id, orderId))
  const lines = await found(tomorrow)
  expect(lines).toHaveLength(2)
  expect(lines.at(-1)).toBe(`payment ${intentId}: paid $0.01 USD in the ledger, $89.00 USD at the provider`)
})

test('the books of other shops on the same account are none of ours, nor are orders that no provider was asked about', async () => {
  const { id } = await shop.stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
  await shop.pay(id)
  const bought = await buy()
  await db.update(orders).set({ paymentIntentId: null }).where(eq(orders.id, bought.orderId))
  await academy.asOwner(`update order_movements set payment_id = null`)
  await academy.asOwner(`delete from sandbox.objects where id = '${bought.intentId}'`)
  expect(await check()).toMatchObject({ found: [], tally: { orders: 1, payments: 0, withoutProvider: 1 } })
  expect(await db.$count(orderMovements)).toBe(1)
})
