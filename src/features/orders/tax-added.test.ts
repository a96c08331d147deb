// D-1, D-3, R26: the tax is added to prices, by where the buyer says that they are (decision 0107).
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { billingDetails } from '#src/features/invoices/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { meet } from '#src/testing/meet.ts'
import { street } from '#src/testing/services/invoicing.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTaxDesk } from '#src/testing/services/tax-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { minutes } from '#src/wire/durations.ts'

import { orders } from './tables.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })
await confirmByPassword(admin)
const desk = await openTaxDesk({ academy, shop, admin })
const { set, say, order, start, begin, pay, run, runLater, of, reconcile } = desk

const taxed = async (orderId: string) => {
  const row = await shop.orderOf(orderId)
  return [row?.netCents, row?.taxCents, row?.amountCents, row?.taxRate, row?.untaxed, row?.taxCountry]
}

test.each([
  ['a consumer at home', 'DE', '', [8_900, 1_691, 10_591, 1_900, null, 'DE']],
  ['a consumer abroad, whose country has a rate', 'FR', '', [8_900, 1_780, 10_680, 2_000, null, 'FR']],
  ['a consumer abroad, whose country has none', 'CH', '', [8_900, 1_691, 10_591, 1_900, null, 'CH']],
  ['a business of the Union', 'FR', 'FR12345678901', [8_900, 0, 8_900, 0, 'reverse-charge', 'FR']],
  ['a business at home', 'DE', 'DE987654321', [8_900, 1_691, 10_591, 1_900, null, 'DE']],
] as const)('D-1 %s pays price and tax, and the invoice says what the order says', async (_, country, number, row) => {
  const { client, courseId } = await shop.meet()
  expect((await say(client, country, number)).status).toBe(200)
  const { orderId, intentId, answer } = await begin(client, courseId)
  const [net, tax, total, rate, reason] = row
  expect(answer.body).toMatchObject({
    amount: total / 100,
    tax: { net: net / 100, amount: tax / 100, rate, name: 'MwSt', reason, country },
  })
  expect(await taxed(orderId)).toEqual(row)
  expect((await shop.stripe.paymentIntents.retrieve(intentId)).amount).toBe(total)
  await pay(intentId)
  expect(await shop.owns(client, courseId)).toBe(true)
  await client.put('/api/billing', { ...billing, country, taxNumber: number })
  await run()
  expect(await of(orderId)).toMatchObject([
    { netCents: net, taxCents: tax, totalCents: total, rate, taxName: 'MwSt', noTax: reason, buyer: { country } },
  ])
})

const billing = { name: 'Ada', company: '', ...street }

test('T22 nothing is ordered before it is known where the buyer is; what is free is joined all the same', async () => {
  const { client, courseId, userId } = await shop.meet()
  expect((await client.get('/api/billing/tax')).body).toEqual({
    tax: { name: 'MwSt', rate: 1_900, reason: null, country: '', taxNumber: '' },
  })
  expect(await order(client, courseId)).toMatchObject({ status: 409, body: { code: 'country-needed' } })
  expect(await shop.ordersFor(userId)).toEqual([])
  const free = await shop.meet({ priceCents: 0 })
  expect((await order(free.client, free.courseId)).body).toEqual({
    amount: 0,
    order: expect.anything(),
    joined: true,
  })
  for (const [body, status] of [
    [{ country: '', taxNumber: '' }, 400],
    [{ country: 'XX', taxNumber: '' }, 400],
    [{ country: 'DE' }, 400],
    [{ country: 'DE', taxNumber: '1'.repeat(41) }, 400],
  ] as const)
    expect((await client.put('/api/billing/country', body)).status).toBe(status)
  expect((await academy.client().get('/api/billing/tax')).status).toBe(401)
  expect((await say(academy.client(), 'DE')).status).toBe(401)
})

