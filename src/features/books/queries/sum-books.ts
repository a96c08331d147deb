// What moved in a period, and the tax of what was issued in it, added up.
import { and, eq, isNotNull, notExists, sql, type SQL } from 'drizzle-orm'

import { isFeeTaken } from '#src/features/orders/queries/fees-due.ts'
import { orderMovements } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { keepFigure } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { paymentFees } from '#src/server/payments/tables.ts'

import {
  type EntryKind,
  type Figures,
  figuresOf,
  paidBy,
  type PaymentMethod,
  PREFIX_LENGTH,
  type Span,
} from '../policy.ts'
import { entriesIn, isIn } from './entries.ts'
import { type Sold, sumSold } from './sum-sold.ts'

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
  what: EntryKind
  cents: number
  count: number
}

/** One walk through the period gives its days or months, and how was paid. */
const sumParts = (db: Db, span: Span): Promise<Part[]> => {
  const entries = entriesIn(db, span)
  const { happenedAt, currency, what, amountCents, paymentId, orderId } = entries
  const step = sql<
    string | null
  >`to_char(date_trunc(${sql.raw(`'${span.unit}'`)}, ${happenedAt} at time zone ${span.timeZone}), 'YYYY-MM-DD')`
  // A tax was paid as its order was.
  const payment = sql`case when ${what} = 'tax' then (select taxed.payment_intent_id from orders taxed where taxed.id = ${orderId}) else ${paymentId} end`
  const prefix = sql<string | null>`left(${payment}, ${sql.raw(String(PREFIX_LENGTH))})`
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
    .from(entries)
    .groupBy(sql`grouping sets ((1, 3, 4, 5), (2, 3, 4, 5))`)
}

const methodsOf = (rows: readonly Part[]): ByMethod[] =>
  [...Map.groupBy(rows, ({ prefix }) => paidBy(prefix))]
    .map(([method, of]) => ({ method, payments: paymentsIn(of), ...figuresOf(of) }))
    .toSorted((one, other) => other.net - one.net)

const paymentsIn = (rows: readonly Part[]): number =>
  rows.reduce((sum, { what, count }) => (what === 'payment' ? sum + count : sum), 0)
