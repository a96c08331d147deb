import { expect, test } from 'vitest'

import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { seconds } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop()
const desk = openPlans(academy)
const { client: admin } = await seedUser(academy, { role: 'admin' })
const { stripe } = shop

type Case = { _id: string; subject: string }
const caseOf = async (subject: string, state = 'open') =>
  (await admin.get(`/api/admin/payments/cases?limit=100&state=${state}`)).body.cases.find(
    (one: Case) => one.subject === subject,
  )

/** A member's customer gets one more subscription at the provider, and pays once for something else. */
async function subscribeBeside() {
  await desk.clear()
  const [basic, gold] = [
    await desk.seed({ name: 'Basic', priceCents: 400 }),
    await desk.seed({ name: 'Gold', duration: 'year', priceCents: 18_810 }),
  ]
  const member = await seedUser(academy)
  await desk.buy(gold, { reference: member.userId })
  const [held] = await desk.becomes(member, [{ status: 'active' }])
  const customer = held?.customerId ?? ''
  const bought = { customer, items: [{ price: basic.priceId }], default_payment_method: 'pm_card_visa' }
  const { id } = await stripe.subscriptions.create(bought)
  await expect.poll(() => caseOf(id), { timeout: seconds(20) }).toMatchObject({ reason: 'no-person', amount: 4 })
  const once = await stripe.paymentIntents.create({ amount: 7_000, currency: 'usd', customer })
  await shop.pay(once.id)
  return { customer, besideId: id, heldId: held?.subscriptionId ?? '' }
}

test.each([true, false])(
  'T84 refunding a subscription gives back what its own bills took, while the other one of its customer has ended: %s',
  async hasEnded => {
    const { customer, besideId, heldId } = await subscribeBeside()
    if (hasEnded) await stripe.subscriptions.cancel(heldId)
    const { _id: id } = await caseOf(besideId)
    expect((await admin.post(`/api/admin/payments/cases/${id}/refund`, { password: userPassword })).status).toBe(200)
    const { data } = await stripe.paymentIntents.list({ customer })
    expect(data).toHaveLength(3)
    const refunds = await Promise.all(data.map(intent => stripe.refunds.list({ payment_intent: intent.id })))
    expect(refunds.flatMap(list => list.data.map(({ amount }) => amount))).toEqual([400])
    expect(await caseOf(besideId, 'closed')).toMatchObject({ outcome: 'refunded', amount: 4 })
    expect((await stripe.subscriptions.retrieve(besideId)).status).toBe('canceled')
    expect((await stripe.subscriptions.retrieve(heldId)).status).toBe(hasEnded ? 'canceled' : 'active')
  },
)
