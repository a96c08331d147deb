import { and, gte, lt, or, sql } from 'drizzle-orm'

import { leftCents } from '#src/features/orders/queries/order-states.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { keepFigure, sumOf } from '#src/server/database/counts.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import type { EarningsPeriod } from '#src/wire/money/periods.ts'

import { stepAt, stepsOf } from '../policy.ts'

/**
 * What the orders of a period and of the one before it brought. An order that was refunded or charged back brought nothing,
 * and one that was refunded in part the rest: the sum of the list of orders. The last step is under way, so of the one
 * that it is compared with no more counts than had been by this time of it.
 */
export async function sumEarnings({ db, now, identity }: Context, { period }: { period: EarningsPeriod }) {
  const { timeZone, currency } = identity()
  const { unit, before, until, steps } = stepsOf(period, { now: now(), timeZone })
  const first = before[0]?.start ?? until
  const start = steps[0]?.start ?? until
  const rows = await keepFigure(
    db,
    `earnings of each ${unit} since ${first.toISOString()} in ${timeZone}`,
    async () => {
      const value = await db
        .select({
          step: stepAt(orders.paidAt, unit, timeZone),
          count: sql<number>`count(*)::int`,
          cents: sql<number>`sum(${leftCents})`.mapWith(Number),
        })
        .from(orders)
        .where(
          and(
            sql`${orders.status} = 'paid'`, // as the index says it
            gte(orders.paidAt, first),
            or(lt(orders.paidAt, until), gte(orders.paidAt, start)),
          ),
        )
        .groupBy(sql`1`)
      return { value, rows: sumOf(value) }
    },
  )
  const takenOn = new Map(rows.map(row => [row.step, row.cents]))
  const cents = steps.map(({ day }) => takenOn.get(day) ?? 0)
  const centsBefore = before.map(({ day }) => takenOn.get(day) ?? 0)
  return {
    total: fromMinor(totalOf(cents), currency),
    before: fromMinor(totalOf(centsBefore), currency),
    steps: steps.map((step, index) => ({
      start: step.start.toISOString(),
      amount: fromMinor(cents[index] ?? 0, currency),
      before: fromMinor(centsBefore[index] ?? 0, currency),
    })),
  }
}

const totalOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0)
