import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { coupons } from '#src/features/coupons/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { announce } from '#src/server/database/changes.ts'
import { holdCurrency, lockCurrency, writeCurrency } from '#src/server/identity/currency.ts'
import { IDENTITY } from '#src/server/identity/identity.ts'
import { academyCurrency } from '#src/server/identity/tables.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { openPaymentLinks } from '#src/testing/services/payment-links.ts'
import { openShop } from '#src/testing/services/shop.ts'

const academy = await keepAcademy()
const { db } = academy.services
const shop = openShop(academy)
const desk = openPlans(academy)
const links = openPaymentLinks(shop.stripe)
const { client: admin } = await seedUser(academy, { role: 'admin' })
const buyer = await seedUser(academy)

beforeEach(async () => {
  await desk.clear()
  await academy.asOwner('truncate orders, courses, coupons, audit_entries cascade')
  await db.delete(academyCurrency)
  await announce(db, [IDENTITY])
  await expect.poll(() => academy.services.identity().currency).toBe('usd')
})

const read = async () => (await admin.get('/api/admin/currency')).body
const choose = async (currency: string, version?: string) => {
  const { status, body } = await admin.put('/api/admin/currency', { currency, version })
  return { status, code: body.code, text: body.message, body }
}
const costs = async () =>
  (await db.select().from(courses).orderBy(courses.title)).map(({ priceCents, currency }) => [priceCents, currency])

test('D-3 what is configured counts until somebody chooses, or something has a price', async () => {
  expect(await read()).toMatchObject({ currency: { currency: 'usd' }, fixed: null, prices: [] })
  expect((await read()).currencies).toEqual(expect.arrayContaining(['jpy', 'kwd', 'eur', 'dzd', 'tnd']))
  expect((await admin.post('/api/course/create', { title: 'Sprint', price: 49.5 })).status).toBe(200)
  expect(await db.select().from(academyCurrency)).toMatchObject([{ currency: 'usd' }])
  expect(await costs()).toEqual([[4950, 'usd']])
})

test('D-3 a price keeps its number of whole units in another currency', async () => {
  await seedCourse(db, { title: 'A', priceCents: 6_000 })
  await seedCourse(db, { title: 'B', priceCents: 0 })
  for (const [currency, minor] of [
    ['jpy', 60],
    ['kwd', 60_000],
    ['isk', 6_000],
    ['eur', 6_000],
  ] as const) {
    expect([currency, (await choose(currency)).status]).toEqual([currency, 200])
    expect(await costs()).toEqual([
      [minor, currency],
      [0, currency],
    ])
    expect((await read()).prices).toMatchObject([{ title: 'A', price: 60 }])
  }
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'currency.update'))
  expect(entries.map(({ before, after }) => [before, after])).toContainEqual([
    { currency: 'usd', offSale: null },
    { currency: 'jpy', offSale: [] },
  ])
  // Chosen again, it is no change.
  expect((await choose('eur')).status).toBe(200)
  expect(await db.$count(auditEntries)).toBe(entries.length)
})

test('D-3 prices that the currency cannot have are named, and nothing changes', async () => {
  await seedCourse(db, { title: 'Halves', priceCents: 6_050 })
  await seedCourse(db, { title: 'Cheap', priceCents: 4_900 })
  await seedCourse(db, { title: 'Fits', priceCents: 9_000 })
  await desk.seed({ priceCents: 9_950 })
  const { status, text } = await choose('jpy')
  expect([status, text]).toEqual([
    400,
    'currency: These cannot cost the same number in JPY. Change their prices first: “Cheap” ($49.00 USD), “Halves” ($60.50 USD), “Silver, month” ($99.50 USD)',
  ])
  expect(new Set((await costs()).map(([, currency]) => currency))).toEqual(new Set(['usd']))
  expect((await choose('xau')).text).toBe('currency: The payment provider does not take this currency')
})

test('D-3 an amount that a coupon takes off keeps its number, and one that the currency cannot have is named', async () => {
  const { id } = await seedCoupon(db, { code: 'FIVE', amountOffCents: 500 })
  const gone = await seedCoupon(db, { code: 'GONE', amountOffCents: 5, archivedAt: new Date() })
  await seedCoupon(db, { code: 'TENTH' })
  const amounts = async () => {
    const rows = await db.select().from(coupons).orderBy(coupons.code)
    return rows.map(({ code, amountOffCents, currency }) => [code, amountOffCents, currency])
  }
  for (const [currency, five, least] of [
    ['jpy', 5, 1],
    ['kwd', 5_000, 1_000],
    ['usd', 500, 100],
  ] as const) {
    expect((await choose(currency)).status).toBe(200)
    expect(await amounts()).toEqual([
      ['FIVE', five, currency],
      ['GONE', least, currency],
      ['TENTH', null, null],
    ])
  }
  await db.update(coupons).set({ amountOffCents: 550 }).where(eq(coupons.id, id))
  await db.update(coupons).set({ amountOffCents: 50 }).where(eq(coupons.id, gone.id))
  expect((await choose('jpy')).text).toBe(
    'currency: These cannot cost the same number in JPY. Change their prices first: “FIVE” ($5.50 USD)',
  )
  expect((await amounts())[0]).toEqual(['FIVE', 550, 'usd'])
})

test('D-3 what a coupon took off an order stays in its own money', async () => {
  const { userId } = await seedUser(academy)
  const { id: courseId } = await seedCourse(db, { priceCents: 6_000 })
  const order = { userId, courseId, amountCents: 0, status: 'paid' as const, paidAt: new Date(), currency: 'usd' }
  await db.insert(orders).values([order, { ...order, discountCents: 6_000 }])
  expect((await choose('jpy')).status).toBe(200)
  const kept = await db.select().from(orders).orderBy(orders.discountCents)
  expect(kept.map(({ currency }) => currency)).toEqual(['jpy', 'usd'])
})

