import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { eraseUser } from '#src/features/accounts/commands/leaving/erase-accounts.ts'
import { orderMovements, orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, seconds } from '#src/wire/durations.ts'

import { bookPastOrders } from '../catching-up/book-past-orders.ts'
import { settleOrder } from './settle-order.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { buy, refund, givenBack, reconcile } = await openRefunds({ academy, shop })
const { db, payments } = academy.services
const context: Context = { ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' }

type Bought = Awaited<ReturnType<typeof buy>>
const rowsOf = ({ orderId }: Pick<Bought, 'orderId'>) =>
  db.select().from(orderMovements).where(eq(orderMovements.orderId, orderId)).orderBy(asc(orderMovements.writtenAt))
const bookOf = async (bought: Pick<Bought, 'orderId'>) =>
  (await rowsOf(bought)).map(({ what, amountCents }) => [what, amountCents])
const hear = ({ intentId }: Pick<Bought, 'intentId'>, type = 'charge.refunded') =>
  shop.deliver(eventAbout(intentId, type))
const give = async ({ intentId }: Bought, amount: number) =>
  (await shop.stripe.refunds.create({ payment_intent: intentId, amount })).id
const answer = async ({ intentId }: Bought) => {
  const intent = await payments.findIntent(intentId)
  if (!intent) throw new Error('no payment')
  return () => db.transaction(tx => settleOrder(context, tx, { intent }))
}

test('R3 a payment is one movement, however often it is heard of', async () => {
  const bought = await buy()
  await Promise.all(
    ['payment_intent.succeeded', 'charge.updated', 'payment_intent.succeeded'].map(type => hear(bought, type)),
  )
  await reconcile()
  expect(await rowsOf(bought)).toMatchObject([
    { what: 'payment', amountCents: 8_900, currency: 'usd', paymentId: bought.intentId },
  ])
  const [row] = await rowsOf(bought)
  expect(Math.abs(Number(row?.happenedAt) - Date.now())).toBeLessThan(seconds(60))
})

test('T85 R4 parts that go back, and one that the bank returns, are each a movement; two that failed unheard are as well', async () => {
  const bought = await buy()
  const first = await give(bought, 500)
  await Promise.all([hear(bought), hear(bought, 'refund.created')])
  await give(bought, 200)
  await hear(bought)
  await shop.failRefund(first)
  await Promise.all([hear(bought, 'refund.failed'), hear(bought, 'refund.failed')])
  const soFar = [
    ['payment', 8_900],
    ['refund', -500],
    ['refund', -200],
    ['refund-failed', 500],
  ]
  expect(await bookOf(bought)).toEqual(soFar)
  await shop.failRefund(await give(bought, 1_000))
  await hear(bought, 'refund.failed')
  expect((await bookOf(bought)).slice(soFar.length)).toEqual([
    ['refund', -1_000],
    ['refund-failed', 1_000],
  ])
  expect((await refund(bought.orderId)).status).toBe(200)
  expect((await bookOf(bought)).at(-1)).toEqual(['refund', -8_700])
})

test('R4 an answer from before a refund, or from before it failed, moves nothing when it comes late', async () => {
  const bought = await buy()
  const before = await answer(bought)
  const id = await give(bought, 8_900)
  const refunded = await answer(bought)
  await refunded()
  await before()
  await shop.failRefund(id)
  await hear(bought, 'refund.failed')
  await refunded()
  await before()
  expect(await bookOf(bought)).toEqual([
    ['payment', 8_900],
    ['refund', -8_900],
    ['refund-failed', 8_900],
  ])
})

test('T85 R4 a dispute moves money when it is lost, and when it is won after all; an inquiry never does', async () => {
  const bought = await buy()
  await give(bought, 900)
  const disputeId = await shop.dispute(bought.intentId)
  await hear(bought, 'charge.dispute.created')
  const open = await answer(bought)
  await shop.verdict(disputeId, 'lost')
  await Promise.all([hear(bought, 'charge.dispute.closed'), hear(bought, 'charge.dispute.closed')])
  await open()
  const lost = await answer(bought)
  await shop.overturn(disputeId)
  await hear(bought, 'charge.dispute.funds_reinstated')
  await lost()
  expect(await bookOf(bought)).toEqual([
    ['payment', 8_900],
    ['refund', -900],
    ['chargeback', -8_000],
    ['chargeback-won', 8_000],
  ])
  const asked = await buy()
  await shop.verdict(await shop.dispute(asked.intentId, true), 'won')
  await hear(asked, 'charge.dispute.closed')
  expect(await bookOf(asked)).toEqual([['payment', 8_900]])
})

test('R5 a second payment that goes back is two movements of its own payment', async () => {
  const bought = await buy()
  const { orderId, userId, courseId } = bought
  const metadata = { orderId, userId, courseId }
  const second = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })
  await shop.pay(second.id)
  await hear({ intentId: second.id }, 'payment_intent.succeeded')
  await expect.poll(() => givenBack(second.id), { timeout: seconds(20) }).toHaveLength(1)
  await hear({ intentId: second.id })
  const ofSecond = (await rowsOf(bought)).filter(({ paymentId }) => paymentId === second.id)
  expect(ofSecond.map(({ what, amountCents }) => [what, amountCents])).toEqual([
    ['payment', 8_900],
    ['refund', -8_900],
  ])
  expect(await bookOf(bought)).toHaveLength(3)
})

