// What was sold in a period, each course and plan with its sums.
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'

import { plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'

import { type EntryKind, type Figures, figuresOf, type Span } from '../policy.ts'
import { entriesIn } from './entries.ts'

/** `title` of a course; of a plan its name is in `plan`. */
export type Sold = Figures & {
  readonly courseId: string | null
  readonly plan: Pick<typeof plans.$inferSelect, 'name' | 'duration'> | null
  readonly title: string
  readonly sales: number
}

/** By course and plan. A payment counts as a sale where it settled its order: a second one goes back. */
function sumByThing(db: Db, span: Span, currency: string) {
  const entries = entriesIn(db, span)
  const { what, amountCents, paymentId, orderId } = entries
  const sum = (kind: EntryKind) =>
    sql<number>`coalesce(sum(${amountCents}) filter (where ${what} = ${sql.raw(`'${kind}'`)}), 0)`.mapWith(Number)
  // Looked up one by one: a join of the two may read all orders there are for those of a month.
  const order = db
    .select({
      courseId: orders.courseId,
      planId: orders.planId,
      paymentIntentId: orders.paymentIntentId,
      soldIn: orders.currency,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .limit(1)
    .as('of_it')
  const isSale = sql`${what} = 'payment' and ${amountCents} > 0 and ${paymentId} is not distinct from ${order.paymentIntentId}`
  return db
    .select({
      courseId: order.courseId,
      planId: order.planId,
      sales: sql<number>`count(*) filter (where ${isSale})`.mapWith(Number).as('sales'),
      payment: sum('payment').as('payment'),
      refund: sum('refund').as('refund'),
      failed: sum('refund-failed').as('failed'),
      chargeback: sum('chargeback').as('chargeback'),
      won: sum('chargeback-won').as('won'),
      fee: sum('fee').as('fee'),
      tax: sum('tax').as('tax'),
    })
    .from(entries)
    .innerJoinLateral(order, sql`true`)
    .where(and(eq(entries.currency, currency), or(ne(what, 'fee'), eq(order.soldIn, currency))))
    .groupBy(order.courseId, order.planId)
    .as('of')
}

/** The sums of each thing that was sold, by their titles. Money other than the academy's is left out. */
export async function sumSold(db: Db, span: Span, currency: string): Promise<Sold[]> {
  const of = sumByThing(db, span, currency)
  // As well of what was sold alone.
  const title = sql<
    string | null
  >`coalesce((select sold.title from courses sold where sold.id = ${of.courseId}), ${plans.name})`
  const { courseId, sales, payment, refund, failed, chargeback, won, fee, tax } = of
  const named = { courseId, title: title.as('title'), name: plans.name, duration: plans.duration }
  const rows = await db
    .select({ ...named, sales, payment, refund, failed, chargeback, won, fee, tax })
    .from(of)
    .leftJoin(plans, eq(plans.id, of.planId))
    .orderBy(asc(sql`title`))
  return rows.map(({ title: words, name, duration, ...row }) => ({
    courseId: row.courseId,
    plan: name && duration ? { name, duration } : null,
    title: words ?? '',
    sales: row.sales,
    ...figuresOf([
      { what: 'payment', cents: row.payment },
      { what: 'refund', cents: row.refund + row.failed },
      { what: 'chargeback', cents: row.chargeback + row.won },
      { what: 'fee', cents: row.fee },
      { what: 'tax', cents: row.tax },
    ]),
  }))
}
