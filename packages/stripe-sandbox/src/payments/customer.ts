import { type Call, epochSeconds } from '../call.ts'
import { invalidRequest, resourceMissing } from '../errors.ts'
import { newId } from '../identifiers.ts'
import { mergeMetadata } from '../metadata.ts'
import type { Customer, PaymentMethod } from '../objects.ts'
import { insert, lock, save } from '../store.ts'
import { resolvePaymentMethod } from './method.ts'

/** What a shop knows of a buyer. */
export type CustomerInput = {
  email?: string | undefined
  name?: string | undefined
  metadata?: Record<string, string> | undefined
  default_payment_method?: string | undefined
}

/** Stores a buyer. */
export async function createCustomer(call: Call, input: CustomerInput): Promise<Customer> {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: epochSeconds(call.now),
    email: input.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: input.default_payment_method ?? null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
  }
  await insert(call.tx, customer)
  return customer
}

async function lockCustomer(call: Call, id: string): Promise<Customer> {
  const stored = await lock(call.tx, 'customer', id)
  if (!stored) throw resourceMissing('customer', id, 'id')
  return stored.object
}

/** Changes what a shop knows of a buyer. @throws ApiError `resource_missing` */
export async function updateCustomer(call: Call, id: string, change: CustomerInput): Promise<Customer> {
  const before = await lockCustomer(call, id)
  const { default_payment_method: method = before.invoice_settings.default_payment_method } = change
  const customer: Customer = {
    ...before,
    email: change.email ?? before.email,
    invoice_settings: { ...before.invoice_settings, default_payment_method: method },
    metadata: mergeMetadata(before.metadata, change.metadata),
    name: change.name ?? before.name ?? null,
  }
  await save(call.tx, customer)
  return customer
}

/** Keeps a card for a buyer. @throws ApiError for a card that belongs to another one */
export async function attachMethod(call: Call, id: string, customer: string): Promise<PaymentMethod> {
  await lockCustomer(call, customer)
  const { object: method } = await resolvePaymentMethod(call, id)
  if (method.customer && method.customer !== customer) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.')
  }
  const attached: PaymentMethod = { ...method, customer }
  await save(call.tx, attached)
  return attached
}
