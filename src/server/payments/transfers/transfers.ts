// Bank transfers as a provider of payments: begun, found, cancelled and given back like any other. What a bank knows,
// staff tell: that the money has come, and that they have sent it back.
import { randomBytes, randomInt } from 'node:crypto'

import { and, eq, sql } from 'drizzle-orm'

import { days } from '#src/wire/durations.ts'

import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import type { Adapter } from '../door.ts'
import { type Intent, type NewIntent, type PaymentStatus, untouched } from '../intents.ts'
import type { RefundAnswer, RefundOrder } from '../refunds.ts'
import { bankTransfers, transferSteps } from './tables.ts'
import type { TransferTerms } from './terms.ts'

type Options = {
  readonly db: Db
  readonly now: Clock
  readonly livemode: boolean
  /** As they are now; null where the academy takes no transfers. */
  readonly terms: () => TransferTerms | null
}

type Row = typeof bankTransfers.$inferSelect

const statuses: Readonly<Record<Row['state'], PaymentStatus>> = {
  waiting: 'waiting',
  sent: 'processing',
  received: 'succeeded',
  cancelled: 'canceled',
}

/** Letters and digits that nobody takes for one another, on paper or by telephone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const pick = (length: number): string => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The same door as that of the other providers. */
export function openTransfers({ db, now, livemode, terms }: Options): Adapter {
  const asIntent = (row: Row): Intent => intentOf(row, livemode)
  return {
    createIntent: async intent => {
      const offered = terms()
      if (!offered) throw new Error('the academy takes no transfers')
      return asIntent(await begin(db, { intent, offered, at: now() }))
    },
    findIntent: async id => {
      const row = await findTransfer(db, id)
      return row && asIntent(row)
    },
    cancelIntent: async id => {
      const row = await cancel(db, id, now())
      return row && asIntent(row)
    },
    refund: (id, order) => refund(db, { id, order, at: now() }),
    sumReturned: (id, cause) => sumOfCause(db, id, cause),
  }
}

export async function findTransfer(db: Db, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(bankTransfers).where(eq(bankTransfers.id, id))
  return row
}

const begin = (db: Db, { intent, offered, at }: { intent: NewIntent; offered: TransferTerms; at: Date }) =>
  db.transaction(async tx => {
    const { amountCents, currency, metadata, idempotencyKey: key } = intent
    const [made] = await tx
      .insert(bankTransfers)
      .values({
        ...newRow({ amountCents, currency, metadata, key, at }),
        account: offered.account,
        dueAt: new Date(at.getTime() + days(offered.days)),
      })
      .onConflictDoNothing({ target: bankTransfers.key })
      .returning()
    if (made) await tx.insert(transferSteps).values({ transferId: made.id, what: 'begun', at })
    const [row] = made ? [made] : await tx.select().from(bankTransfers).where(eq(bankTransfers.key, key))
    if (!row) throw new Error('a transfer is there, or was just begun')
    return row
  })

type Received = Pick<NewIntent, 'amountCents' | 'currency' | 'metadata'> & {
  readonly note: string
  readonly by: string
  readonly at: Date
  readonly livemode: boolean
}

/** Books money that came without being asked for, as in cash, in the given transaction. */
export async function recordReceived(tx: Db, { note, by, at, livemode, ...paid }: Received): Promise<Intent> {
  const [row] = await tx
    .insert(bankTransfers)
    .values({
      ...newRow({ ...paid, at, key: `by-hand-${paid.metadata['orderId']}` }, 'trh'),
      account: '',
      state: 'received',
      dueAt: at,
    })
    .returning()
  if (!row) throw new Error('an insert returns its row')
  await tx.insert(transferSteps).values({ transferId: row.id, what: 'received', at, by, note: note || null })
  return intentOf(row, livemode)
}

type Begun = Pick<NewIntent, 'amountCents' | 'currency' | 'metadata'> & { readonly key: string; readonly at: Date }

/** @param kind `trh` of what never went over a bank */
const newRow = ({ key, at, metadata, amountCents, currency }: Begun, kind: 'tr' | 'trh' = 'tr') => ({
  id: `${kind}_${randomBytes(12).toString('hex')}`,
  key,
  reference: `${pick(4)}-${pick(4)}`,
  userId: metadata['userId'] ?? '',
  metadata,
  amountCents,
  currency,
  createdAt: at,
})

/** Only one of which nobody said that it is on its way. */
const cancel = (db: Db, id: string, at: Date) =>
  db.transaction(async tx => {
    const [row] = await tx
      .update(bankTransfers)
      .set({ state: 'cancelled' })
      .where(and(eq(bankTransfers.id, id), eq(bankTransfers.state, 'waiting')))
      .returning()
    if (row) await tx.insert(transferSteps).values({ transferId: id, what: 'cancelled', at })
    return row ?? (await findTransfer(tx, id))
  })

const BY_HAND = 'a bank transfer is sent back by hand, and noted here then'

/** Notes that all that is left of a transfer was sent back, or a part of it; the same cause counts once. */
const refund = (db: Db, { id, order, at }: { id: string; order: RefundOrder; at: Date }): Promise<RefundAnswer> =>
  db.transaction(async tx => {
    const [row] = await tx.select().from(bankTransfers).where(eq(bankTransfers.id, id)).for('update')
    if (row?.state !== 'received') return refusal('no money of it was received')
    const left = row.amountCents - row.refundedCents
    const before = await sumOfCause(tx, id, order.cause)
    const { cents = left } = order
    if (before > 0 || cents === 0) return { isRefunded: true, cents: before }
    if (cents > left) return refusal('less than that is left of it')
    if (!order.byHand) return refusal(BY_HAND)
    const { note, by } = order.byHand
    await tx
      .insert(transferSteps)
      .values({ transferId: id, what: 'refunded', at, by, note, amountCents: cents, cause: order.cause })
    await tx
      .update(bankTransfers)
      .set({ refundedCents: row.refundedCents + cents, revision: sql`${bankTransfers.revision} + 1` })
      .where(eq(bankTransfers.id, id))
    return { isRefunded: true, cents }
  })

async function sumOfCause(db: Db, id: string, cause: string): Promise<number> {
  const [step] = await db
    .select({ cents: transferSteps.amountCents })
    .from(transferSteps)
    .where(and(eq(transferSteps.transferId, id), eq(transferSteps.cause, cause)))
  return step?.cents ?? 0
}

const refusal = (reason: string): RefundAnswer => ({ isRefunded: false, code: undefined, reason, isPassing: false })

/** A transfer as orders read every payment. */
export const intentOf = (row: Row, livemode: boolean): Intent => ({
  ...untouched,
  id: row.id,
  next: row.state === 'waiting' || row.state === 'sent' ? { kind: 'transfer' } : null,
  status: statuses[row.state],
  amountCents: row.amountCents,
  receivedCents: row.state === 'received' ? row.amountCents : 0,
  refundedCents: row.refundedCents,
  revision: row.revision,
  currency: row.currency,
  livemode,
  metadata: row.metadata,
  receiptUrl: null,
  customerId: null,
  madeAt: row.createdAt,
})