test('the country alone waits an hour for a name, and other details stay when it is said again', async () => {
  const { client } = await shop.meet()
  await client.put('/api/billing', { ...billing, city: 'Lyon', country: 'FR', taxNumber: '' })
  expect((await say(client, 'FR', 'FR12345678901')).body.tax).toMatchObject({ reason: 'reverse-charge', rate: 0 })
  const { body } = await client.get('/api/billing')
  expect(body.billing).toMatchObject({ name: 'Ada', city: 'Lyon', taxNumber: 'FR12345678901' })
  const other = await shop.meet()
  await say(other.client, 'DE')
  const { orderId, intentId } = await begin(other.client, other.courseId)
  await pay(intentId)
  await run()
  expect(await of(orderId)).toEqual([])
  expect((await other.client.get(`/api/my-orders/${orderId}/invoices`)).body.hasBilling).toBe(false)
})

test('a street of another country goes when the country is said, and is on no invoice', async () => {
  const { client, courseId } = await shop.meet()
  await client.put('/api/billing', { ...billing, company: 'Coureurs', country: 'FR', taxNumber: '' })
  await say(client, 'FR')
  expect((await client.get('/api/billing')).body.billing).toMatchObject(street)
  await say(client, 'DE')
  const { orderId, intentId } = await begin(client, courseId)
  await pay(intentId)
  await run()
  expect(await of(orderId), 'who was asked for a country has an hour to say a street').toEqual([])
  await runLater()
  const gone = { line1: '', line2: '', postalCode: '', city: '' }
  expect(await of(orderId)).toMatchObject([{ buyer: { ...gone, name: 'Ada', company: 'Coureurs', country: 'DE' } }])
  // Of who had said no country, the street is of the one they say.
  const { client: early, userId } = await shop.meet()
  await db.insert(billingDetails).values({ ...billing, userId, country: '', taxNumber: '' })
  await say(early, 'FR')
  expect((await early.get('/api/billing')).body.billing).toMatchObject({ ...street, country: 'FR' })
})

test('R26 another country between order and payment gives the order up, with its payment, and orders anew', async () => {
  const { client, courseId } = await shop.meet()
  await say(client, 'DE')
  const first = await begin(client, courseId)
  await say(client, 'FR')
  expect(await shop.orderOf(first.orderId)).toMatchObject({ status: 'cancelled' })
  expect((await shop.stripe.paymentIntents.retrieve(first.intentId)).status).toBe('canceled')
  await expect(shop.pay(first.intentId)).rejects.toThrow('canceled')
  const second = await begin(client, courseId)
  expect(await taxed(second.orderId)).toEqual([8_900, 1_780, 10_680, 2_000, null, 'FR'])
  // The same again, and other details, leave it.
  await say(client, 'FR')
  await client.put('/api/billing', { ...billing, country: 'FR', taxNumber: '' })
  expect((await order(client, courseId)).body.order._id).toBe(second.orderId)
  // A business that gives its number pays none.
  await say(client, 'FR', 'FR12345678901')
  expect((await order(client, courseId)).body).toMatchObject({ amount: 89, tax: { reason: 'reverse-charge' } })
})

test('R26 what is paid, or worked on, keeps the country of its order, also on the invoice', async () => {
  const { client, courseId } = await shop.meet()
  await client.put('/api/billing', { ...billing, line1: 'Allee 1', city: 'Berlin', country: 'DE', taxNumber: '' })
  const { orderId, intentId } = await begin(client, courseId)
  await shop.pay(intentId)
  await client.put('/api/billing', { ...billing, line1: 'Rue 2', city: 'Paris', country: 'FR', taxNumber: '' })
  await shop.deliver(eventAbout(intentId))
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', taxCountry: 'DE', amountCents: 10_591 })
  await run()
  expect(await of(orderId)).toMatchObject([
    { totalCents: 10_591, taxCents: 1_691, buyer: { name: 'Ada', country: 'DE', line1: '', city: '' } },
  ])
  const late = await shop.meet()
  await say(late.client, 'DE')
  const begun = await begin(late.client, late.courseId)
  await shop.pay(begun.intentId, 'pm_card_sandboxProcessing')
  await shop.deliver(eventAbout(begun.intentId, 'payment_intent.processing'))
  await say(late.client, 'FR')
  expect(await shop.orderOf(begun.orderId)).toMatchObject({ status: 'processing', taxCountry: 'DE' })
})

