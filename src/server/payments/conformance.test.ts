// What every provider behind the door has to do, the same for each.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { chargilyKey, openChargilyStandIn } from '#src/testing/services/chargily.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'
import type { Method } from '#src/wire/money/methods.ts'

import { bankTransfers } from './transfers/tables.ts'

const standIn = await openChargilyStandIn()
afterAll(() => standIn.close())
const { academy, shop } = await openTestShop(
  { webhooks: { drop: true } },
  { environment: { LOG_LEVEL: 'error', CHARGILY_SECRET_KEY: chargilyKey, CHARGILY_API_URL: standIn.apiUrl } },
)
await openTransferDesk({ academy, shop })
beforeEach(() => standIn.breakWith({ isSilent: true }))
const { payments, db } = academy.services

type Provider = {
  method: Method
  currency: string
  /** What a buyer does next. */
  next: string
  /** An id that the provider does not know. */
  unknown: string
  /** What a buyer, or their bank, does. */
  pay: (id: string) => Promise<unknown>
  isByHand: boolean
}

const providers: Provider[] = [
  {
    method: 'card',
    currency: 'usd',
    next: 'form',
    unknown: 'pi_unknown',
    pay: id => shop.pay(id),
    isByHand: false,
  },
  {
    method: 'transfer',
    currency: 'usd',
    next: 'transfer',
    unknown: `tr_${'0'.repeat(24)}`,
    pay: id => db.update(bankTransfers).set({ state: 'received' }).where(eq(bankTransfers.id, id)),
    isByHand: true,
  },
  {
    method: 'chargily',
    currency: 'dzd',
    next: 'redirect',
    unknown: `cg_${'0'.repeat(24)}`,
    pay: id => standIn.move(id.slice('cg_'.length), 'paid'),
    isByHand: true,
  },
]

describe.each(providers)('$method', ({ method, currency, next, unknown, pay, isByHand }) => {
  const begin = (key = randomUUID(), amountCents = 490_000) =>
    payments.createIntent({
      method,
      amountCents,
      currency,
      description: 'a course',
      metadata: { orderId: randomUUID(), userId: randomUUID(), courseId: randomUUID() },
      idempotencyKey: key,
    })
  const byHand = { note: 'sent back', by: randomUUID() }

  test('R2 a payment waits, has a next step, and says what it is for', async () => {
    const intent = await begin()
    expect(intent).toMatchObject({ status: 'waiting', amountCents: 490_000, receivedCents: 0, currency })
    expect(intent.next?.kind).toBe(next)
    expect(intent.livemode).toBe(payments.livemode)
    expect(await payments.findIntent(intent.id)).toMatchObject({ id: intent.id, metadata: intent.metadata })
  })

  test('R2 under one key there is one payment, also for many at once', async () => {
    const key = randomUUID()
    const metadata = { orderId: randomUUID(), userId: randomUUID(), courseId: randomUUID() }
    const order = {
      method,
      amountCents: 490_000,
      currency,
      description: 'a course',
      metadata,
      idempotencyKey: key,
    }
    const ids = (await Promise.all([1, 2, 3, 4].map(() => payments.createIntent(order)))).map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
  })

  test('what the provider does not know is not there, and nothing is done with it', async () => {
    expect(await payments.findIntent(unknown)).toBeUndefined()
    expect(await payments.cancelIntent(unknown)).toBeUndefined()
  })

  test('a payment that waits is cancelled, twice without harm; one that has come is not', async () => {
    const { id } = await begin()
    for (let time = 0; time < 2; time += 1) expect((await payments.cancelIntent(id))?.status).toBe('canceled')
    const paid = await begin()
    await pay(paid.id)
    expect(await payments.cancelIntent(paid.id)).toMatchObject({ status: 'succeeded', receivedCents: 490_000 })
  })

  test('T85 what has come goes back whole, once for a cause and once in all', async () => {
    const { id } = await begin()
    const order = { key: randomUUID(), cause: 'first', byHand }
    expect(await payments.refund(id, order)).toMatchObject({ isRefunded: false })
    await pay(id)
    const before = await payments.findIntent(id)
    expect(before).toMatchObject({ status: 'succeeded', refundedCents: 0 })
    const again = { ...order, key: randomUUID() }
    const answers = await Promise.all([payments.refund(id, again), payments.refund(id, again)])
    expect(answers.every(({ isRefunded }) => isRefunded)).toBe(true)
    expect(await payments.refund(id, { key: randomUUID(), cause: 'other', byHand })).toEqual({
      isRefunded: true,
      cents: 0,
    })
    const after = await payments.findIntent(id)
    expect(after?.refundedCents).toBe(490_000)
    expect(after?.revision).toBeGreaterThan(before?.revision ?? 0)
  })

  test('T85 a part goes back once for its cause, another one for another, and never more than is left', async () => {
    const { id } = await begin()
    const part = (cause: string, cents: number | undefined = 100_000) =>
      payments.refund(id, { key: randomUUID(), cause, cents, byHand })
    expect(await part('early')).toMatchObject({ isRefunded: false })
    await pay(id)
    expect(await part('first')).toEqual({ isRefunded: true, cents: 100_000 })
    expect(await part('first'), 'the key is another one, as after a day').toEqual({ isRefunded: true, cents: 100_000 })
    const key = { key: randomUUID(), cause: 'second', cents: 100_000, byHand }
    await Promise.allSettled([payments.refund(id, key), payments.refund(id, key)])
    expect(await payments.refund(id, key)).toEqual({ isRefunded: true, cents: 100_000 })
    expect(await payments.findIntent(id)).toMatchObject({ refundedCents: 200_000, status: 'succeeded' })
    expect(await part('too much', 290_100)).toMatchObject({ isRefunded: false })
    expect(await payments.sumReturned(id, 'too much')).toBe(0)
    expect(await payments.sumReturned(id, 'first')).toBe(100_000)
    expect(await payments.refund(id, { key: randomUUID(), cause: 'rest', byHand })).toEqual({
      isRefunded: true,
      cents: 290_000,
    })
    expect(await part('late')).toMatchObject({ isRefunded: false })
    expect(await payments.findIntent(id)).toMatchObject({ refundedCents: 490_000 })
  })

  test('what nobody sends back by hand goes back only where the provider can do it', async () => {
    const { id } = await begin()
    await pay(id)
    const answer = await payments.refund(id, { key: randomUUID(), cause: 'alone' })
    expect(answer.isRefunded).toBe(!isByHand)
  })
})
