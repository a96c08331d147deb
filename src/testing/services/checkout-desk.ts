// Plans that are paid by card with a coupon in a test: pages of the provider, and what became of them.
import { subscribe } from '@palestra/stripe-sandbox/testing/subscribe'
import { eq, sql } from 'drizzle-orm'

import { planCheckouts } from '#src/features/coupons/tables.ts'
import { askOverdue } from '#src/features/orders/commands/buying/checkout-pages.ts'
import { orders } from '#src/features/orders/tables.ts'

import type { TestAcademy } from '../academy.ts'
import type { Client } from '../client.ts'
import { seedCoupon } from '../content/coupons.ts'
import { type SeededUser, seedUser } from '../content/courses.ts'
import { openPlans, type SeededPlan } from '../content/plans.ts'
import type { Shop } from './shop.ts'

/** @returns what tests of such pages share */
export function openCheckoutDesk({ academy, shop }: { academy: TestAcademy; shop: Shop }) {
  const desk = openPlans(academy)
  const { db, answers } = academy.services
  let ahead = 0
  return {
    ...desk,
    /** Moves the provider's clock, which makes no page that ends before its own time. */
    advance: (ms: number): void => {
      ahead += ms
      desk.sandbox.advance(ms)
    },
    /** Both clocks say the same again. */
    comeBack: (): void => {
      desk.sandbox.advance(-ahead)
      ahead = 0
    },
    begin: (client: Client, { id }: SeededPlan, coupon: string, replaces = false) =>
      client.post(`/api/memberships/${id}/checkout`, { coupon, replaces }),
    check: (client: Client, { id }: SeededPlan, coupon: string) =>
      client.get(`/api/memberships/${id}/coupon?coupon=${coupon}`),
    pay: (url: string) => subscribe(url, { site: academy.url }),
    checkoutsOf: (couponId: string) => db.select().from(planCheckouts).where(eq(planCheckouts.couponId, couponId)),
    ordersFor: (userId: string) => db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.paidAt),
    uses: async (couponId: string): Promise<number | undefined> => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${answers.couponUses()} as used where coupon_id = ${couponId}`,
      )
      return rows[0]?.count
    },
    /** The time of the pages with a coupon is over here; what became of them is for the provider to say. */
    expire: async (couponId: string): Promise<void> => {
      const expiresAt = sql`now() - interval '1 second'`
      await db.update(planCheckouts).set({ expiresAt }).where(eq(planCheckouts.couponId, couponId))
    },
    /** The provider is asked what became of them. */
    askOverdue: () =>
      askOverdue({ ...academy.services, actor: { kind: 'job', name: 'ask-overdue-checkouts' }, ip: '' }),
    sessionsOf: async ({ userId }: SeededUser) =>
      (await shop.stripe.checkout.sessions.list({ limit: 100 })).data.filter(one => one.client_reference_id === userId),
    /** A plan, a coupon of half its first payment, and somebody who has neither. */
    meet: async (coupon: Parameters<typeof seedCoupon>[1] = {}, fields: Parameters<typeof desk.seed>[0] = {}) => {
      await desk.clear()
      const plan = await desk.seed(fields)
      const made = await seedCoupon(db, { percentOff: 50, planIds: [plan.id], ...coupon })
      return { plan, ...made, learner: await seedUser(academy) }
    },
  }
}
