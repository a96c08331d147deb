import { invalidRequest } from '../errors.ts'
import type { Kind } from '../objects.ts'
import { find, type Queryable } from '../store.ts'

// Which field of which object can be replaced by the object it names.
const expandable: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  payment_intent: { latest_charge: 'charge', payment_method: 'payment_method' },
  charge: { payment_intent: 'payment_intent' },
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
  price: { product: 'product' },
  subscription: { customer: 'customer', latest_invoice: 'invoice', default_payment_method: 'payment_method' },
  invoice: { customer: 'customer' },
  'checkout.session': { customer: 'customer', subscription: 'subscription', payment_link: 'payment_link' },
}

/**
 * Replaces ids by the objects they name.
 * @param paths as sent in `expand[]`, e.g. `latest_charge.payment_intent`
 * @throws ApiError for a field that cannot be expanded
 */
export async function expandObject(
  db: Queryable,
  object: { object: string },
  paths: readonly string[],
): Promise<{ object: string }> {
  let expanded = object
  for (const path of paths) {
    const [field = '', ...rest] = path.split('.')
    const kind = expandable[object.object]?.[field]
    if (!kind) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
    const id: unknown = Reflect.get(expanded, field)
    const found = typeof id === 'string' ? await find(db, kind, id) : undefined
    if (!found) continue
    const inner = rest.length > 0 ? await expandObject(db, found.object, [rest.join('.')]) : found.object
    expanded = { ...expanded, [field]: inner }
  }
  return expanded
}
