import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { chargilyPath, openChargilyDesk } from '#src/testing/services/chargily-desk.ts'
import { chargilyEvent } from '#src/testing/services/chargily.ts'
import { hours } from '#src/wire/durations.ts'

import { findPayments } from './find-payments.ts'
import { reconcilePayments } from './reconcile.ts'

const desk = await openChargilyDesk({ LOG_LEVEL: 'warn' })
const { academy, shop, standIn } = desk
const { db } = academy.services

const asJob = (name: string) => ({ ...academy.services, actor: { kind: 'job' as const, name }, ip: '' })

test('T24 T25 a message is refused that Chargily did not sign, and one that it did is taken in once', async () => {
  const { client, courseId, orderId, checkoutId } = await desk.order()
  const before = academy.logs.length
  expect((await desk.deliver(checkoutId, { secret: 'test_sk_of_somebody_else' })).status).toBe(400)
  const { id, body, signature } = chargilyEvent({ id: checkoutId })
  const post = (text: string, headers: Record<string, string>) => academy.client().post(chargilyPath, text, headers)
  for (const headers of [{}, { signature: 'x' }, { signature: signature.replace(/.$/, 'g') }])
    expect((await post(body, headers as Record<string, string>)).status).toBe(400)
  expect((await post(`${body} `, { signature })).status).toBe(400)
  const forged = academy.logs.slice(before).filter(line => line.includes('webhook-forged'))
  expect(forged).toHaveLength(5)
  // A true message says nothing by itself: what is true is read.
  expect((await post(body, { signature })).status).toBe(200)
  expect(await shop.owns(client, courseId)).toBe(false)
  await standIn.move(checkoutId, 'processing')
  expect((await post(body, { signature })).status).toBe(200)
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  expect((await shop.eventsOf(`cg_${checkoutId}`)).map(event => event.id)).toEqual([`chargily_${id}`])
})

test('a message is not answered well while Chargily does not say what is true, and comes again', async () => {
  const { client, courseId, checkoutId } = await desk.order()
  standIn.breakWith({ isSilent: true })
  await standIn.move(checkoutId, 'paid')
  const { body, signature } = chargilyEvent({ id: checkoutId })
  standIn.breakWith({ status: 500, times: 1 })
  expect((await academy.client().post(chargilyPath, body, { signature })).status).toBe(503)
  expect(await shop.owns(client, courseId)).toBe(false)
  expect((await academy.client().post(chargilyPath, body, { signature })).status).toBe(200)
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R6 a lost message is made up for: by who comes back, and by the reconciliation', async () => {
  standIn.breakWith({ isSilent: true })
  const back = await desk.order()
  await standIn.move(back.checkoutId, 'paid')
  const state = await back.client.post('/api/payment_state', { order: back.orderId })
  expect(state.body.state).toBe('succeeded')
  const gone = await desk.order()
  await standIn.move(gone.checkoutId, 'paid')
  await reconcilePayments(asJob('reconcile-payments'))
  expect(await shop.owns(gone.client, gone.courseId)).toBe(true)
})

test('R6 what is paid after it was given up counts, also where its message was lost', async () => {
  standIn.breakWith({ isSilent: true, closesNone: true })
  const { client, courseId, orderId, checkoutId } = await desk.order()
  await db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - hours(25)) })
    .where(eq(orders.id, orderId))
  await reconcilePayments(asJob('reconcile-payments'))
  expect((await shop.orderOf(orderId))?.status).toBe('cancelled')
  expect(await desk.rowOf(checkoutId)).toMatchObject({ givenUpAt: expect.any(Date), paidAt: null })
  await standIn.move(checkoutId, 'paid')
  await reconcilePayments(asJob('reconcile-payments'))
  expect(await shop.owns(client, courseId)).toBe(false)
  await findPayments(asJob('find-payments'), {})
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R24 a payment is found that the academy knows nothing of, as after a restore', async () => {
  standIn.breakWith({ isSilent: true })
  const { client, courseId, orderId, checkoutId } = await desk.order()
  await standIn.move(checkoutId, 'paid')
  await academy.asOwner(`delete from orders where id = '${orderId}'`)
  await academy.asOwner(`delete from redirect_payments where id = 'cg_${checkoutId}'`)
  await findPayments(asJob('find-payments'), {})
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await desk.rowOf(checkoutId)).toMatchObject({ amountCents: 490_000, paidAt: expect.any(Date) })
})

test('R12 while Chargily is away the orders of others are looked after all the same', async () => {
  const { checkoutId, orderId, start } = await desk.order()
  const card = await shop.meet({ currency: 'dzd' })
  const { intentId } = await shop.start(card.client, card.courseId)
  shop.breakWith({ webhooks: { drop: true } })
  await shop.pay(intentId)
  standIn.breakWith({ status: 503, times: 99 })
  await expect(reconcilePayments(asJob('reconcile-payments'))).rejects.toThrow('503')
  expect(await shop.owns(card.client, card.courseId)).toBe(true)
  expect((await start()).body.code).toBe('payment-unavailable')
  standIn.breakWith()
  await expect.poll(async () => (await start()).status, { timeout: 10_000 }).toBe(200)
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'open', paymentIntentId: `cg_${checkoutId}` })
})
