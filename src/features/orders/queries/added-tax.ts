// The tax that is added to a price, where the academy does so (decision 0107).
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { MOST_MINOR } from '#src/wire/money/price-fault.ts'
import { type AddedTax, taxIn, taxOn, writtenRate } from '#src/wire/money/tax.ts'
import { refuse } from '#src/wire/refusals.ts'

import { orders } from '../tables.ts'

type Row = typeof orders.$inferSelect
/** What an order says of the tax that was added to its price. */
export type Taxed = Pick<Row, 'netCents' | 'taxCents' | 'taxName' | 'taxRate' | 'taxCountry' | 'taxNumber' | 'untaxed'>

export const taxColumns = {
  netCents: orders.netCents,
  taxCents: orders.taxCents,
  taxName: orders.taxName,
  taxRate: orders.taxRate,
  taxCountry: orders.taxCountry,
  taxNumber: orders.taxNumber,
  untaxed: orders.untaxed,
}

/** What is added for one person now; null where prices include their tax. */
export const findAddedTax = async ({ answers }: Pick<Context, 'answers'>, db: Db, userId: string) =>
  (await answers.addedTaxes(db, [userId]))(userId)

/**
 * The columns of an order's amount, for a price without its coupon. Refuses 'country-needed' of who has not said where they are,
 * and 'too-much-taxed' where price and tax together are more than a provider takes at once.
 */
export function taxedAmount(netCents: number, currency: string, tax: AddedTax | null) {
  if (!tax || netCents === 0) return { amountCents: netCents }
  if (!tax.country) return refuse('country-needed')
  const taxCents = taxOn(netCents, tax.rate, currency)
  const amountCents = netCents + taxCents
  if (amountCents > MOST_MINOR) return refuse('too-much-taxed')
  const { name: taxName, rate: taxRate, country: taxCountry, taxNumber, reason } = tax
  return { amountCents, netCents, taxCents, taxName, taxRate, taxCountry, taxNumber, untaxed: reason }
}

/** What is offered to who has made an order, with the tax of now. Who does not say any more where they are keeps the rate of the order. */
export function withTax(
  netCents: number,
  { currency, taxRate }: Pick<Row, 'currency' | 'taxRate'>,
  tax: AddedTax | null,
) {
  if (!tax) return netCents
  return netCents + taxOn(netCents, tax.country ? tax.rate : (taxRate ?? tax.rate), currency)
}

/** Whether its buyer has said since that they are elsewhere, or another business: the tax of the order is not theirs any more. */
export function isTaxedElsewhere(
  order: Pick<Row, 'taxCountry' | 'taxNumber' | 'untaxed'>,
  tax: AddedTax | null,
): boolean {
  if (!tax?.country || order.taxCountry === null) return false
  if (order.taxCountry !== tax.country) return true
  const isOfNumber = [order.untaxed, tax.reason].includes('reverse-charge')
  return isOfNumber && order.taxNumber !== tax.taxNumber
}

/**
 * The columns of an order that becomes what was really paid: its tax is in that, at the rate of the order. Of the same sum it is
 * the same, as it may be rounded otherwise than one that is taken out of a sum.
 */
export function taxedAgain(
  {
    netCents,
    taxCents: before,
    taxRate,
    ...order
  }: Pick<Row, 'amountCents' | 'currency' | 'netCents' | 'taxCents' | 'taxRate'>,
  { amountCents, currency }: Pick<Row, 'amountCents' | 'currency'>,
) {
  if (netCents === null) return { netCents: null, taxCents: null }
  if (amountCents === order.amountCents && currency === order.currency) return { netCents, taxCents: before }
  const taxCents = taxIn(amountCents, taxRate ?? 0, currency)
  return { netCents: amountCents - taxCents, taxCents }
}

/** The tax of an order as it is shown, in whole units; null where the price holds it. */
export function shownTax({ netCents = null, ...order }: Partial<Taxed> & Pick<Row, 'currency'>) {
  if (netCents === null) return null
  const { taxCents, taxName, taxRate, taxCountry, currency, untaxed: reason = null } = order
  return {
    net: fromMinor(netCents, currency),
    amount: fromMinor(taxCents ?? 0, currency),
    name: taxName ?? '',
    rate: taxRate ?? 0,
    reason,
    country: taxCountry ?? '',
  }
}

/** The same as a field of an answer, which is absent where the price holds it. */
export function withShownTax(order: Parameters<typeof shownTax>[0]) {
  const tax = shownTax(order)
  return tax && { tax }
}

/** What a mail says of the tax that was added, or why none was; nothing where the price holds it. */
export const billedTax = (order: Taxed) =>
  order.netCents !== null && { netCents: order.netCents, taxCents: order.taxCents ?? 0, taxName: billedName(order) }

function billedName({ taxName, taxRate, untaxed }: Taxed): string {
  if (untaxed === 'reverse-charge') return `${taxName}: reverse charge`
  return untaxed ? `No ${taxName} is charged` : `${taxName} ${writtenRate(taxRate ?? 0)} %`
}

/** What is left when the tax is taken out, in minor units: the price that a coupon is taken off. */
export const netOf = ({ netCents, amountCents }: Pick<Row, 'netCents' | 'amountCents'>): number =>
  netCents ?? amountCents