test('R1 what did not settle was not booked: the ledger is written in the same transaction', async () => {
  const user = await shop.meet()
  const started = await shop.start(user.client, user.courseId)
  await shop.pay(started.intentId)
  const intent = await payments.findIntent(started.intentId)
  const failing = db.transaction(async tx => {
    if (intent) await settleOrder(context, tx, { intent })
    throw new Error('the process ends here')
  })
  await expect(failing).rejects.toThrow('ends here')
  expect(await bookOf(started)).toEqual([])
  await hear(started, 'payment_intent.succeeded')
  expect(await bookOf(started)).toEqual([['payment', 8_900]])
})

test('T29 an order in the ledger outlives its buyer, also where it never was paid as it should', async () => {
  const bought = await buy()
  await db.update(orders).set({ paymentIntentId: null, paidAt: null }).where(eq(orders.id, bought.orderId))
  const person = { userId: bought.userId, emails: [`${bought.userId}@example.org`] }
  await db.transaction(tx => eraseUser(academy.services, tx, person))
  expect(await bookOf(bought)).toEqual([['payment', 8_900]])
})

test('orders of before there was a ledger are booked once, and what the provider says later is the difference', async () => {
  const [paid, part, whole, lost] = [await buy(), await buy(), await buy(), await buy()]
  await give(part, 900)
  const failed = await give(part, 300)
  await hear(part)
  await shop.failRefund(failed)
  await hear(part, 'refund.failed')
  await refund(whole.orderId)
  await shop.verdict(await shop.dispute(lost.intentId), 'lost')
  await hear(lost, 'charge.dispute.closed')
  await academy.asOwner('delete from order_movements')
  const closedAt = new Date(Date.now() - days(40))
  await db.update(orders).set({ closedAt, refundedCents: 0 }).where(eq(orders.id, whole.orderId))
  await Promise.all([bookPastOrders(context), bookPastOrders(context)])
  expect(await bookPastOrders(context)).toBe(0)
  expect([await bookOf(paid), await bookOf(part), await bookOf(lost)]).toEqual([
    [['payment', 8_900]],
    expect.arrayContaining([
      ['payment', 8_900],
      ['refund', -900],
    ]),
    expect.arrayContaining([
      ['payment', 8_900],
      ['chargeback', -8_900],
    ]),
  ])
  expect((await rowsOf(whole)).find(({ what }) => what === 'refund')).toMatchObject({
    amountCents: -8_900,
    happenedAt: closedAt,
  })
  for (const one of [paid, part, whole, lost]) await (await answer(one))()
  expect((await bookOf(paid)).length + (await bookOf(whole)).length + (await bookOf(lost)).length).toBe(5)
  expect((await bookOf(part)).map(([, cents]) => cents).toSorted((one, other) => Number(one) - Number(other))).toEqual([
    -900, -300, 300, 8_900,
  ])
})
