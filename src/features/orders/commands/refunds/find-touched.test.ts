import { beforeEach, expect, test } from 'vitest'

import { reconcileMemberships } from '#src/features/memberships/commands/reconcile.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { buy, reconcile, expectRefunded } = await openRefunds({ academy, shop })
const desk = openPlans(academy)
beforeEach(() => desk.clear())

/** Somebody who pays for a plan; nobody has told the academy of it. */
async function subscribe() {
  const plan = await desk.seed({ duration: 'year', opens: 'all' })
  const learner = await seedUser(academy)
  const sessionId = await desk.buy(plan, { reference: learner.userId })
  const id = (await academy.services.payments.findCheckoutSubscription(sessionId)) ?? ''
  const customer = (await academy.services.payments.findSubscription(id))?.customerId ?? ''
  const [bill] = (await shop.stripe.paymentIntents.list({ customer })).data
  const tell = async () => {
    await shop.deliver({
      ...eventAbout('', 'customer.subscription.updated'),
      data: { object: { object: 'subscription', id } },
    })
    await desk.becomes(learner, [{ status: 'active' }])
  }
  return { ...learner, tell, intentId: bill?.id ?? '' }
}
const giveBack = async (intentId: string, amount?: number) =>
  (await shop.stripe.refunds.create({ payment_intent: intentId, ...(amount && { amount }) })).id

test('R6 a refund is found although the payment was given back in part, or disputed and won, long ago', async () => {
  const [part, won] = [await buy(), await buy()]
  const dispute = await shop.dispute(won.intentId)
  await shop.verdict(dispute, 'won')
  const first = await giveBack(part.intentId, 1000)
  await reconcile()
  await shop.age(dispute, days(40))
  await shop.age(first, days(40))
  await giveBack(won.intentId)
  await giveBack(part.intentId)
  await reconcile()
  await expectRefunded(won, null)
  expect((await shop.orderOf(part.orderId))?.status).toBe('refunded')
  expect(await shop.owns(part.client, part.courseId)).toBe(false)
})

test('R6 D-5 a membership ends with a refund although a part of its bill went back long ago', async () => {
  const { userId, tell, intentId } = await subscribe()
  await tell()
  const first = await giveBack(intentId, 1000)
  await reconcile()
  await shop.age(first, days(40))
  await giveBack(intentId)
  await reconcile()
  expect(await desk.membershipsOf(userId)).toMatchObject([{ status: 'ended' }])
})

test.for(['dispute', 'refund'] as const)(
  'R6 T85 a %s that was heard of before its membership is before the staff once that has begun',
  async kind => {
    const { tell, intentId } = await subscribe()
    if (kind === 'dispute') await shop.dispute(intentId)
    else await shop.failRefund(await giveBack(intentId, 1000))
    await reconcile()
    expect(await shop.casesOf(intentId)).toEqual([])
    await tell()
    await reconcile()
    await reconcileMemberships({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
    expect(await shop.casesOf(intentId)).toMatchObject([{ kind, outcome: null }])
    const events = await shop.eventsOf(intentId)
    await reconcile()
    expect(await shop.eventsOf(intentId), 'once').toEqual(events)
  },
)
