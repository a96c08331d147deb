import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders, refundRequests } from '#src/features/orders/tables.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { admin, other, buy, refund, givenBack, requestsOf, letPass, reconcile, expectRefunded, expectPaid } =
  await openRefunds({ academy, shop })

test('R12 a provider that has too many calls changes nothing, and asking again is safe', async () => {
  const bought = await buy()
  shop.breakWith({ api: [{ kind: 'status', status: 429, path: '/v1/refunds', times: 9 }] })
  expect(await refund(bought.orderId)).toMatchObject({ status: 503, body: { code: 'payment-crowded' } })
  await shop.mend()
  await expectPaid(bought)
  expect((await refund(bought.orderId, other.client)).status, 'by somebody else, too').toBe(200)
  await expectRefunded(bought, other.userId)
})

test('R12 R2 an answer that is lost, and one that the provider spoils for its key, are asked for anew', async () => {
  for (const fault of [
    { kind: 'reset', when: 'after', path: '/v1/refunds', times: 9 } as const,
    { kind: 'status', status: 500, when: 'before', path: '/v1/refunds', times: 9 } as const,
  ]) {
    const bought = await buy()
    shop.breakWith({ api: [fault] })
    expect((await refund(bought.orderId)).status).toBe(503)
    expect((await shop.orderOf(bought.orderId))?.status).toBe('paid')
    await shop.mend()
    shop.breakWith({ webhooks: { drop: true } })
    expect((await refund(bought.orderId)).status).toBe(200)
    await expectRefunded(bought)
  }
})

test('R12 R6 a refund that was made while its news could not be read is completed by the reconciliation', async () => {
  const bought = await buy()
  shop.breakWith({ api: [{ kind: 'reset', path: `/v1/payment_intents/${bought.intentId}`, times: 9 }] })
  expect((await refund(bought.orderId)).status).toBe(503)
  expect(await givenBack(bought.intentId)).toHaveLength(1)
  await shop.mend()
  await letPass(bought.orderId)
  await reconcile()
  await expectRefunded(bought)
})

test('R6 R24 a refund on the provider’s own pages of which no message came is found, and a part of one takes nothing', async () => {
  const [whole, part] = [await buy(), await buy()]
  await shop.stripe.refunds.create({ payment_intent: whole.intentId })
  await shop.stripe.refunds.create({ payment_intent: part.intentId, amount: 100 })
  expect((await shop.orderOf(whole.orderId))?.status).toBe('paid')
  await reconcile()
  await reconcile()
  await expectRefunded(whole, null)
  expect((await shop.orderOf(part.orderId))?.status).toBe('paid')
  expect(await shop.owns(part.client, part.courseId)).toBe(true)
})

test('R1 R6 a process that ends while it refunds leaves nothing undone, and keeps nobody out', async () => {
  const [done, undone] = [await buy(), await buy()]
  for (const { orderId } of [done, undone])
    await academy.services.db.insert(refundRequests).values({ orderId, requestedBy: admin.userId })
  await shop.stripe.refunds.create({ payment_intent: done.intentId })
  expect(await refund(undone.orderId)).toMatchObject({ status: 409, body: { code: 'refund-under-way' } })
  await reconcile()
  expect((await requestsOf(undone.orderId))[0]?.outcome, 'it may be under way').toBe(null)
  for (const { orderId } of [done, undone]) await letPass(orderId)
  await reconcile()
  await reconcile()
  await expectRefunded(done)
  await expectPaid(undone)
  expect((await refund(undone.orderId, other.client)).status).toBe(200)
  await expectRefunded(undone, other.userId)
})

test('T85 what the provider refuses stays paid and open, and says why', async () => {
  const bought = await buy('pm_card_createDispute')
  for (const attempt of [1, 2]) {
    // The dispute's news is still on its way: an order that knows of it is not asked about.
    await academy.services.db.update(orders).set({ dispute: null }).where(eq(orders.id, bought.orderId))
    const { status, body } = await refund(bought.orderId)
    expect([attempt, status, body.code]).toEqual([attempt, 409, 'refund-refused'])
    expect(body.message).toContain('has been charged back; cannot issue a refund')
  }
  await expectPaid(bought)
  expect((await requestsOf(bought.orderId)).map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
})
