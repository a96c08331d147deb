// Orders of a period of a plan, which are paid once (decision 0097).
import { and, eq } from 'drizzle-orm'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { coupons } from '#src/features/coupons/tables.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { todayOf } from '#src/server/identity/clock.ts'
import { Id } from '#src/wire/fields.ts'

import { orders } from '../tables.ts'
import { findAddedTax } from './added-tax.ts'
import { isOfPass } from './course-order.ts'
import { isUnsettled, lockWhere, withOffer } from './find-orders.ts'
import { titleOfPlan } from './plan-name.ts'

/** The order of a period of a plan, and the plan, locked like that of a course: before it its person (decision 0037). */
export async function lockPassOrder(tx: Tx, orderId: string | undefined) {
  if (!Id.safeParse(orderId).success || !orderId) return undefined
  const order = await lockWhere(tx, and(eq(orders.id, orderId), isOfPass))
  return order && order.planId !== null ? { ...order, planId: order.planId } : undefined
}

export type PassOrder = NonNullable<Awaited<ReturnType<typeof lockPassOrder>>>

/** A person's order of a plan that is not settled yet, with what it would cost now. */
export async function findOpenPass(
  context: Pick<Context, 'db' | 'now' | 'identity' | 'answers'>,
  { userId, planId }: { userId: string; planId: string },
) {
  const [found] = await context.db
    .select({ order: orders, plan: plans, coupon: coupons })
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .where(and(eq(orders.userId, userId), eq(orders.planId, planId), isUnsettled, isOfPass))
  if (!found) return undefined
  const { order, plan, coupon } = found
  const tax = await findAddedTax(context, context.db, userId)
  return withOffer({ ...order, plan, coupon, priceCents: null }, todayOf(context), tax)
}

/** Whom to write to about the payment of a plan, and what it is called where a course would stand. */
export async function findPassBuyer(db: Db, { userId, planId }: { userId: string; planId: string }) {
  const [buyer] = await db
    .select({
      firstName: users.firstName,
      email: accountEmails.email,
      plan: { name: plans.name, duration: plans.duration },
    })
    .from(users)
    .innerJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .innerJoin(plans, eq(plans.id, planId))
    .where(eq(users.id, userId))
  if (!buyer) return undefined
  const { plan, ...names } = buyer
  return { ...names, courseTitle: titleOfPlan(plan), isPlan: true }
}
