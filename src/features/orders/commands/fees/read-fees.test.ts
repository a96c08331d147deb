import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { checkBooks } from '#src/features/books/queries/check/check-books.ts'
import { enlistFees } from '#src/features/orders/queries/fees-due.ts'
import { orderMovements, orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { FeesRefused } from '#src/server/payments/fees.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { paymentFees } from '#src/server/payments/tables.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, hours, minutes, seconds } from '#src/wire/durations.ts'

import { readFees } from './read-fees.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { buy, refund, givenBack } = await openRefunds({ academy, shop })
const { db, payments } = academy.services
const context: Context = { ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' }
beforeEach(async () => {
  for (const table of ['payment_fees', 'order_movements', 'enrolments', 'orders', 'sandbox.objects'])
    await academy.asOwner(`delete from ${table}`)
})
type Bought = Awaited<ReturnType<typeof buy>>
const hear = ({ intentId }: Pick<Bought, 'intentId'>, type = 'charge.refunded') =>
  shop.deliver(eventAbout(intentId, type))
const feesOf = async ({ intentId }: Pick<Bought, 'intentId'>) =>
  (
    await db
      .select()
      .from(orderMovements)
      .where(eq(orderMovements.paymentId, intentId))
      .orderBy(asc(orderMovements.writtenAt), asc(orderMovements.amountCents))
  )
    .filter(({ what }) => what === 'fee')
    .map(({ amountCents }) => amountCents)
const dueOf = async ({ intentId }: Pick<Bought, 'intentId'>) =>
  (await db.select().from(paymentFees).where(eq(paymentFees.paymentId, intentId)))[0]
/** Makes everything due that is to be read at any time. */
const letPass = () => db.update(paymentFees).set({ dueAt: new Date(0) })
/** What the books check finds of fees. */
const found = async () => {
  const words: string[] = []
  const range = { start: undefined, end: new Date(Date.now() + seconds(5)) }
  await checkBooks({ db, payments }, range, ({ about, words: said }) => words.push(`${about} ${said}`))
  return words
}
/** Changes the movements of the account's balance that are about this payment's charge. */
const change = ({ intentId }: Bought, change: string) =>
  academy.asOwner(`update sandbox.objects set object = ${change} where kind = 'balance_transaction' and object->>'source' =
    (select object->>'latest_charge' from sandbox.objects where id = '${intentId}')`)

test('R3 the fee of a sale is one movement, with its date and its entry, however often it is read and by how many', async () => {
  const bought = await buy()
  expect(await feesOf(bought)).toEqual([])
  await Promise.all([readFees(context), readFees(context)])
  await letPass()
  await Promise.all([readFees(context), readFees(context)])
  await hear(bought, 'payment_intent.succeeded')
  await readFees(context)
  expect(await feesOf(bought)).toEqual([-288])
  const [row] = await db.select().from(orderMovements).where(eq(orderMovements.what, 'fee'))
  expect(row).toMatchObject({ orderId: bought.orderId, currency: 'usd', source: expect.stringMatching(/^txn_/) })
  expect(Math.abs(Number(row?.happenedAt) - Date.now())).toBeLessThan(seconds(60))
  expect(await dueOf(bought)).toMatchObject({ readAt: expect.any(Date) })
  expect(await found()).toEqual([])
})

test('a refund gives no fee back; a dispute costs one when it begins, also where it is won', async () => {
  const [part, lost, won] = [await buy(), await buy(), await buy()]
  await readFees(context)
  await shop.stripe.refunds.create({ payment_intent: part.intentId, amount: 900 })
  await hear(part)
  const disputes = [await shop.dispute(lost.intentId), await shop.dispute(won.intentId)]
  for (const one of [lost, won]) await hear(one, 'charge.dispute.created')
  await readFees(context)
  expect([await feesOf(part), await feesOf(lost), await feesOf(won)]).toEqual([[-288], [-288, -1_500], [-288, -1_500]])
  await shop.verdict(disputes[0] ?? '', 'lost')
  await shop.verdict(disputes[1] ?? '', 'won')
  for (const one of [lost, won]) await hear(one, 'charge.dispute.closed')
  await readFees(context)
  expect([await feesOf(lost), await feesOf(won)]).toEqual([
    [-288, -1_500],
    [-288, -1_500],
  ])
  expect(await found()).toEqual([])
})

test('a fee that was given back with a dispute that was won is a movement of the other sign', async () => {
  const bought = await buy()
  const disputeId = await shop.dispute(bought.intentId)
  await hear(bought, 'charge.dispute.created')
  await readFees(context)
  await shop.verdict(disputeId, 'won')
  await academy.asOwner(`update sandbox.objects set object = jsonb_set(object::jsonb, '{balance_transactions,1,fee}', '-1500')
    where id = '${disputeId}'`)
  await academy.asOwner(`update sandbox.objects set object = jsonb_set(object::jsonb, '{fee}', '-1500')
    where kind = 'balance_transaction' and object->>'reporting_category' = 'dispute_reversal'`)
  await hear(bought, 'charge.dispute.closed')
  await readFees(context)
  expect(await feesOf(bought)).toEqual([-1_500, -288, 1_500])
  expect(await found()).toEqual([])
})

test('T85 what is the buyer’s does not know of fees: all of it can go back, and books and order agree', async () => {
  const bought = await buy()
  await readFees(context)
  expect((await refund(bought.orderId)).status).toBe(200)
  expect(await shop.orderOf(bought.orderId)).toMatchObject({ status: 'refunded', refundedCents: 8_900 })
  await letPass()
  await readFees(context)
  expect(await feesOf(bought)).toEqual([-288])
  expect(await found()).toEqual([])
})

test('R5 the fee of a second payment that went back is its own, and no difference', async () => {
  const bought = await buy()
  const { orderId, userId, courseId } = bought
  const metadata = { orderId, userId, courseId }
  const second = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })
  await shop.pay(second.id)
  await hear({ intentId: second.id }, 'payment_intent.succeeded')
  await expect.poll(() => givenBack(second.id), { timeout: seconds(20) }).toHaveLength(1)
  await hear({ intentId: second.id })
  await readFees(context)
  expect([await feesOf(bought), await feesOf({ intentId: second.id })]).toEqual([[-288], [-288]])
  expect(await found()).toEqual([])
})

