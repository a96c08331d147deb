import { type Call, epochSeconds } from '../call.ts'
import { newId } from '../identifiers.ts'
import type { TaxRate } from '../objects.ts'
import { insert } from '../store.ts'

/** A tax: on top of a price, or within it. */
export type NewTaxRate = {
  display_name: string
  inclusive: boolean
  percentage: number
  metadata: Record<string, string>
}

/** Stores a tax rate. */
export async function createTaxRate(call: Call, input: NewTaxRate): Promise<TaxRate> {
  const rate: TaxRate = {
    id: newId('txr'),
    object: 'tax_rate',
    active: true,
    country: null,
    created: epochSeconds(call.now),
    description: null,
    display_name: input.display_name,
    effective_percentage: input.percentage,
    flat_amount: null,
    inclusive: input.inclusive,
    jurisdiction: null,
    jurisdiction_level: null,
    livemode: false,
    metadata: input.metadata,
    percentage: input.percentage,
    rate_type: 'percentage',
    state: null,
    tax_type: 'vat',
  }
  await insert(call.tx, rate)
  return rate
}
