// What a payment says of how its order's sum was made up: an order that was lost, as after a restore, has its coupon and its tax
// again. We wrote it there, and read it with the care that anything from outside needs.
import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { coupons } from '#src/features/coupons/tables.ts'
import type { orders } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { Id, jsonText } from '#src/wire/fields.ts'
import { untaxed } from '#src/wire/money/tax.ts'

type Order = typeof orders.$inferSelect

const Cents = z.number().int().nonnegative()
const Tax = jsonText(
  z.object({
    net: Cents,
    tax: Cents,
    name: z.string(),
    rate: Cents,
    country: z.string().length(2),
    untaxed: z.enum(untaxed).nullable(),
  }),
)
const Discount = jsonText(z.object({ cents: Cents, id: Id.nullable(), code: z.string() }))

/** Into the payment's metadata. A tax number is a person's, and stays here: it would outlive their account there. */
export function writeSum(order: Order): Record<string, string> {
  const { netCents: net, taxCents: tax, taxName: name, taxRate: rate, taxCountry: country, untaxed: reason } = order
  const { couponCode: code, couponId: id, discountCents: cents } = order
  return {
    ...(net !== null && { tax: JSON.stringify({ net, tax, name, rate, country, untaxed: reason }) }),
    ...(code !== null && { coupon: JSON.stringify({ cents, id, code }) }),
  }
}

/** The columns of an order of that amount. A tax that does not add up to it is left out, and a coupon that is gone is only named. */
export async function readSum(db: Db, { metadata }: Pick<Intent, 'metadata'>, amountCents: number) {
  const taxed = Tax.safeParse(metadata['tax']).data
  const discount = Discount.safeParse(metadata['coupon']).data
  const couponId = discount?.id ?? ''
  const isThere = discount?.id && (await db.$count(coupons, eq(coupons.id, couponId))) > 0
  return {
    ...(taxed &&
      taxed.net + taxed.tax === amountCents && {
        netCents: taxed.net,
        taxCents: taxed.tax,
        taxName: taxed.name,
        taxRate: taxed.rate,
        taxCountry: taxed.country,
        untaxed: taxed.untaxed,
      }),
    ...(discount && {
      discountCents: discount.cents,
      couponCode: discount.code,
      couponId: isThere ? couponId : null,
    }),
  }
}