test.each([
  ['jpy', 8_900, -288],
  ['kwd', 89_000, -2_611],
])('a fee in %s has that currency’s minor units', async (currency, amountCents, fee) => {
  const { userId, courseId } = await shop.meet({ currency, priceCents: amountCents })
  const [order] = await db.insert(orders).values({ userId, courseId, amountCents, currency }).returning()
  const metadata = { orderId: order?.id ?? '', userId, courseId }
  const { id: intentId } = await shop.stripe.paymentIntents.create({ amount: amountCents, currency, metadata })
  await shop.pay(intentId)
  await hear({ intentId }, 'payment_intent.succeeded')
  await readFees(context)
  expect(await feesOf({ intentId })).toEqual([fee])
  expect((await db.select().from(orderMovements)).map(row => row.currency)).toEqual([currency, currency])
  expect(await found()).toEqual([])
})

test('a fee in the currency of the account is booked in it, and is no difference to an order in another one', async () => {
  const bought = await buy()
  await change(bought, `object::jsonb || '{"currency": "eur", "amount": 8100, "fee": 261, "exchange_rate": 0.91}'`)
  await readFees(context)
  const rows = await db.select().from(orderMovements).where(eq(orderMovements.what, 'fee'))
  expect(rows).toMatchObject([{ amountCents: -261, currency: 'eur' }])
  expect(await found()).toEqual([])
})

