// D-1, D-3: the tax is added to whatever is sold, and what goes back of it is credited (decision 0107).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { eraseAccounts } from '#src/features/accounts/commands/leaving/erase-accounts.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { street } from '#src/testing/services/invoicing.ts'
import { openPassDesk } from '#src/testing/services/pass-desk.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { openTaxDesk } from '#src/testing/services/tax-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'
import { days, hours } from '#src/wire/durations.ts'

import { orderData } from './commands/personal-data.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const transfers = await openTransferDesk({ academy, shop })
const { admin } = transfers
const desk = await openTaxDesk({ academy, shop, admin })
const { say, order, start, begin, pay, run, of } = desk
const refunds = await openRefunds({ academy, shop })
const seats = openSeatsDesk({ academy, shop })

const named = { name: 'Ada', company: '', ...street, country: 'DE', taxNumber: '' }
/** Somebody of Berlin who would buy a course. */
const meet = async (course: Parameters<typeof shop.meet>[0] = {}) => {
  const user = await shop.meet(course)
  await user.client.put('/api/billing', named)
  return user
}
const mailsTo = async (userId: string, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mailText)

test('a coupon comes off the price, and the tax is of what is left', async () => {
  const { client, courseId, userId } = await meet()
  const { code } = await seedCoupon(db, { percentOff: 10 })
  const asked = await client.get(`/api/course/${courseId}/coupon?coupon=${code}`)
  expect(asked.body.coupon).toMatchObject({ amount: 80.1, discount: 8.9 })
  const { orderId, intentId, answer } = await begin(client, courseId, { coupon: code })
  // 80.10 and 19 % of it: 15.219
  expect(answer.body).toMatchObject({ amount: 95.32, discount: 8.9, tax: { net: 80.1, amount: 15.22 } })
  const again = await client.get(`/api/course/${courseId}/coupon?coupon=${code}`)
  expect(again.body).toEqual(asked.body)
  await pay(intentId)
  const [mail = ''] = await mailsTo(userId, 1)
  for (const words of ['Price $89.00', '-$8.90', 'Before tax $80.10', 'MwSt 19 % $15.22', '$95.32'])
    expect(mail.replaceAll(/\s+/g, ' ')).toContain(words)
  const { receipt } = (await client.get(`/api/my-orders/${orderId}/receipt`)).body
  expect(receipt).toMatchObject({ amount: 95.32, discount: 8.9, tax: { net: 80.1, amount: 15.22, rate: 1_900 } })
  const whole = await meet()
  const all = await seedCoupon(db, { percentOff: 100 })
  expect((await order(whole.client, whole.courseId, { coupon: all.code })).body).toMatchObject({ joined: true })
})

test('places have the tax of all of them, once', async () => {
  const { client, courseId } = await shop.meet({ priceCents: 1_005 })
  const wanted = { courseId, seats: 3, name: 'TV Sprint' }
  expect((await client.post('/api/seats', wanted)).body.code).toBe('country-needed')
  await client.put('/api/billing', named)
  // 30.15 and 19 %: 5.7285, where three times that of one would be 5.73
  const { id, group } = await seats.buy(client, wanted)
  expect(group).toMatchObject({ due: { amount: 35.88, tax: { net: 30.15, amount: 5.73 } } })
  expect(await shop.orderOf(id)).toMatchObject({ status: 'paid', amountCents: 3_588, seats: 3 })
  await run()
  expect(await of(id)).toMatchObject([
    { netCents: 3_015, taxCents: 573, lines: [{ totalCents: 3_588, netCents: 3_015, quantity: 3 }] },
  ])
  const waiting = await seats.begin(client, wanted)
  await say(client, 'FR')
  expect((await client.get(`/api/seats/${waiting.id}`)).body.group.standing).toBe('ended')
})

