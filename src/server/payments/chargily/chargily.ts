// Chargily as a provider of payments: cards of Algeria, paid in dinars on a page of its own. It knows neither keys that make
// a call happen once, nor refunds: those two stand in books of ours. All else is read from it.
import { takesAmount } from '#src/wire/money/methods.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { type BreakerOptions, createBreaker } from '../breaker.ts'
import type { Adapter } from '../door.ts'
import { WebhookForged } from '../events.ts'
import type { Fees } from '../fees.ts'
import { type NewIntent, type PaymentStatus, untouched } from '../intents.ts'
import type { ListedIntent } from '../listed-intents.ts'
import { PaymentsRefused } from '../reached.ts'
import {
  findByKey,
  findRow,
  giveUp,
  keep,
  listBegun,
  madeAt,
  refund,
  refusal,
  remember,
  type Row,
  saidOf,
  sumOfCause,
} from './books.ts'
import { type Checkout, connectCheckouts } from './client.ts'
import { readChargilyEvent } from './events.ts'
import { checkoutIdOf, isLiveKey, paymentIdOf } from './keys.ts'

type Options = BreakerOptions & {
  readonly db: Db
  readonly clock: Clock
  /** Of the academy: payments with the key's own mode are taken for it. */
  readonly livemode: boolean
  readonly publicUrl: string
  /** None where the academy has no key: then what stands in the books is all that is known. */
  readonly secretKey: string | undefined
  readonly apiUrl: string | undefined
}

export function openChargily(options: Options): Adapter {
  const { db, livemode, secretKey, clock } = options
  const calls = openCalls(options)
  const finding = findWith(options, calls)
  return {
    createIntent: async intent => {
      const before = await findByKey(db, intent.idempotencyKey)
      if (before) return finding.again(before)
      if (!calls || !takesAmount('chargily', intent.amountCents)) throw new Error('Chargily is not offered for this')
      const checkout = await calls.create(checkoutFor(intent, options.publicUrl))
      const row = await keep(db, { intent, checkout, at: clock() })
      if (row.id === paymentIdOf(checkout.id)) return finding.again(row, checkout)
      // Another call was faster: nobody has seen this page.
      await calls.expire(checkout.id).catch(() => {})
      return finding.again(row)
    },
    findIntent: id => finding.find(id),
    cancelIntent: async id => {
      const intent = await finding.find(id)
      if (intent?.status !== 'waiting') return intent
      await calls?.expire(checkoutIdOf(id))
      await giveUp(db, id, clock())
      return finding.find(id) // it may have been paid just now
    },
    refund: async (id, order) => {
      const intent = await finding.find(id)
      return intent?.status === 'succeeded' ? refund(db, { id, order, at: clock() }) : refusal('it is not paid')
    },
    sumReturned: (id, cause) => sumOfCause(db, id, cause),
    listIntents: async since => ({ items: await finding.list(since), next: undefined }),
    findFees: async id => {
      const row = await findRow(db, id)
      const checkout = await calls?.find(checkoutIdOf(id))
      return row && feesOf(row, checkout)
    },
    readEvent: (body, signature) => {
      if (!secretKey) throw new WebhookForged('no key of Chargily')
      return readChargilyEvent(secretKey, { body, signature }, livemode)
    },
  }
}

/** What the academy bears of the fees; whoever else does paid them beside the price. */
function feesOf({ id, paidAt, currency }: Row, checkout: Checkout | undefined): Fees {
  const { fees_on_merchant: ours, fees: all, pass_fees_to_customer: isTheirs } = checkout ?? {}
  const borne = ours ?? (isTheirs ? 0 : all)
  if (borne === undefined || !paidAt) return { fees: [], isWhole: false }
  const cents = toMinor(borne, currency)
  return { fees: cents === 0 ? [] : [{ id, cents, currency, at: paidAt }], isWhole: true }
}

type Calls = ReturnType<typeof openCalls>

