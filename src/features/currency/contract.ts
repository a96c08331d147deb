import { z } from 'zod'

import { Dollars, Version } from '#src/wire/fields.ts'

/** Three lower-case letters, as ISO 4217 has them in upper case. */
const Code = z.string().regex(/^[a-z]{3}$/)

/** Why the currency stays as it is: something was sold, somebody pays, is a member, or a payment waits for a decision. */
export const reasons = ['sold', 'paying', 'members', 'cases'] as const

const Currency = z.object({ currency: Code })

export const currencyContract = {
  manageCurrency: {
    input: z.strictObject({}),
    output: z.object({
      currency: Currency,
      version: Version.optional(),
      /** All that can be chosen; none once it is fixed. */
      currencies: z.array(Code),
      fixed: z.enum(reasons).nullable(),
      /** Some of what is for sale, to see how prices read. */
      prices: z.array(z.object({ title: z.string(), price: Dollars })),
    }),
  },
  updateCurrency: {
    input: z.strictObject({ currency: Code, version: Version.optional() }),
    /** `offSale` are the plans that were taken off sale: the provider sells them in the former currency. */
    output: z.object({ currency: Currency, offSale: z.array(z.string()) }),
  },
} as const
