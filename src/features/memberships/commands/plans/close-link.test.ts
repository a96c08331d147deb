import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { plans } from '#src/features/memberships/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { openPaymentLinks } from '#src/testing/services/payment-links.ts'
import { openShop } from '#src/testing/services/shop.ts'

const academy = await keepAcademy()
const links = openPaymentLinks(openShop(academy).stripe)
const desk = openPlans(academy)
const { client: admin } = await seedUser(academy, { role: 'admin' })
beforeEach(() => desk.clear())

const change = (plan: SeededPlan, to: SeededPlan, name = 'Silver') =>
  admin.put(`/api/admin/membership/${plan.id}`, {
    name,
    duration: 'month',
    price: 29,
    opens: 'none',
    paymentId: to.priceId,
    link: to.link,
  })
const newLink = async (): Promise<SeededPlan> => {
  const plan = await desk.seed({ name: 'Basic', duration: 'year' })
  await academy.services.db.delete(plans).where(sql`${plans.id} = ${plan.id}`)
  return plan
}
/** Waits until no link waits to be closed. */
const settled = () =>
  expect
    .poll(async () => {
      const { rows } = await academy.services.db.execute(
        sql`select 1 from pgboss.job where name = 'close-payment-link' and start_after <= now() and state < 'completed'`,
      )
      return rows.length
    })
    .toBe(0)

test('D-5 the payment link that a plan leaves sells no more, the one that it gets does', async () => {
  const [plan, next] = [await desk.seed(), await newLink()]
  expect((await change(plan, next)).status).toBe(200)
  await links.becomes(plan, false)
  expect(await links.isOpen(next)).toBe(true)
})

test('D-5 a payment link that another plan is sold at, or the same one again, stays open', async () => {
  const [plan, next] = [await desk.seed(), await newLink()]
  const { db } = academy.services
  await db
    .insert(plans)
    .values({ name: 'Gold', duration: 'year', priceCents: 2900, paymentId: 'x', link: new URL(plan.link).pathname })
  expect((await change(plan, next)).status).toBe(200)
  await settled()
  expect(await links.isOpen(plan)).toBe(true)
  // Only the name: nothing is replaced.
  expect((await change(plan, next, 'Basic')).status).toBe(200)
  await settled()
  expect(await links.isOpen(next)).toBe(true)
})

test('D-5 a link that was closed by hand at the provider stays so, whatever else of its plan is changed', async () => {
  const plan = await desk.seed()
  await links.setByHand(plan, false)
  expect((await change(plan, plan, 'Gold')).status).toBe(200)
  const { rows } = await academy.services.db.execute(
    sql`select 1 from pgboss.job where name = 'open-payment-link' and data->>'link' = ${new URL(plan.link).pathname}`,
  )
  expect(rows).toEqual([])
  expect(await links.isOpen(plan)).toBe(false)
})
