// Hundreds of payments, refunds, failures and disputes in any order, heard of once, twice, late or never: what the ledger
// holds is what the provider has.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orderMovements } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Intent } from '#src/server/payments/intents.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { minutes } from '#src/wire/durations.ts'

import { settleOrder } from './settle-order.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { db, payments } = academy.services
const context: Context = { ...academy.services, actor: { kind: 'job', name: 'walk' }, ip: '' }

const STEPS = 400
const ORDERS = 12

/** Numbers that look random, the same for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  const pick = <T>(all: readonly T[]): T | undefined => all[below(all.length)]
  return { below, pick }
}

type Paid = { intentId: string; orderId: string; refunds: string[]; dispute?: string; heard: Intent[] }

const settle = (intent: Intent) => db.transaction(tx => settleOrder(context, tx, { intent }))

async function hear(paid: Paid, isKept = false): Promise<void> {
  const intent = await payments.findIntent(paid.intentId)
  if (!intent) throw new Error('no payment')
  paid.heard.push(intent)
  if (!isKept) await settle(intent)
}

/** What the provider refuses did not happen. */
const attempt = async <T>(call: Promise<T>): Promise<T | undefined> => call.catch(() => undefined)

async function sumsOf(paymentId: string) {
  const rows = await db.select().from(orderMovements).where(eq(orderMovements.paymentId, paymentId))
  const sum = (...kinds: string[]) =>
    rows.filter(({ what }) => kinds.includes(what)).reduce((all, { amountCents }) => all + amountCents, 0)
  return {
    received: sum('payment'),
    refunded: 0 - sum('refund', 'refund-failed'),
    failed: sum('refund-failed'),
    lost: 0 - sum('chargeback', 'chargeback-won'),
  }
}

async function expectBalanced(paid: Paid, seed: string): Promise<void> {
  await hear(paid)
  const intent = paid.heard.at(-1)
  expect(await sumsOf(paid.intentId), seed).toEqual({
    received: intent?.receivedCents,
    refunded: intent?.refundedCents,
    failed: intent?.failedCents,
    lost: intent?.dispute === 'lost' ? intent.disputedCents : 0,
  })
}

const seed = Number(process.env['WALK_SEED'] ?? Date.now() % 1_000_000)

test(
  `R3 R4 T85 the ledger is what the provider has after ${STEPS} random steps (WALK_SEED=${seed})`,
  async () => {
    const said = `WALK_SEED=${seed}`
    const { below, pick } = dice(seed)
    const all: Paid[] = []
    const steps: readonly ((paid: Paid) => Promise<unknown>)[] = [
      async paid => {
        const made = await attempt(
          shop.stripe.refunds.create({ payment_intent: paid.intentId, amount: 1 + below(4_000) }),
        )
        if (made) paid.refunds.push(made.id)
      },
      async paid => {
        const made = await attempt(shop.stripe.refunds.create({ payment_intent: paid.intentId }))
        if (made) paid.refunds.push(made.id)
      },
      paid => attempt(shop.failRefund(pick(paid.refunds) ?? 're_none')),
      async paid => {
        const dispute = await attempt(shop.dispute(paid.intentId, below(3) === 0))
        if (dispute) paid.dispute = dispute
      },
      paid => attempt(shop.verdict(paid.dispute ?? 'du_none', below(3) === 0 ? 'won' : 'lost')),
      async paid => {
        const isLost = (await payments.findIntent(paid.intentId))?.dispute === 'lost'
        if (isLost && paid.dispute) await shop.overturn(paid.dispute)
      },
      paid => hear(paid),
      paid => hear(paid),
      paid => hear(paid, true),
      async paid => {
        const late = pick(paid.heard)
        if (late) await settle(late)
      },
      async paid => {
        await hear(paid, true)
        const latest = paid.heard.at(-1)
        if (latest) await Promise.all([settle(latest), settle(pick(paid.heard) ?? latest), settle(latest)])
      },
      async paid => expectBalanced(paid, said),
    ]
    for (let step = 0; step < STEPS; step += 1) {
      if (all.length < ORDERS && below(12) === 0) all.push(...(await buyOnceOrTwice(below(3) === 0)))
      const paid = pick(all)
      if (paid) await pick(steps)?.(paid)
    }
    expect(all.length, said).toBeGreaterThan(3)
    for (const paid of all) await expectBalanced(paid, said)
  },
  minutes(4),
)

async function buyOnceOrTwice(isTwice: boolean): Promise<Paid[]> {
  const { client, userId, courseId } = await shop.meet()
  const { orderId, intentId } = await shop.start(client, courseId)
  const ids = [intentId]
  const metadata = { orderId, userId, courseId }
  if (isTwice) ids.push((await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })).id)
  for (const id of ids) await shop.pay(id)
  return ids.map(id => ({ intentId: id, orderId, refunds: [], heard: [] }))
}
