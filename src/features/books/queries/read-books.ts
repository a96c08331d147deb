import type { z } from 'zod'

import { readInvoicing } from '#src/features/invoices/queries/settings.ts'
import type { Context } from '#src/server/context.ts'
import { clockOf } from '#src/server/identity/clock.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import type { booksContract } from '../contract.ts'
import { type Figures, figuresOf, spanOf, stepsOf } from '../policy.ts'
import { sumBooks } from './sum-books.ts'
import type { Sold } from './sum-sold.ts'

type Wanted = z.output<typeof booksContract.readBooks.input>

/** What a period brought, by day or month, by what was sold and by how it was paid. */
export async function readBooks(context: Context, { page, limit, sort = '-net', ...asked }: Wanted) {
  const span = spanOf(asked, clockOf(context))
  const { total, steps, methods, sold, otherCurrencies, otherFees, feesUnknown } = await sumBooks(context, span)
  const { currency } = context.identity()
  const whole = <F extends Figures>(figures: F): F => ({ ...figures, ...wholeUnits(figures, currency) })
  const { from, to, unit } = span
  return {
    from,
    to,
    unit,
    total: whole(total),
    steps: stepsOf(span, context.now()).map(day => ({
      start: new Date(day).toISOString(),
      ...wholeUnits(steps.get(day) ?? figuresOf([]), currency),
    })),
    methods: methods.map(whole),
    sold: sortSold(sold, sort)
      .slice((page - 1) * limit, page * limit)
      .map(whole),
    NbOfPages: Math.ceil(sold.length / limit),
    soldTotal: sold.length,
    otherCurrencies: [...otherCurrencies],
    otherFees: otherFees.map(({ currency: code, cents }) => ({ currency: code, amount: fromMinor(cents, code) })),
    feesUnknown,
    chargesTax: (await readInvoicing(context.db))?.chargesTax ?? false,
  }
}

const wholeUnits = ({ gross, refunds, disputes, fees, net, tax }: Figures, currency: string): Figures => ({
  gross: fromMinor(gross, currency),
  refunds: fromMinor(refunds, currency),
  disputes: fromMinor(disputes, currency),
  fees: fromMinor(fees, currency),
  net: fromMinor(net, currency),
  tax: fromMinor(tax, currency),
})

type Sort = NonNullable<Wanted['sort']>

/** Those of the same figure stand by their titles. */
function sortSold(sold: readonly Sold[], sort: Sort): readonly Sold[] {
  const isDown = sort.startsWith('-')
  // What is left of a sort without its sign is a column.
  const column = (isDown ? sort.slice(1) : sort) as Exclude<Sort, `-${string}`>
  if (column === 'title') return isDown ? sold.toReversed() : sold
  return sold.toSorted((one, other) => (isDown ? other[column] - one[column] : one[column] - other[column]))
}
