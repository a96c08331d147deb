import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/app/testing/academy.ts'
import { seedReader } from '#src/app/testing/courses.ts'
import { openPlans } from '#src/app/testing/plans.ts'
import { openShop } from '#src/app/testing/shop.ts'
import { paymentEvents } from '#src/features/orders/tables.ts'

import { memberships, plans } from '../tables.ts'

let academy: TestAcademy
let desk: ReturnType<typeof openPlans>
beforeAll(async () => {
  academy = await startAcademy()
  desk = openPlans(academy)
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await desk.clear()
  await academy.services.db.delete(paymentEvents)
})

/** Waits until something was set aside for an administrator, for this reason. */
const parkedFor = (reason: RegExp) =>
  expect
    .poll(async () => JSON.stringify((await desk.parked()).map(({ reason, facts }) => [reason, facts])), {
      timeout: 10_000,
    })
    .toMatch(reason)

test('T84 a subscription of another amount than the plan has is set aside, and opens nothing', async () => {
  const plan = await desk.seed({ priceCents: 2900, soldAtCents: 100, opens: 'all' })
  const { userId } = await seedReader(academy)
  await desk.buy(plan, { reference: userId })
  await parkedFor(/"amount",\{"isCents":100,"wantedCents":2900,"subscription":"sub_\w+"\}/)
  expect(await desk.membershipsOf(userId)).toEqual([])
  expect(await desk.coverageOf(userId)).toEqual([])
})

test('D-6 T84 the discount is part of the amount that must be paid', async () => {
  const plan = await desk.seed({ name: 'Gold', priceCents: 5900, discount: 10, soldAtCents: 5310 })
  const reader = await seedReader(academy)
  await desk.buy(plan, { reference: reader.userId })
  await desk.becomes(reader, [{ status: 'active' }])
  const dear = await desk.seed({ name: 'Basic', priceCents: 1200, discount: 10, soldAtCents: 1200 })
  await desk.buy(dear, { reference: reader.userId })
  await parkedFor(/"amount",\{"isCents":1200,"wantedCents":1080,/)
  expect(await desk.membershipsOf(reader.userId)).toHaveLength(1)
})

test('T84 a price that is no plan of ours, or comes in another rhythm, is set aside', async () => {
  const { db, payments, publicUrl } = academy.services
  const { userId } = await seedReader(academy)
  const stranger = { name: 'Else', amountCents: 2900, currency: 'usd', interval: 'year', returnUrl: publicUrl } as const
  const { url: link, priceId } = await payments.createPlanLink({ ...stranger, idempotencyKey: randomUUID() })
  await desk.buy({ id: '', priceId, link }, { reference: userId })
  await parkedFor(new RegExp(`"no-plan",\\{"price":"${priceId}"`))
  await db.delete(paymentEvents)
  const yearly = { name: 'Silver', duration: 'month', priceCents: 2900, paymentId: priceId, link } as const
  await db.insert(plans).values(yearly)
  await desk.buy({ id: '', priceId, link }, { reference: userId })
  await parkedFor(/"rhythm",\{"is":"year",.*"wanted":"month"/)
  expect(await desk.membershipsOf(userId)).toEqual([])
})

test.for([['nobody'], [randomUUID()], ['']])(
  'T84 a reference to no account, "%s", is set aside',
  async ([reference]) => {
    await desk.buy(await desk.seed(), { reference: reference ?? '' })
    await parkedFor(/"no-person"/)
    expect(await academy.services.db.select().from(memberships)).toEqual([])
  },
)

test("T84 who pays with another account's reference gives that account a membership, and gets none", async () => {
  const plan = await desk.seed()
  const [payer, named] = [await seedReader(academy), await seedReader(academy)]
  const sessionId = await desk.buy(plan, { reference: named.userId })
  const answer = await payer.client.post('/api/checkout_state', { session_id: sessionId })
  expect(answer.body).toEqual({ state: 'review' })
  const [membership] = await desk.becomes(named, [{ status: 'active' }])
  expect(await desk.membershipsOf(payer.userId)).toEqual([])
  const id = membership?.id ?? ''
  for (const call of [
    payer.client.put(`/api/memberships/${id}/cancel`),
    payer.client.put(`/api/memberships/${id}/keep`),
    payer.client.post(`/api/memberships/${id}/portal`),
  ])
    expect((await call).status).toBe(404)
})

test('D-5 a subscription that the provider does not know is set aside', async () => {
  await openShop(academy).deliver({
    id: 'evt_unknown',
    object: 'event',
    type: 'invoice.paid',
    livemode: false,
    data: { object: { object: 'invoice', parent: { subscription_details: { subscription: 'sub_nobody' } } } },
  })
  await parkedFor(/"no-subscription",\{"subscription":"sub_nobody"/)
  expect(await desk.parked()).toHaveLength(1)
})
