import { type Call, epochSeconds } from '../call.ts'
import { resourceMissing } from '../errors.ts'
import { newId } from '../identifiers.ts'
import type { Price, Product } from '../objects.ts'
import { find, insert } from '../store.ts'

/** Stores a thing that is sold. */
export async function createProduct(
  call: Call,
  { name, description, metadata }: { name: string; description?: string | undefined; metadata: Record<string, string> },
): Promise<Product> {
  const product: Product = {
    id: newId('prod'),
    object: 'product',
    active: true,
    created: epochSeconds(call.now),
    description: description ?? null,
    livemode: false,
    metadata,
    name,
  }
  await insert(call.tx, product)
  return product
}

/** A price that comes again; `unit_amount` in minor units, for a product that exists or one that is named here. */
export type NewPrice = {
  unit_amount: number
  currency: string
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number }
  product?: string | undefined
  product_data?: { name: string; metadata: Record<string, string> } | undefined
  metadata: Record<string, string>
}

/** Stores a price. @throws ApiError `resource_missing` for an unknown product */
export async function createPrice(call: Call, input: NewPrice): Promise<Price> {
  const productId = input.product_data ? (await createProduct(call, input.product_data)).id : (input.product ?? '')
  if (!(await find(call.tx, 'product', productId))) throw resourceMissing('product', productId, 'product')
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: epochSeconds(call.now),
    currency: input.currency,
    livemode: false,
    metadata: input.metadata,
    product: productId,
    recurring: { ...input.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: input.unit_amount,
  }
  await insert(call.tx, price)
  return price
}