test('a fee that is not known yet is asked for again, and one that is corrected is a further movement', async () => {
  const bought = await buy()
  const charge = `(select object->>'latest_charge' from sandbox.objects where id = '${bought.intentId}')`
  const set = (value: string) =>
    academy.asOwner(
      `update sandbox.objects set object = jsonb_set(object::jsonb, '{balance_transaction}', ${value}) where id = ${charge}`,
    )
  await set(`'null'`)
  await readFees(context)
  expect([await feesOf(bought), (await dueOf(bought))?.readAt]).toEqual([[], null])
  const waitMs = Number((await dueOf(bought))?.dueAt) - Date.now()
  expect(Math.abs(waitMs - hours(1))).toBeLessThan(minutes(1))
  await set(
    `(select to_jsonb(id) from sandbox.objects where kind = 'balance_transaction' and object->>'source' = ${charge})`,
  )
  await letPass()
  await readFees(context)
  expect(await feesOf(bought)).toEqual([-288])
  await change(bought, `jsonb_set(object::jsonb, '{fee}', '300')`)
  expect(await found()).toEqual([
    expect.stringMatching(/^fee txn_\w+ of pi_\w+: \$2\.88 USD in the ledger, \$3\.00 USD at the provider$/),
  ])
  await letPass()
  await readFees(context)
  expect(await feesOf(bought)).toEqual([-288, -12])
  expect(await found()).toEqual([])
})

test('R12 where the provider is away nothing is written, and the next run that reaches it makes up for it', async () => {
  const bought = await buy()
  const away = { ...payments, findFees: () => Promise.reject(new PaymentsUnavailable('away')) }
  await expect(readFees({ ...context, payments: away })).rejects.toThrow(PaymentsUnavailable)
  expect(await readFees(context)).toBe(0) // it is asked again in ten minutes
  await letPass()
  expect(await readFees(context)).toBe(1)
  expect(await feesOf(bought)).toEqual([-288])
})

test('a key that may not read fees takes nothing else down; what is refused of one payment keeps none from being read', async () => {
  const bought = await buy()
  const findFees = () => Promise.reject(new FeesRefused('the key has no right'))
  await readFees({ ...context, payments: { ...payments, findFees } })
  expect(await feesOf(bought)).toEqual([])
  const other = await buy()
  await letPass()
  const choosy = (id: string) =>
    id === other.intentId ? Promise.reject(new Error('a strange one')) : payments.findFees(id)
  await readFees({ ...context, payments: { ...payments, findFees: choosy } })
  expect([await feesOf(bought), await feesOf(other)]).toEqual([[-288], []])
})

test('R1 a process that ends while it writes leaves nothing, and what it had taken is due again', async () => {
  const bought = await buy()
  const ends = () => Promise.reject(new Error('the process ends here'))
  const dying = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? ends : Reflect.get(target, name)),
  })
  await readFees({ ...context, db: dying })
  expect([await feesOf(bought), (await dueOf(bought))?.readAt]).toEqual([[], null])
  expect((await dueOf(bought))?.dueAt).not.toBeNull()
  await letPass()
  await readFees(context)
  expect(await feesOf(bought)).toEqual([-288])
})

test('payments of before fees were read are asked about as well, the latest first; later ones once more after forty days', async () => {
  const [early, late] = [await buy(), await buy()]
  await academy.asOwner('delete from payment_fees')
  await academy.asOwner(
    `update order_movements set happened_at = now() - interval '200 days' where order_id = '${early.orderId}'`,
  )
  const asked: string[] = []
  const listening = { ...payments, findFees: (id: string) => (asked.push(id), payments.findFees(id)) }
  expect(await readFees(context)).toBe(0)
  expect(await enlistFees(db, { now: academy.services.now(), most: 10 })).toBe(2)
  expect(await readFees({ ...context, payments: listening })).toBe(2)
  expect(asked).toEqual([late.intentId, early.intentId])
  expect([await feesOf(early), await feesOf(late)]).toEqual([[-288], [-288]])
  expect(await dueOf(early)).toMatchObject({ dueAt: null, readAt: expect.any(Date) })
  expect(Number((await dueOf(late))?.dueAt) - Date.now()).toBeGreaterThan(days(39))
})

test('R4 what happens to a payment while its fees are read leaves it due', async () => {
  const bought = await buy()
  const disputed = async (id: string) => {
    const answer = await payments.findFees(id)
    await shop.dispute(id)
    await hear(bought, 'charge.dispute.created')
    return answer
  }
  await readFees({ ...context, payments: { ...payments, findFees: disputed } })
  await readFees(context)
  expect(await feesOf(bought)).toEqual([-288, -1_500])
})
