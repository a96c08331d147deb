import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openCases, type SeenCase } from '#src/testing/services/case-desk.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, seconds } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { admin, givenBack } = await openRefunds({ academy, shop })
const desk = openPlans(academy)
const { db, payments } = academy.services

const { caseOf, decide } = openCases(admin)
const password = { password: userPassword }
const deedsOn = async ({ _id }: SeenCase) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.thingId, _id))).map(({ action }) => action)

const tell = (id: string) =>
  shop.deliver({ ...eventAbout('', 'customer.subscription.updated'), data: { object: { object: 'subscription', id } } })

/** A subscription with two paid bills that waits for staff. */
async function payTwoBills() {
  await desk.clear()
  const plan = await desk.seed({ opens: 'all' })
  const [named, payer] = [await seedUser(academy), await seedUser(academy)]
  const sessionId = await desk.buy(plan, { reference: named.userId, email: `${payer.userId}@example.org` })
  const id = (await payments.findCheckoutSubscription(sessionId)) ?? ''
  const { customer } = await shop.stripe.subscriptions.retrieve(id)
  const bills = async () =>
    (await shop.stripe.paymentIntents.list({ customer: typeof customer === 'string' ? customer : customer.id })).data
  desk.sandbox.advance(days(32))
  await expect.poll(async () => (await bills()).length, { timeout: seconds(15) }).toBe(2)
  await tell(id)
  const backOf = async () =>
    (await Promise.all((await bills()).map(bill => givenBack(bill.id)))).flat().map(({ amount }) => amount)
  return { plan, payer, id, bills: await bills(), backOf, seen: await caseOf(id) }
}

/** The first bill goes back; of the second one the provider says no: each bill is asked about twice, given back and counted. */
const refuseSecond = () =>
  shop.breakWith({
    api: [
      { kind: 'delay', path: '/v1/refunds', delayMs: 1, times: 4 },
      { kind: 'status', status: 400, path: '/v1/refunds', times: 1 },
    ],
  })

test('T84 R5 a refund that is refused after its first bill leaves a trace, and only the refund of the rest ends it', async () => {
  const { plan, payer, id, bills, backOf, seen } = await payTwoBills()
  refuseSecond()
  const half = await decide(seen, 'refund', password)
  shop.breakWith({ api: [] })
  expect(half.body).toMatchObject({
    code: 'refund-refused',
    message: expect.stringContaining('29.00 USD has gone back'),
  })
  expect(await backOf()).toEqual([2900])
  for (const bill of bills) await shop.deliver(eventAbout(bill.id, 'charge.refunded'))
  await tell(id)
  const left = await caseOf(id)
  expect(left).toMatchObject({ _id: seen._id, grant: null, canRefund: true, returned: 29 })
  expect(left.version).not.toBe(seen.version)
  expect((await decide(seen, 'grant', { planId: plan.id })).body.code).toBe('conflict')
  expect((await decide(left, 'grant', { planId: plan.id })).body.code).toBe('refund-under-way')
  expect((await decide(left, 'close', { reason: 'Sent by bank transfer' })).body.code).toBe('refund-under-way')
  expect(await desk.membershipsOf(payer.userId)).toEqual([])
  expect(await deedsOn(seen)).toEqual(['payment.refund-part'])
  expect((await payments.findSubscription(id))?.status, 'nobody is charged for it again').toBe('canceled')
  expect((await decide(left, 'refund', password)).status).toBe(200)
  expect(await backOf()).toEqual([2900, 2900])
  const [mail = ''] = await academy.mailsTo(`${payer.userId}@example.org`)
  expect(mailText(mail)).toContain('$58.00 USD')
  expect(await deedsOn(seen)).toEqual(['payment.refund-part', 'payment.refund'])
})

test('T84 another refusal of the rest changes nothing, and lets go of nothing', async () => {
  const { bills, backOf, seen, id } = await payTwoBills()
  refuseSecond()
  await decide(seen, 'refund', password)
  shop.breakWith({ api: [] })
  const refunded = await Promise.all(bills.map(async bill => (await givenBack(bill.id)).length > 0))
  const rest = bills[refunded.indexOf(false)]
  await shop.dispute(rest?.id ?? '')
  const again = await decide(await caseOf(id), 'refund', password)
  expect(again.body).toMatchObject({
    code: 'refund-refused',
    message: expect.stringContaining('29.00 USD has gone back'),
  })
  expect(await backOf()).toEqual([2900])
  expect(await caseOf(id)).toMatchObject({ grant: null, returned: 29 })
  expect(await deedsOn(seen)).toEqual(['payment.refund-part'])
})
