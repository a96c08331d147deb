import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { findPayments } from '#src/features/orders/commands/catching-up/find-payments.ts'
import { reconcilePayments } from '#src/features/orders/commands/catching-up/reconcile.ts'
import { orders } from '#src/features/orders/tables.ts'
import { openCase } from '#src/server/payments/cases.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { userPassword } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openCases, openMoney } from '#src/testing/services/case-desk.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { admin, buy, givenBack } = await openRefunds({ academy, shop })
const { deedsOn, leaveSecond, payOther } = openMoney({ academy, shop })
const { db } = academy.services
const { caseOf, decide } = openCases(admin)
const password = { password: userPassword }
const reason = { reason: 'The bank took it back' }

/** Staff ask for a refund, and the provider fails inside: nothing has gone back, which nobody knows. */
async function askUnheard(subject: string, kind?: string) {
  shop.breakWith({
    api: [
      { kind: 'delay', path: '/v1/refunds', delayMs: 1, times: 1 },
      { kind: 'status', status: 500, path: '/v1/refunds', times: 9 },
    ],
  })
  expect((await decide(await caseOf(subject, kind), 'refund', password)).status).toBe(503)
  await shop.mend()
}

async function loseDispute(intentId: string) {
  await shop.verdict(await shop.dispute(intentId), 'lost')
  await shop.deliver(eventAbout(intentId, 'charge.dispute.closed'))
}

test('T84 T85 R12 a refund that nobody heard of, whose payment the bank takes back, is refused, and its case is closed', async () => {
  const { intentId } = await payOther()
  await askUnheard(intentId)
  await loseDispute(intentId)
  const claimed = await caseOf(intentId, 'payment')
  expect(claimed).toMatchObject({ grant: null, canRefund: true, canClose: false, lost: 'charged-back' })
  expect((await decide(claimed, 'refund', password)).body.code).toBe('refund-refused')
  const free = await caseOf(intentId, 'payment')
  expect(free).toMatchObject({ canRefund: false, canClose: true })
  expect((await decide(free, 'close', reason)).status).toBe(200)
  expect(await deedsOn(free)).toEqual(['payment.close'])
})

test.for([403, 429])(
  'T84 R12 a refund that the provider turns away with %i has not happened: everything may be decided',
  async status => {
    const { client, courseId, intentId } = await payOther()
    shop.breakWith({
      api: [
        { kind: 'delay', path: '/v1/refunds', delayMs: 1, times: 1 },
        { kind: 'status', status, path: '/v1/refunds', times: 1 },
      ],
    })
    expect((await decide(await caseOf(intentId), 'refund', password)).body.code).toBe('refund-refused')
    expect((await decide(await caseOf(intentId), 'grant', {})).status).toBe(200)
    expect(await givenBack(intentId)).toEqual([])
    expect(await shop.owns(client, courseId)).toBe(true)
  },
)

const reading = { kind: 'delay', path: '/v1/refunds', delayMs: 1, times: 1 } as const
const cutOff = { kind: 'reset', path: '/v1/refunds', times: 1 } as const
const tooMany = { kind: 'status', status: 429, path: '/v1/refunds', times: 1 } as const

test('T84 R12 a repetition that is turned away lets go of no case: the first call may yet be done', async () => {
  const { intentId } = await payOther()
  const seen = await caseOf(intentId)
  shop.breakWith({ api: [reading, cutOff, tooMany] })
  expect((await decide(seen, 'refund', password)).status).toBe(503)
  const byHand = { reason: 'Paid back in cash' }
  expect((await decide(await caseOf(intentId), 'close', byHand)).body.code).toBe('refund-under-way')
  // Nor does another attempt that is turned away before the first one must be over.
  shop.breakWith({ api: [reading, tooMany] })
  expect((await decide(await caseOf(intentId), 'refund', password)).status).toBe(503)
  expect((await decide(await caseOf(intentId), 'close', byHand)).body.code).toBe('refund-under-way')
  const askedAt = { refundAskedAt: sql`now() - interval '2 minutes'` }
  await db.update(paymentCases).set(askedAt).where(eq(paymentCases.subject, intentId))
  shop.breakWith({ api: [reading, tooMany] })
  expect((await decide(await caseOf(intentId), 'refund', password)).body.code).toBe('refund-refused')
  expect((await decide(await caseOf(intentId), 'close', byHand)).status).toBe(200)
  expect(await givenBack(intentId)).toEqual([])
})

