import { invalidRequest } from '../errors.ts'
import type { Kind } from '../objects.ts'
import { find, list, type Queryable } from '../store.ts'

/** What a movement of the balance is about, as its id begins. */
const sources: Readonly<Record<string, Kind>> = { ch: 'charge', re: 'refund', du: 'dispute' }
const sourceOf = (id: string): Kind | undefined => sources[id.slice(0, id.indexOf('_'))]

// Which field of which object can be replaced by the object it names; by its id, where it may be of several kinds.
const expandable: Readonly<Record<string, Readonly<Record<string, Kind | typeof sourceOf>>>> = {
  payment_intent: { latest_charge: 'charge', payment_method: 'payment_method', customer: 'customer' },
  charge: {
    payment_intent: 'payment_intent',
    customer: 'customer',
    balance_transaction: 'balance_transaction',
  },
  refund: {
    charge: 'charge',
    payment_intent: 'payment_intent',
    balance_transaction: 'balance_transaction',
    failure_balance_transaction: 'balance_transaction',
  },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  balance_transaction: { source: sourceOf },
  payment_method: { customer: 'customer' },
  price: { product: 'product' },
  subscription: { customer: 'customer', latest_invoice: 'invoice', default_payment_method: 'payment_method' },
  invoice: { customer: 'customer' },
  invoice_settings: { default_payment_method: 'payment_method' },
  invoice_payment: { invoice: 'invoice' },
  promotion: { coupon: 'coupon' },
  payment: { payment_intent: 'payment_intent' },
  'checkout.session': {
    customer: 'customer',
    subscription: 'subscription',
    payment_intent: 'payment_intent',
    payment_link: 'payment_link',
    invoice: 'invoice',
  },
}

// Lists that an object only holds when they are asked for, and by which field their members name it.
const lists: Readonly<Record<string, Readonly<Record<string, { kind: Kind; by: string }>>>> = {
  charge: { refunds: { kind: 'refund', by: 'charge' } },
  customer: { subscriptions: { kind: 'subscription', by: 'customer' } },
  invoice: { payments: { kind: 'invoice_payment', by: 'invoice' } },
}

/** As deep as the provider goes. */
const DEEPEST = 4

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

async function valueOf(
  db: Queryable,
  owner: object,
  field: string,
  holder: string,
): Promise<{ value: unknown; isNamed: boolean }> {
  // What stands within an object has no name of its own; the field that holds it does.
  const kindOfOwner = String(Reflect.get(owner, 'object') ?? holder)
  const current: unknown = Reflect.get(owner, field)
  const members = lists[kindOfOwner]?.[field]
  if (members) {
    const id = String(Reflect.get(owner, 'id'))
    const { data, hasMore } = await list(db, members.kind, { limit: 10, matching: { [members.by]: id } })
    const url = `/v1/${members.kind}s?${members.by}=${id}`
    return { value: { object: 'list', data, has_more: hasMore, url }, isNamed: true }
  }
  const named = expandable[kindOfOwner]?.[field]
  const kind = typeof named === 'function' && typeof current === 'string' ? named(current) : named
  if (typeof kind === 'string' && typeof current === 'string')
    return { value: (await find(db, kind, current))?.object, isNamed: true }
  return { value: current, isNamed: named !== undefined }
}

async function expandField(db: Queryable, owner: unknown, path: readonly string[], holder = ''): Promise<unknown> {
  const [field, ...rest] = path
  if (field === undefined || !isObject(owner)) return owner
  if (Array.isArray(owner)) return Promise.all(owner.map(member => expandField(db, member, path, holder)))
  const { value, isNamed } = await valueOf(db, owner, field, holder)
  if (isNamed ? value === undefined || value === null : rest.length === 0 || !isObject(value)) {
    if (isNamed) return owner
    throw invalidRequest(`This property cannot be expanded (${path.join('.')}).`, { param: 'expand' })
  }
  return { ...owner, [field]: await expandField(db, value, rest, field) }
}

/**
 * Replaces ids by the objects they name, and adds lists that are only there on demand.
 * @param paths as sent in `expand[]`, e.g. `latest_charge.balance_transaction`, `items.data.price.product`
 * @throws ApiError for a field that cannot be expanded, or one that is too deep
 */
export async function expandObject<T extends object>(db: Queryable, object: T, paths: readonly string[]): Promise<T> {
  let expanded: unknown = object
  for (const path of paths) {
    const fields = path.split('.')
    if (fields.length > DEEPEST) {
      throw invalidRequest(`You cannot expand more than ${DEEPEST} levels of a property.`, { param: 'expand' })
    }
    expanded = await expandField(db, expanded, fields)
  }
  // Expanding adds and replaces fields, and takes none away.
  return expanded as T
}