/** The calls behind a breaker; none without a key. */
function openCalls({ secretKey, apiUrl, ...breaking }: Options) {
  if (!secretKey) return undefined
  const call = createBreaker(breaking)
  const { create, find, list, expire } = connectCheckouts({ secretKey, apiUrl })
  return {
    create: (checkout: Parameters<typeof create>[0]) => call(() => create(checkout)),
    find: (id: string) => call(() => find(id)),
    list: () => call(list),
    /** What Chargily does not close, as it was paid or is closed, stays as it is. */
    expire: async (id: string): Promise<void> => {
      await call(() => expire(id)).catch((error: unknown) => {
        if (!(error instanceof PaymentsRefused)) throw error
      })
    },
  }
}

/** Reads payments, as Chargily says they are now. */
function findWith({ db, clock, livemode, secretKey }: Options, calls: Calls) {
  // A key of the test mode opens nothing beside a provider that takes real money.
  const isOnlyTest = livemode && secretKey !== undefined && !isLiveKey(secretKey)
  const isOurs = (one: { livemode: boolean }) => !isOnlyTest && (!secretKey || one.livemode === isLiveKey(secretKey))
  const asIntent = (row: Row, checkout?: Checkout) =>
    intentOf(row, checkout, isOurs(checkout ?? row) ? livemode : !livemode)

  /** What was paid stays paid, and needs no question. @param heard what Chargily has just said of it */
  const find = async (id: string, heard?: Checkout): Promise<ListedIntent | undefined> => {
    const row = await findRow(db, id)
    if (row && (row.paidAt || !calls)) return asIntent(row)
    const checkout = heard ?? (await calls?.find(checkoutIdOf(id)))
    return checkout && asIntent(await remember(db, { row, checkout, at: clock() }), checkout)
  }

  return {
    find,
    /** What the books know, where Chargily does not. */
    again: async (row: Row, heard?: Checkout): Promise<ListedIntent> => (await find(row.id, heard)) ?? asIntent(row),
    /** What Chargily lists, and what we know to have begun since then. */
    list: async (since: Date): Promise<ListedIntent[]> => {
      const latest = (await calls?.list()) ?? []
      const heard = new Map(latest.filter(one => madeAt(one) >= since).map(one => [paymentIdOf(one.id), one]))
      const items: ListedIntent[] = []
      // One after the other: nobody waits for them.
      for (const id of new Set([...heard.keys(), ...(await listBegun(db, since))])) {
        const intent = await find(id, heard.get(id))
        if (intent) items.push(intent)
      }
      return items
    },
  }
}

/** Where the buyer comes back to says which order it is: the checkout's id is not known before it is made. */
function checkoutFor({ amountCents, currency, description, metadata }: NewIntent, publicUrl: string) {
  const back = (status: string) =>
    `${publicUrl}/completion/?${new URLSearchParams({ order: metadata['orderId'] ?? '', redirect_status: status })}`
  return {
    amount: fromMinor(amountCents, currency),
    currency,
    description,
    metadata,
    locale: 'en' as const,
    success_url: back('succeeded'),
    failure_url: back('failed'),
    webhook_endpoint: `${publicUrl}/api/webhooks/chargily`,
  }
}

/** What its page says of a payment. One that failed is tried again with another. */
function statusOf(row: Row, checkout: Checkout | undefined): PaymentStatus {
  if (row.paidAt) return 'succeeded'
  if (checkout?.status === 'processing') return 'processing'
  const isOver = ['failed', 'canceled', 'expired'].includes(checkout?.status ?? '')
  return isOver || row.givenUpAt ? 'canceled' : 'waiting'
}

function intentOf(row: Row, checkout: Checkout | undefined, livemode: boolean): ListedIntent {
  const status = statusOf(row, checkout)
  const { amountCents, currency } = checkout ? saidOf(checkout) : row
  return {
    ...untouched,
    id: row.id,
    next: status === 'waiting' && checkout ? { kind: 'redirect', url: row.url } : null,
    status,
    amountCents,
    receivedCents: status === 'succeeded' ? amountCents : 0,
    refundedCents: row.refundedCents,
    revision: row.revision,
    currency,
    livemode,
    metadata: row.metadata,
    receiptUrl: null,
    customerId: null,
    madeAt: row.createdAt,
    createdAt: row.createdAt,
  }
}