test('T84 R12 what cannot be read is not claimed', async () => {
  const { intentId } = await payOther()
  shop.breakWith({ api: [{ kind: 'status', status: 403, path: '/v1/refunds', times: 1 }] })
  expect((await decide(await caseOf(intentId), 'refund', password)).status).toBe(503)
  expect(await caseOf(intentId)).toMatchObject({ grant: 'course', canClose: true })
})

test.for([
  ['refund', password],
  ['close', { reason: 'Paid back by bank transfer' }],
] as const)('T84 who paid something odd may buy the course once that is decided (%s)', async ([verb, body]) => {
  const { client, courseId, orderId, intentId } = await payOther()
  expect((await decide(await caseOf(intentId), verb, body)).status).toBe(200)
  expect((await shop.orderOf(orderId))?.status).toBe('cancelled')
  const anew = await shop.start(client, courseId)
  expect(anew.orderId).not.toBe(orderId)
  await shop.pay(anew.intentId)
  await shop.deliver(eventAbout(anew.intentId))
  expect(await shop.owns(client, courseId)).toBe(true)
})

test.for([
  ['open, reconciled', false],
  ['gone, found', true],
] as const)(
  'T84 R24 R32 a purchase that the provider did not know is granted once it can be read, also where its case was closed (%s)',
  async ([, isGone]) => {
    const { client, courseId } = await shop.meet()
    const { intentId, orderId } = await shop.start(client, courseId)
    await shop.pay(intentId)
    await openCase(db, { kind: 'payment', subject: intentId, reason: { code: 'no-payment' } })
    expect((await decide(await caseOf(intentId), 'close', { reason: 'The keys were wrong' })).status).toBe(200)
    expect((await shop.orderOf(orderId))?.status).toBe('open')
    const job = { ...academy.services, actor: { kind: 'job', name: 'catch-up' }, ip: '' } as const
    if (isGone) {
      await db.delete(orders).where(eq(orders.id, orderId))
      await findPayments(job, {})
    } else {
      await reconcilePayments(job)
    }
    expect(await shop.owns(client, courseId)).toBe(true)
  },
)

test('T84 T85 R12 a refund that was done unheard, and is disputed since, is not forgotten by a refusal', async () => {
  const { userId, intentId } = await payOther()
  shop.breakWith({ api: [{ kind: 'reset', when: 'after', path: '/v1/refunds', times: 9 }] })
  expect((await decide(await caseOf(intentId), 'refund', password)).status).toBe(503)
  await shop.mend()
  await shop.dispute(intentId)
  await shop.deliver(eventAbout(intentId, 'charge.dispute.created'))
  const claimed = await caseOf(intentId, 'payment')
  expect((await decide(claimed, 'refund', password)).body).toEqual({ refunded: true })
  expect((await givenBack(intentId)).map(({ amount }) => amount)).toEqual([9_500])
  expect(await deedsOn(claimed)).toEqual(['payment.refund'])
  const [mail = ''] = await academy.mailsTo(`${userId}@example.org`)
  expect(mailText(mail)).toContain('$95.00 USD goes back')
})

test('T84 T85 R12 what the academy gives back by itself, and the bank takes back, is not left claimed by a job that died', async () => {
  const { subject, left } = await leaveSecond(await buy())
  expect(left).toBeTruthy()
  await loseDispute(subject)
  expect((await decide(await caseOf(subject, 'payment'), 'refund', password)).body.code).toBe('refund-refused')
  expect((await decide(await caseOf(subject, 'payment'), 'close', reason)).status).toBe(200)
})

test('T85 R12 a failed refund that is given back once more is finished, also where its payment has settled an order by then', async () => {
  const { userId, intentId, orderId } = await payOther()
  expect((await decide(await caseOf(intentId), 'refund', password)).status).toBe(200)
  await shop.failRefund((await givenBack(intentId))[0]?.id ?? '')
  await shop.deliver(eventAbout(intentId, 'refund.failed'))
  await askUnheard(intentId, 'refund')
  const own = and(eq(orders.id, orderId), eq(orders.userId, userId))
  await db.update(orders).set({ status: 'paid', amountCents: 9_500, paymentIntentId: intentId }).where(own)
  expect((await decide(await caseOf(intentId, 'refund'), 'refund', password)).status).toBe(200)
  expect((await givenBack(intentId)).map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  expect(await caseOf(intentId, 'refund')).toBeUndefined()
})
