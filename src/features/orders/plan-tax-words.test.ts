// D-1: a price of a plan says the same of the tax wherever it stands, by the way in which it is paid (decision 0107).
import { setTimeout } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { plans } from '#src/features/memberships/tables.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openPassDesk } from '#src/testing/services/pass-desk.ts'
import { openTaxDesk } from '#src/testing/services/tax-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { db, identity } = academy.services
const transfers = await openTransferDesk({ academy, shop })
const { say } = await openTaxDesk({ academy, shop, admin: transfers.admin })
const pass = await openPassDesk({ academy, desk: transfers })

await db.update(plans).set({ archivedAt: new Date() })
const planId = await pass.seed({ priceCents: 2_000 })
await db.update(plans).set({ paymentId: 'plink_all', link: 'https://buy.stripe.com/all' }).where(eq(plans.id, planId))
const { code } = await seedCoupon(db, { percentOff: 50, planIds: [planId] })

/** Somebody of Berlin. */
const { client } = await seedUser(academy)
await say(client, 'DE')

const offer = async (offersCard: boolean, offersTransfer: boolean) => {
  await transfers.offer({ offersCard, offersTransfer })
  const isSo = () => identity().offersCard === offersCard && Boolean(identity().transfer) === offersTransfer
  while (!isSo()) await setTimeout(20)
}
/** What somebody reads on a page. */
const read = async (path: string, by: Client = client): Promise<string> => {
  const { status, text } = await by.get(path)
  expect(status, path).toBe(200)
  const [, body = ''] = text.split('<body')
  return body
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('L-MEM-3 by card the tax is in the price, on the page of plans and on that of payment', async () => {
  await offer(true, false)
  const plan = await read('/pricing')
  expect(plan).toContain('$20 per month, MwSt included')
  expect(plan).toContain('For your team (MwSt is added)')
  const payment = await read(`/payment/plan/${planId}`)
  expect(payment).toContain('Total $20.00')
  expect(payment).toContain('By card, MwSt is included.')
  expect(payment).not.toContain('MwSt 19 %')
  expect(await read(`/payment/plan/${planId}?coupon=${code}`)).toContain('First payment $10.00')
})

test('L-MEM-3 paid once the tax is added, on the page of plans, on that of payment and for places', async () => {
  await offer(false, true)
  expect(await read('/pricing')).toContain('$20 per month + MwSt')
  const payment = await read(`/payment/plan/${planId}`)
  expect(payment).toContain('MwSt 19 % $3.80')
  expect(payment).toContain('Total $23.80')
  expect(payment).not.toContain('included')
  const { client: stranger } = await seedUser(academy)
  for (const path of [`/payment/plan/${planId}`, `/plans/${planId}/seats`])
    expect(await read(path, stranger)).toMatch(/\$\d+\.00 \+ MwSt/)
})

test('L-MEM-3 where a coupon can be had in both ways, the sum is that of the way which is chosen', async () => {
  await offer(true, true)
  const plan = await read('/pricing')
  expect(plan).toContain('$20 per month, MwSt included')
  expect(plan).toMatch(/Or pay one month \(MwSt is added\)/)
  const payment = await read(`/payment/plan/${planId}?coupon=${code}`)
  expect(payment).toContain('First payment $10.00 By card, MwSt is included.')
  expect(payment).toContain('You pay $10.00 now')
  expect(payment).not.toMatch(/MwSt 19 %|\+ MwSt/)
})
