import { z } from 'zod'

import { BoughtPlan } from '#src/features/memberships/contract/shapes.ts'
import { Id, Instant, listFields, possible } from '#src/wire/fields.ts'
import { methods } from '#src/wire/money/methods.ts'

/** The periods that one chooses by a word; the first is the standard. */
export const quickPeriods = ['this_month', 'last_month', 'this_year', 'last_year'] as const

/** How something was paid. */
export const paymentMethods = [...methods, 'hand', 'other'] as const

/** Which days: those of a period, or free ones, both included, in the academy's time zone. */
const days = {
  period: z.enum(quickPeriods).optional(),
  from: possible(z.iso.date()).optional(),
  to: possible(z.iso.date()).optional(),
}

/** What a file of the books is asked for. */
export const BooksFileInput = z.strictObject(days)

/** In whole units of the academy's currency; what went counts as it was: refunds of 10 are 10. */
const figures = {
  gross: z.number(),
  refunds: z.number(),
  disputes: z.number(),
  /** What the payment providers kept. */
  fees: z.number(),
  net: z.number(),
  /** Of the invoices and credit notes of these days. It is in the other sums. */
  tax: z.number(),
}

export const booksContract = {
  /** What came and went in a period, and what is left of it. */
  readBooks: {
    input: z.strictObject({
      ...days,
      ...listFields('title', 'sales', 'gross', 'refunds', 'disputes', 'fees', 'net', 'tax'),
    }),
    output: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      unit: z.enum(['day', 'month']),
      total: z.object({ ...figures, sales: z.number().int() }),
      /** By the day or the month, the oldest first; those that have not begun are left out. */
      steps: z.array(z.object({ start: Instant, ...figures })),
      methods: z.array(z.object({ method: z.enum(paymentMethods), payments: z.number().int(), ...figures })),
      /** What was sold, a page of it. */
      sold: z.array(
        z.object({
          /** A course, or a plan. */
          courseId: Id.nullable(),
          plan: BoughtPlan.nullable(),
          title: z.string(),
          sales: z.number().int(),
          ...figures,
        }),
      ),
      NbOfPages: z.number().int(),
      soldTotal: z.number().int(),
      /** Other money that moved in this period, and is in none of the sums. */
      otherCurrencies: z.array(z.string()),
      /** Fees in other money than the academy's, or of sales in other money, which are in none of the sums, in whole units of theirs. */
      otherFees: z.array(z.object({ currency: z.string(), amount: z.number() })),
      /** Of how many payments the provider has not said yet what it kept. */
      feesUnknown: z.number().int(),
      /** Whether the academy charges a tax now. */
      chargesTax: z.boolean(),
    }),
  },
} as const