test('T85 what goes back in parts and whole is credited with its tax, and all credit notes add up to the invoice', async () => {
  const { client, courseId } = await meet({ priceCents: 7_777 })
  const { orderId, intentId } = await begin(client, courseId)
  await pay(intentId)
  await run()
  for (const [amount, left] of [
    [0.01, 92.55],
    [33.33, 92.54],
  ] as const) {
    expect((await refunds.refundPart(orderId, { amount, left })).body).toEqual({ refunded: true })
    await run()
  }
  expect((await refunds.refund(orderId)).body).toEqual({ refunded: true })
  await run()
  const [invoice, ...credits] = await of(orderId)
  expect(invoice).toMatchObject({ netCents: 7_777, taxCents: 1_478, totalCents: 9_255 })
  expect(credits).toHaveLength(3)
  const sum = (field: 'netCents' | 'taxCents' | 'totalCents') => credits.reduce((all, one) => all + one[field], 0)
  expect([sum('netCents'), sum('taxCents'), sum('totalCents')]).toEqual([-7_777, -1_478, -9_255])
  for (const credit of credits) {
    expect(credit.netCents + credit.taxCents).toBe(credit.totalCents)
    expect(credit.lines[0]?.netCents).toBe(credit.netCents)
    const xml = (await client.get(`/api/invoices/${credit.id}/xml`)).text
    expect(xml).toContain(`<ram:GrandTotalAmount>${(-credit.totalCents / 100).toFixed(2)}</ram:GrandTotalAmount>`)
  }
  const file = (await admin.get('/api/admin/orders.csv')).text
  expect(file).toContain('"Net of tax","Tax name","Tax rate","Tax amount","Tax country","No tax because","Tax number"')
  expect(file.split('\n').find(line => line.includes(orderId))).toContain('"77.77","MwSt","19","14.78","DE","",""')
  expect((await admin.get(`/api/admin/orders/${orderId}`)).body.order.tax).toMatchObject({ net: 77.77, country: 'DE' })
})

test('R26 who was told what to transfer keeps that, wherever they are by then; who leaves it for the card does not', async () => {
  const { client, courseId } = await meet()
  const ordered = await order(client, courseId)
  expect((await start(ordered, client, 'transfer')).status).toBe(200)
  const orderId = String(ordered.body.order._id)
  await say(client, 'FR')
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'open', amountCents: 10_591 })
  expect((await order(client, courseId)).body).toMatchObject({ amount: 105.91, tax: { country: 'DE' } })
  const { id } = await transfers.transferOf(orderId)
  expect((await transfers.confirm(id)).status).toBe(200)
  await client.put('/api/billing', { ...named, country: 'FR' })
  await run()
  expect(await of(orderId)).toMatchObject([{ totalCents: 10_591, taxCents: 1_691, buyer: { country: 'DE' } }])
  const other = await meet()
  const begun = await order(other.client, other.courseId)
  await start(begun, other.client, 'transfer')
  await say(other.client, 'FR')
  expect((await start(begun, other.client, 'card')).body.code).toBe('order-closed')
})

test('what is sold by hand holds its tax, as it was received', async () => {
  const { userId, courseId } = await meet()
  const sold = await admin.post(`/api/admin/users/${userId}/courses`, {
    courseId,
    paid: 119,
    reason: 'Cash',
  })
  expect([sold.status, sold.text]).toEqual([200, expect.any(String)])
  const [row] = await shop.ordersFor(userId)
  expect(row).toMatchObject({ amountCents: 11_900, netCents: null, taxCents: null })
  await run()
  expect(await of(row?.id ?? '')).toMatchObject([{ netCents: 10_000, taxCents: 1_900, totalCents: 11_900 }])
})

