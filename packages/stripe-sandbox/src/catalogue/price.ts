import { type Call, epochSeconds } from '../call.ts'
import { resourceMissing } from '../errors.ts'
import { newId } from '../identifiers.ts'
import { mergeMetadata } from '../metadata.ts'
import type { Price, Product } from '../objects.ts'
import { find, insert, lock, save } from '../store.ts'

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

/** A price, once or again and again; `unit_amount` in minor units, for a product that exists or one named here. */
export type NewPrice = {
  unit_amount: number
  currency: string
  recurring?: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number } | undefined
  tax_behavior?: 'exclusive' | 'inclusive' | 'unspecified' | undefined
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
    nickname: null,
    product: productId,
    recurring: input.recurring
      ? { ...input.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: input.tax_behavior ?? 'unspecified',
    type: input.recurring ? 'recurring' : 'one_time',
    unit_amount: input.unit_amount,
  }
  await insert(call.tx, price)
  return price
}

/** What may change of a price: never its amount. */
export type PriceChange = {
  active?: boolean | undefined
  metadata?: Record<string, string> | undefined
  nickname?: string | undefined
}

/** Closes a price, or names it. @throws ApiError `resource_missing` */
export async function updatePrice(call: Call, id: string, change: PriceChange): Promise<Price> {
  const stored = await lock(call.tx, 'price', id)
  if (!stored) throw resourceMissing('price', id, 'id')
  const { object: before } = stored
  const price: Price = {
    ...before,
    active: change.active ?? before.active,
    metadata: mergeMetadata(before.metadata, change.metadata),
    nickname: change.nickname ?? before.nickname,
  }
  await save(call.tx, price)
  return price
}

/** What may change of a product. */
export type ProductChange = {
  active?: boolean | undefined
  description?: string | undefined
  metadata?: Record<string, string> | undefined
  name?: string | undefined
}

/** Renames a thing that is sold, or takes it off the shelf. @throws ApiError `resource_missing` */
export async function updateProduct(call: Call, id: string, change: ProductChange): Promise<Product> {
  const stored = await lock(call.tx, 'product', id)
  if (!stored) throw resourceMissing('product', id, 'id')
  const { object: before } = stored
  const product: Product = {
    ...before,
    active: change.active ?? before.active,
    description: change.description ?? before.description,
    metadata: mergeMetadata(before.metadata, change.metadata),
    name: change.name ?? before.name,
  }
  await save(call.tx, product)
  return product
}