test('D-64 plans go off sale and stay so until they have a price in the new currency', async () => {
  const plan = await desk.seed({ priceCents: 2_900 })
  const { body } = await choose('eur')
  expect(body).toEqual({ currency: { currency: 'eur' }, offSale: ['Silver, month'] })
  await links.becomes(plan, false)
  const sell = () => admin.put(`/api/admin/membership/${plan.id}/sale`, { onSale: true })
  const refused = await sell()
  expect([refused.status, refused.body.code]).toEqual([409, 'plan-differs'])
  const sold = { name: 'Silver', amountCents: 2_900, currency: 'eur', interval: 'month' } as const
  const offer = await academy.services.payments.createPlanLink({
    ...sold,
    returnUrl: academy.url,
    idempotencyKey: plan.id,
  })
  const fields = { name: 'Silver', duration: 'month', price: 29, opens: 'none', differing: 'refused' }
  const given = { ...fields, paymentId: offer.priceId, link: offer.url }
  expect((await admin.put(`/api/admin/membership/${plan.id}`, given)).status).toBe(200)
  expect((await sell()).body).toEqual({ onSale: true })
  expect(await db.select().from(plans)).toMatchObject([{ priceCents: 2_900, currency: 'eur', archivedAt: null }])
})

test('D-3 once something is sold or being paid it stays, for a reason that the page tells', async () => {
  const { id: courseId } = await seedCourse(db, { priceCents: 6_000 })
  const order = { userId: buyer.userId, courseId, currency: 'usd' }
  const reason = async () => [(await read()).fixed, (await choose('eur')).code]
  for (const [status, amountCents, told] of [
    ['open', 6_000, 'paying'],
    ['processing', 6_000, 'paying'],
    ['paid', 6_000, 'sold'],
    ['refunded', 6_000, 'sold'],
  ] as const) {
    await db.delete(orders)
    await db.insert(orders).values({ ...order, status, amountCents })
    expect([status, ...(await reason())]).toEqual([status, told, 'currency-fixed'])
  }
  await db.delete(orders)
  await desk.buy(await desk.seed(), { reference: buyer.userId, email: `${buyer.userId}@example.org` })
  await desk.becomes(buyer, [{ status: 'active' }])
  await expect.poll(() => db.$count(orders), { timeout: 20_000 }).toBe(1)
  expect(await reason(), 'what was paid for it').toEqual(['sold', 'currency-fixed'])
  await db.delete(orders)
  expect(await reason(), 'a trial was not paid').toEqual(['members', 'currency-fixed'])
  await desk.clear()
  await db
    .insert(paymentCases)
    .values({ kind: 'payment', subject: 'pi_1', reason: 'no-order', amountCents: 100, currency: 'usd' })
  expect(await reason()).toEqual(['cases', 'currency-fixed'])
  await db.delete(paymentCases)
  // What was given up is over, and what costs nothing costs that in any money.
  await db.insert(orders).values([
    { ...order, status: 'cancelled', amountCents: 6_000 },
    { ...order, status: 'paid', amountCents: 0 },
  ])
  expect((await choose('eur')).status).toBe(200)
  const kept = await db.select({ amountCents: orders.amountCents, currency: orders.currency }).from(orders)
  expect(kept).toEqual(
    expect.arrayContaining([
      { amountCents: 6_000, currency: 'usd' },
      { amountCents: 0, currency: 'eur' },
    ]),
  )
})

test('R5 a sale that begins at the same moment is waited for, and counts', async () => {
  const { id: courseId } = await seedCourse(db, { priceCents: 6_000 })
  const changed = await db.transaction(async tx => {
    await holdCurrency(tx)
    const asked = choose('eur')
    expect(await Promise.race([asked, later('waits')])).toBe('waits')
    await tx.insert(orders).values({ userId: buyer.userId, courseId, currency: 'usd', amountCents: 6_000 })
    return { asked }
  })
  expect((await changed.asked).code).toBe('currency-fixed')
})

test('R5 a sale that begins while the currency changes is none in the former one', async () => {
  const { id: courseId } = await seedCourse(db, { priceCents: 6_000 })
  const ordered = await db.transaction(async tx => {
    await lockCurrency(tx)
    const asked = buyer.client.post('/api/order/', { courseId })
    expect(await Promise.race([asked, later('waits')])).toBe('waits')
    await writeCurrency(tx, 'jpy', new Date())
    await tx.update(courses).set({ currency: 'jpy', priceCents: 60 })
    return { asked }
  })
  expect((await ordered.asked).status).toBe(409)
  expect(await db.select().from(orders)).toEqual([])
  expect((await buyer.client.post('/api/order/', { courseId })).body.amount).toBe(60)
})
const later = (word: string) => new Promise<string>(resolve => void setTimeout(resolve, 400, word))

test('of two administrators who choose at once the second hears of the first', async () => {
  await choose('eur')
  const { version } = await read()
  const answers = await Promise.all([choose('jpy', version), choose('kwd', version)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('T10 nobody but an administrator reads or writes it', async () => {
  for (const [client, status] of [
    [academy.client(), 401],
    [buyer.client, 403],
  ] as const) {
    expect((await client.get('/api/admin/currency')).status).toBe(status)
    expect((await client.put('/api/admin/currency', { currency: 'eur' })).status).toBe(status)
  }
})