test('R6 where the provider is away, the job gives up what is of another country', async () => {
  const { client, courseId } = await shop.meet()
  await say(client, 'DE')
  const { orderId } = await begin(client, courseId)
  shop.breakWith({ api: [{ kind: 'reset', path: '/v1/payment_intents', times: 9 }] })
  expect((await say(client, 'FR')).status).toBe(200)
  await shop.mend()
  await reconcile()
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'cancelled' })
})

test('R26 who was at it when the setting changed keeps the order: a lower sum counts at once, a higher one after a while', async () => {
  await set({ addsTax: false })
  const { client, courseId } = await shop.meet()
  const inclusive = await begin(client, courseId)
  expect(await taxed(inclusive.orderId)).toEqual([null, null, 8_900, null, null, null])
  expect(inclusive.answer.body).toEqual({ amount: 89, order: { _id: inclusive.orderId }, joined: false })
  await set()
  await say(client, 'DE')
  // It is dearer now: theirs for half an hour.
  expect((await order(client, courseId)).body.order._id).toBe(inclusive.orderId)
  expect((await start({ body: { amount: 89, order: { _id: inclusive.orderId } } } as never, client)).status).toBe(200)
  academy.clock.now = new Date(academy.clock.now.getTime() + minutes(31))
  await reconcile()
  expect(await shop.orderOf(inclusive.orderId)).toMatchObject({ status: 'cancelled' })
  const added = await begin(client, courseId)
  expect(added.answer.body.amount).toBe(105.91)
  await set({ addsTax: false })
  expect((await start(added.answer, client)).body).toMatchObject({ code: 'order-closed' })
  expect((await order(client, courseId)).body).toEqual({ amount: 89, order: expect.anything(), joined: false })
  await set()
})

test('T22 two tabs get one order', async () => {
  const { client, courseId, userId } = await shop.meet()
  await say(client, 'DE')
  const [one, other] = await Promise.all([order(client, courseId), order(client, courseId)])
  expect(one.body.order._id).toBe(other.body.order._id)
  expect(await shop.ordersFor(userId)).toHaveLength(1)
})

test('T22 who says that they are elsewhere while their order is written has none of the country before', async () => {
  const { client, courseId, userId } = await shop.meet()
  await say(client, 'DE')
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const isOrdering = async () => (await db.execute(waiting)).rows.length
  const sayThen = async () => {
    await expect.poll(isOrdering).toBe(1)
    return say(client, 'FR')
  }
  // The order has read the country of before, and waits to be written: who says another one waits for it.
  const [ordered] = await meet(db, [orders], [() => order(client, courseId), sayThen])
  expect(ordered?.body.tax.country).toBe('DE')
  expect(await shop.ordersFor(userId)).toMatchObject([{ status: 'cancelled', taxCountry: 'DE' }])
  expect((await order(client, courseId)).body.tax.country).toBe('FR')
})

test('what is more than a provider takes with its tax is refused, and another amount than the total is', async () => {
  const dear = await shop.meet({ priceCents: 99_999_900 })
  await say(dear.client, 'DE')
  expect((await order(dear.client, dear.courseId)).body.code).toBe('too-much-taxed')
  const { client, courseId } = await shop.meet()
  await say(client, 'DE')
  const { body } = await order(client, courseId)
  const wrong = await client.post('/api/payment_create', { amount: 89, orderId: body.order._id })
  expect(wrong.body.code).toBe('amount-mismatch')
})

test('L-CAT-1 every page says that a tax is added, search engines are told, and free things say nothing', async () => {
  const { courseId } = await shop.meet()
  const free = await shop.meet({ priceCents: 0 })
  const page = async (id: string) => (await academy.client().get(`/course/${id}`)).text
  const [priced, unpriced] = [await page(courseId), await page(free.courseId)]
  expect(priced).toContain('"valueAddedTaxIncluded":false')
  expect(priced.replaceAll(/<[^>]+>/g, '')).toContain('$89 + MwSt')
  expect(unpriced).not.toContain('valueAddedTaxIncluded')
  expect(unpriced.replaceAll(/<[^>]+>/g, '')).not.toMatch(/Free \+ MwSt|Join for free \+/)
  await set({ addsTax: false })
  await expect.poll(() => page(courseId)).not.toContain('+ MwSt')
  expect(await page(courseId)).not.toContain('valueAddedTaxIncluded')
  await set()
})
