// R24: an order that a backup did not have is made anew with the coupon and the tax that its buyer paid.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { coupons } from '#src/features/coupons/tables.ts'
import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { company } from '#src/testing/services/invoicing.ts'
import { openTaxDesk } from '#src/testing/services/tax-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, hours } from '#src/wire/durations.ts'

import { findPayments } from '../catching-up/find-payments.ts'
import { readSum, writeSum } from './ordered-sum.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })
await confirmByPassword(admin)
const { say, begin, pay, run, of } = await openTaxDesk({ academy, shop, admin })

/** What a restore does to the orders that came after its backup. */
async function restore(): Promise<void> {
  await shop.heard()
  for (const table of ['payment_events', 'enrolments', 'order_movements', 'orders'])
    await academy.asOwner(`delete from ${table}`)
}
const look = () =>
  findPayments(
    { ...academy.services, actor: { kind: 'job', name: 'find-payments' }, ip: '' },
    { since: new Date(Date.now() - days(1)).toISOString() },
  )

const sum = async (orderId: string) => {
  const {
    amountCents,
    netCents,
    taxCents,
    taxName,
    taxRate,
    taxCountry,
    untaxed,
    discountCents,
    couponId,
    couponCode,
  } = (await shop.orderOf(orderId)) ?? {}
  return { amountCents, netCents, taxCents, taxName, taxRate, taxCountry, untaxed, discountCents, couponId, couponCode }
}

async function buy(country: string, number = '') {
  const { id, code } = await seedCoupon(db)
  const { client, courseId } = await shop.meet()
  await say(client, country, number)
  const { orderId, intentId } = await begin(client, courseId, { coupon: code })
  await pay(intentId)
  return { id, client, courseId, orderId, intentId }
}

test.each([
  ['a consumer', 'DE', ''],
  ['a business that pays no tax', 'FR', 'FR12345678901'],
])('R24 T85 the order of %s comes back with its coupon and its tax', async (_, country, number) => {
  const { client, courseId, orderId } = await buy(country, number)
  const before = await sum(orderId)
  expect(before).toMatchObject({ netCents: 8_010, discountCents: 890, couponCode: expect.any(String) })
  await restore()
  expect(await look()).toMatchObject({ toReview: 0 })
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await sum(orderId)).toEqual(before)
})

test('R24 a coupon that the backup does not have either is only named', async () => {
  const { id, orderId } = await buy('DE')
  const before = await sum(orderId)
  await restore()
  await db.delete(coupons).where(eq(coupons.id, id))
  expect(await look()).toMatchObject({ toReview: 0 })
  expect(await sum(orderId)).toEqual({ ...before, couponId: null })
})

test('T22 a tax number stays here, and what a payment says of its sum is read with care', async () => {
  const { orderId, intentId } = await buy('FR', 'FR12345678901')
  const { metadata } = await shop.stripe.paymentIntents.retrieve(intentId)
  expect(JSON.stringify(metadata)).not.toContain('FR12345678901')
  const order = await shop.orderOf(orderId)
  if (!order) throw new Error('it was ordered')
  const { tax = '' } = writeSum(order)
  for (const [strange, amountCents] of [
    [tax, 8_011],
    ['{', 8_010],
    ['null', 8_010],
    ['{"net":-1,"tax":8011}', 8_010],
    [tax.replace('"FR"', '"France"'), 8_010],
  ] as const)
    expect(await readSum(db, { metadata: { tax: strange, coupon: '{"cents":"1"}' } }, amountCents), strange).toEqual({})
})

// The last one: an order with an invoice cannot be forgotten any more.
test('T85 an order under reverse charge that was made anew has its invoice once its number is known again', async () => {
  const { client, orderId } = await buy('FR', 'FR12345678901')
  await restore()
  await academy.asOwner('delete from billing_details')
  await look()
  academy.clock.now = new Date(academy.clock.now.getTime() + hours(2))
  await run()
  expect(await of(orderId), 'no invoice without tax for nobody').toEqual([])
  const asked = await client.post(`/api/my-orders/${orderId}/invoices`, {})
  expect(asked).toMatchObject({ status: 409, body: { code: 'number-unknown' } })
  await client.put('/api/billing', company)
  await run()
  expect(await of(orderId)).toMatchObject([
    { taxCents: 0, noTax: 'reverse-charge', buyer: { taxNumber: company.taxNumber } },
  ])
})
