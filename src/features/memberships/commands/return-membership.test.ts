import { expect, test } from 'vitest'

import type { Context } from '#src/server/context.ts'
import { openCase } from '#src/server/payments/cases.ts'
import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openCases, openMoney } from '#src/testing/services/case-desk.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, seconds } from '#src/wire/durations.ts'

import { returnMembership } from './return-membership.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { admin } = await openRefunds({ academy, shop })
const { desk, tell, auditOf, billsOf, refuseSecond } = openMoney({ academy, shop })
const { db, payments } = academy.services
const { caseOf, decide } = openCases(admin)
const job: Context = { ...academy.services, actor: { kind: 'job', name: 'return-membership' }, ip: '' }

/** Somebody who holds a plan, and has paid for it once more, of which nobody has heard yet. */
async function payTwice() {
  await desk.clear()
  const plan = await desk.seed({ opens: 'all' })
  const learner = await seedUser(academy)
  const pay = async () =>
    (await payments.findCheckoutSubscription(await desk.buy(plan, { reference: learner.userId }))) ?? ''
  const first = await pay()
  await tell(first)
  return { ...learner, first, second: await pay() }
}

test('D-8 T84 R5 what the provider refuses of a second membership does not begin just before it is ended', async () => {
  const { userId, first, second } = await payTwice()
  await shop.dispute((await billsOf(second))[0]?.id ?? '')
  const reason = { code: 'second', facts: { plan: 'Silver', subscription: second } } as const
  const money = { userId, amountCents: 2900, currency: 'usd' }
  await openCase(db, { kind: 'subscription', subject: second, reason, ...money })
  await shop.stripe.subscriptions.cancel(first)
  await tell(first)
  const cancelSubscription: typeof payments.cancelSubscription = async (...given) => {
    await tell(second)
    return payments.cancelSubscription(...given)
  }
  const meanwhile = { ...job, payments: { ...payments, cancelSubscription } }
  await returnMembership(meanwhile, { subscriptionId: second, userId, planName: 'Silver' })
  await tell(second)
  expect(await caseOf(second, 'subscription')).toMatchObject({ reason: 'second', grant: null, canRefund: true })
  expect((await desk.membershipsOf(userId)).map(({ status }) => status)).toEqual(['ended'])
})

/** A second membership before the staff, of which the provider turns away the first refund. */
async function turnAway(status: 403 | 429) {
  const { userId, second } = await payTwice()
  const reason = { code: 'second', facts: { plan: 'Silver', subscription: second } } as const
  await openCase(db, { kind: 'subscription', subject: second, reason, userId, amountCents: 2900, currency: 'usd' })
  shop.breakWith({
    api: [
      { kind: 'delay', path: '/v1/refunds', delayMs: 1, times: 1 },
      { kind: 'status', status, path: '/v1/refunds', times: 1 },
    ],
  })
  return { second, run: () => returnMembership(job, { subscriptionId: second, userId, planName: 'Silver' }) }
}

test('D-8 R12 what the provider turns away for the number of calls is given back another time', async () => {
  const { second, run: again } = await turnAway(429)
  await expect(again()).rejects.toThrow('not given back yet')
  expect((await payments.findSubscription(second))?.status, 'nobody is billed for it meanwhile').toBe('canceled')
  await again()
  expect(await shop.casesOf(second)).toMatchObject([{ outcome: 'refunded', closedBy: null }])
})

test('D-8 T84 R12 a second membership whose money the key may not give back has ended when staff close its case', async () => {
  const { second, run } = await turnAway(403)
  await expect(run()).rejects.toThrow('not given back yet')
  expect((await decide(await caseOf(second), 'close', { reason: 'Paid back by bank transfer' })).status).toBe(200)
  await run()
  desk.sandbox.advance(days(32))
  expect((await payments.findSubscription(second))?.status).toBe('canceled')
  expect(await billsOf(second)).toHaveLength(1)
})

test('D-8 T84 a second membership that goes back halfway keeps the sum, and staff who finish it leave both sums in the audit', async () => {
  const { userId, first, second } = await payTwice()
  desk.sandbox.advance(days(32))
  await expect.poll(async () => (await billsOf(second)).length, { timeout: seconds(15) }).toBe(2)
  refuseSecond('academy')
  await tell(first)
  await tell(second)
  await expect.poll(async () => (await shop.casesOf(second))[0]?.returnedCents, { timeout: seconds(15) }).toBe(2900)
  shop.breakWith({ api: [] })
  const half = await caseOf(second)
  expect(half).toMatchObject({ reason: 'second', grant: null, canRefund: true, canClose: true, returned: 29 })
  expect(await auditOf(half), 'the audit is of people').toEqual([])
  expect((await decide(half, 'refund', { password: userPassword })).status).toBe(200)
  const sums = { amountCents: 5800, returnedCents: 2900 }
  expect(await auditOf(half)).toMatchObject([{ action: 'payment.refund', actorId: admin.userId, after: sums }])
  await expect
    .poll(async () => (await academy.mailsTo(`${userId}@example.org`)).map(mailText).join('\n'))
    .toContain('$58.00 USD goes back')
})