test('L-MEM-6 a period of a plan has its tax, and its renewal as well; what the card provider sells has not', async () => {
  const pass = await openPassDesk({ academy, desk: transfers })
  const planId = await pass.seed({ priceCents: 2_999 })
  await db.update(plans).set({ paymentId: 'plink_all', link: 'https://buy.stripe.com/all' }).where(eq(plans.id, planId))
  const { client, userId } = await seedUser(academy)
  expect((await client.post(`/api/memberships/${planId}/order`, {})).body.code).toBe('country-needed')
  expect((await client.get(`/api/memberships/${planId}/order`)).body).toMatchObject({ price: 29.99, tax: null })
  await client.put('/api/billing', named)
  const orderId = await pass.buy(client, planId)
  expect(await shop.orderOf(orderId)).toMatchObject({ netCents: 2_999, taxCents: 570, amountCents: 3_569 })
  await run()
  expect(await of(orderId)).toMatchObject([{ netCents: 2_999, taxCents: 570, totalCents: 3_569, buyerName: 'Ada' }])
  expect(await pass.heldOf(userId)).toMatchObject({ amountCents: 3_569 })
  const { client: other } = await seedUser(academy)
  await other.put('/api/billing', named)
  const { orderId: waiting } = await pass.begin(other, planId, 'card')
  await say(other, 'FR')
  expect(await shop.orderOf(waiting)).toMatchObject({ status: 'cancelled' })
  const page = async () => (await academy.client().get('/pricing')).text.replaceAll(/<[^>]+>/g, '')
  expect(await page()).toContain('+ MwSt')
  // The banner of the landing page: on the provider's link the price holds the tax, by a transfer it is added.
  const home = async () => (await academy.client().get('/')).text.replaceAll(/<[^>]*>/g, '')
  expect(await home()).toContain('Every course, from $29.99 + MwSt a month.')
  await pass.offerCards(true)
  expect(await home()).toContain('Every course, from $29.99 a month.')
})

test('a price that changes is taxed anew, by the same rules as without a tax', async () => {
  const { client, courseId } = await meet()
  const first = await begin(client, courseId)
  await db.update(courses).set({ priceCents: 5_000 }).where(eq(courses.id, courseId))
  const second = await order(client, courseId)
  expect(second.body).toMatchObject({ amount: 59.5, tax: { net: 50 } })
  expect(await shop.orderOf(first.orderId)).toMatchObject({ status: 'cancelled' })
  await db.update(courses).set({ priceCents: 6_000 }).where(eq(courses.id, courseId))
  expect((await order(client, courseId)).body.amount).toBe(59.5)
  academy.clock.now = new Date(academy.clock.now.getTime() + hours(1))
  expect((await order(client, courseId)).body.amount).toBe(71.4)
})

test('T46 the tax number of an order goes with the account, but for that by which no tax was taken', async () => {
  const { client, courseId, userId } = await shop.meet()
  await say(client, 'DE', 'DE123456789')
  const home = await begin(client, (await shop.meet()).courseId)
  await pay(home.intentId)
  await say(client, 'FR', 'FR12345678901')
  const left = await begin(client, (await shop.meet()).courseId)
  const { orderId, intentId } = await begin(client, courseId)
  await pay(intentId)
  const { rows } = await orderData.collect(db, { userId } as never)
  const numbers = rows as { taxNumber: string; untaxed: string | null }[]
  expect(numbers.map(({ taxNumber, untaxed }) => [taxNumber, untaxed])).toEqual([
    ['DE123456789', null],
    ['FR12345678901', 'reverse-charge'],
    ['FR12345678901', 'reverse-charge'],
  ])
  await client.post('/api/account/deletion', { password: userPassword })
  await academy.asOwner(`update users set deletion_requested_at = now() - interval '15 days' where id = '${userId}'`)
  academy.clock.now = new Date(academy.clock.now.getTime() + days(15))
  await eraseAccounts({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
  expect(await shop.orderOf(home.orderId)).toMatchObject({ taxNumber: null, taxCountry: 'DE', amountCents: 10_591 })
  expect((await shop.orderOf(left.orderId))?.taxNumber ?? null).toBeNull()
  const kept = { taxNumber: 'FR12345678901', taxCountry: 'FR', amountCents: 8_900 }
  expect(await shop.orderOf(orderId)).toMatchObject(kept)
  await run()
  expect(await of(orderId)).toMatchObject([
    { noTax: 'reverse-charge', buyer: { name: '', country: 'FR', taxNumber: 'FR12345678901' } },
  ])
})
