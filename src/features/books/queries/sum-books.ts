// What moved in a period, added up.
import { and, asc, eq, gte, isNotNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm'

import { plans } from '#src/features/memberships/tables.ts'
import { isFeeTaken } from '#src/features/orders/queries/fees-due.ts'
import { orderMovements, orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { keepFigure } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { paymentFees } from '#src/server/payments/tables.ts'

import {
  type Figures,
  figuresOf,
  paidBy,
  type MovementKind,
  type PaymentMethod,
  PREFIX_LENGTH,
  type Span,
} from '../policy.ts'

/** `title` of a course; of a plan its name is in `plan`. */
export type Sold = Figures & {
  readonly courseId: string | null
  readonly plan: Pick<typeof plans.$inferSelect, 'name' | 'duration'> | null
  readonly title: string
  readonly sales: number
}
type ByMethod = Figures & { readonly method: PaymentMethod; readonly payments: number }

/** A period of the books, in minor units of the academy's currency. */
export type Books = {
  readonly total: Figures & { readonly sales: number }
  /** By the first day of the step. */
  readonly steps: ReadonlyMap<string, Figures>
  readonly methods: readonly ByMethod[]
  readonly sold: readonly Sold[]
  readonly otherCurrencies: readonly string[]
  /** Fees in other money, or of sales in other money, in minor units of theirs. */
  readonly otherFees: readonly { readonly currency: string; readonly cents: number }[]
  /** Payments of which the provider has not said yet what it kept. */
  readonly feesUnknown: number
}

/** In WHERE: it happened in this period. */
export const isIn = ({ start, end }: Pick<Span, 'start' | 'end'>): SQL | undefined =>
  and(gte(orderMovements.happenedAt, start), lt(orderMovements.happenedAt, end))

/** Of very many movements as it was lately. */
export function sumBooks({ db, identity }: Pick<Context, 'db' | 'identity'>, span: Span): Promise<Books> {
  const { currency } = identity()
  return keepFigure(db, `books of ${span.from} to ${span.to} (${span.timeZone}) in ${currency}`, async () => {
    const [rows, sold, feesUnknown] = await Promise.all([
      sumParts(db, span),
      sumSold(db, span, currency),
      countFeesUnknown(db, span),
    ])
    const own = rows.filter(row => isOwn(row, currency))
    const [ofSteps, ofMethods] = [own.filter(({ step }) => step !== null), own.filter(({ step }) => step === null)]
    const total = { ...figuresOf(ofSteps), sales: sold.reduce((sum, { sales }) => sum + sales, 0) }
    const value = {
      total,
      steps: new Map([...Map.groupBy(ofSteps, ({ step }) => step ?? '')].map(([step, of]) => [step, figuresOf(of)])),
      methods: methodsOf(ofMethods),
      sold,
      ...othersOf(rows.filter(row => !isOwn(row, currency) && row.step !== null)),
      feesUnknown,
    }
    return { value, rows: ofSteps.reduce((sum, { count }) => sum + count, 0) }
  })
}

/** A fee counts where its sale does: what came is in the sums, or neither is. */
const isOwn = (row: Part, currency: string): boolean => row.currency === currency && row.soldIn === currency

/** Fees of the academy's own sales may be in other money, and those of sales in other money in its own: the provider takes them in that of its account. */
function othersOf(rows: readonly Part[]): Pick<Books, 'otherCurrencies' | 'otherFees'> {
  const fees = Map.groupBy(
    rows.filter(({ what }) => what === 'fee'),
    row => row.currency,
  )
  return {
    otherCurrencies: [...new Set(rows.filter(({ what }) => what !== 'fee').map(row => row.currency))].toSorted(),
    otherFees: [...fees].map(([currency, of]) => ({ currency, cents: figuresOf(of).fees })),
  }
}

/** In WHERE: a payment whose provider takes fees, which it has not said yet. */
const isFeeUnknown = (db: Db): SQL | undefined =>
  and(
    eq(orderMovements.what, 'payment'),
    isFeeTaken,
    notExists(
      db
        .select({ id: paymentFees.paymentId })
        .from(paymentFees)
        .where(and(eq(paymentFees.paymentId, orderMovements.paymentId), isNotNull(paymentFees.readAt))),
    ),
  )

export const countFeesUnknown = async (db: Db, range: Pick<Span, 'start' | 'end'>): Promise<number> =>
  db.$count(orderMovements, and(isIn(range), isFeeUnknown(db)))

type Part = {
  step: string | null
  prefix: string | null
  currency: string
  /** Of a fee the currency of its order. */
  soldIn: string
  what: MovementKind
  cents: number
  count: number
}

/** One walk through the period gives its days or months, and how was paid. */
const sumParts = (db: Db, span: Span): Promise<Part[]> => {
  const { happenedAt, currency, what, amountCents, paymentId, orderId } = orderMovements
  const step = sql<
    string | null
  >`to_char(date_trunc(${sql.raw(`'${span.unit}'`)}, ${happenedAt} at time zone ${span.timeZone}), 'YYYY-MM-DD')`
  const prefix = sql<string | null>`left(${paymentId}, ${sql.raw(String(PREFIX_LENGTH))})`
  const soldIn = sql<string>`case when ${what} = 'fee' then (select of_it.currency from orders of_it where of_it.id = ${orderId}) else ${currency} end`
  return db
    .select({
      step,
      prefix,
      currency,
      what,
      soldIn,
      cents: sql<number>`sum(${amountCents})`.mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(orderMovements)
    .where(isIn(span))
    .groupBy(sql`grouping sets ((1, 3, 4, 5), (2, 3, 4, 5))`)
}

const methodsOf = (rows: readonly Part[]): ByMethod[] =>
  [...Map.groupBy(rows, ({ prefix }) => paidBy(prefix))]
    .map(([method, of]) => ({ method, payments: paymentsIn(of), ...figuresOf(of) }))
    .toSorted((one, other) => other.net - one.net)

const paymentsIn = (rows: readonly Part[]): number =>
  rows.reduce((sum, { what, count }) => (what === 'payment' ? sum + count : sum), 0)

/** A payment counts as a sale where it settled its order: a second one goes back. */
async function sumSold(db: Db, span: Span, currency: string): Promise<Sold[]> {
  const { what, amountCents, paymentId, orderId } = orderMovements
  const sum = (kind: MovementKind) =>
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
  const of = db
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
    })
    .from(orderMovements)
    .innerJoinLateral(order, sql`true`)
    .where(and(isIn(span), eq(orderMovements.currency, currency), or(ne(what, 'fee'), eq(order.soldIn, currency))))
    .groupBy(order.courseId, order.planId)
    .as('of')
  // As well of what was sold alone.
  const title = sql<
    string | null
  >`coalesce((select sold.title from courses sold where sold.id = ${of.courseId}), ${plans.name})`
  const { courseId, sales, payment, refund, failed, chargeback, won, fee } = of
  const named = { courseId, title: title.as('title'), name: plans.name, duration: plans.duration }
  const rows = await db
    .select({ ...named, sales, payment, refund, failed, chargeback, won, fee })
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
    ]),
  }))
}
