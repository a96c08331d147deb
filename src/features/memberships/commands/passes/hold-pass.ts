import { eq } from 'drizzle-orm'

import { findRenewing } from '#src/features/memberships/queries/find-memberships.ts'
import { findHeldOf } from '#src/features/memberships/queries/find-passes.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { passEndWith } from '#src/wire/money/pass-ends.ts'
import { isHeldOtherwise, isPass, monthsAfter, passOf } from '#src/wire/money/passes.ts'

import { coverHolders } from '../cover-holders.ts'
import { stopEach } from '../stop-renewing.ts'
import { closePass } from './end-pass.ts'
import { ofNoProvider } from './of-no-provider.ts'
import { sendGiven, sendWelcome } from './tell-holder.ts'

/** How much longer: so many months, or until an instant. */
type Term = { readonly months: number } | { readonly until: Date }

export type PaidPlan = {
  /** Of what is given without an order an id of its own. */
  readonly orderId: string
  readonly userId: string
  readonly planId: string
  /** When it was ordered: what renewed by then stops, as its buyer was told. */
  readonly orderedAt: Date
  readonly term: Term
  readonly interval: 'month' | 'year'
  readonly amountCents: number
  readonly currency: string
  /** Whether staff give it, and nothing was paid. */
  readonly isGiven?: boolean
}

/** What was paid for: a membership, and its period. */
type Held = { readonly membershipId: string; readonly from: Date; readonly to: Date; readonly isFirst: boolean }

/**
 * Gives somebody what they paid for, or what staff give them: a membership until a date, or more of the one that they have. What is paid early begins
 * where the running period ends, what is paid late begins now, and what is paid twice is held twice as long. The caller holds
 * their lock.
 * @returns nothing where they hold the plan by a subscription that is paid, or by a place: the money goes back
 */
export async function holdPass(context: Context, tx: Tx, paid: PaidPlan): Promise<Held | undefined> {
  const held = await findHeldOf(tx, paid)
  const at = context.now()
  if (held.some(one => isHeldOtherwise(one, at))) return undefined
  const running = held.find(one => isPass(one.subscriptionId))
  const isRunning = running !== undefined && running.currentPeriodEnd > at
  if (running && !isRunning) await closePass(context, tx, { ...running, endsAt: running.currentPeriodEnd })
  const given = isRunning ? await renew(context, tx, { running, paid }) : await begin(tx, paid, at)
  await coverHolders(tx, [paid.userId])
  const stopped = await stopRenewed(context, tx, paid)
  const told = { membershipId: given.membershipId, stopped }
  if (paid.isGiven) await sendGiven(context, tx, { ...told, isLonger: !given.isFirst })
  else if (given.isFirst) await sendWelcome(context, tx, told)
  context.log.info({ event: 'pass-held', ...given, userId: paid.userId, orderId: paid.orderId }, 'a paid membership')
  return given
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)

type Running = typeof memberships.$inferSelect

async function renew(
  { identity }: Context,
  tx: Tx,
  { running, paid }: { running: Running; paid: PaidPlan },
): Promise<Held> {
  const { term, isGiven, amountCents, currency, interval } = paid
  const end = running.currentPeriodEnd
  const to = 'until' in term ? later(term.until, end) : passEndWith(running, term.months, identity().timeZone)
  // What was paid for it last stays what it was.
  const sums = isGiven ? {} : { amountCents, currency, interval, paidCents: amountCents }
  await tx
    .update(memberships)
    .set({ currentPeriodEnd: to, ...sums })
    .where(eq(memberships.id, running.id))
  return { membershipId: running.id, from: end, to, isFirst: false }
}

async function begin(tx: Tx, { userId, planId, orderId, term, ...paid }: PaidPlan, from: Date): Promise<Held> {
  const to = 'until' in term ? term.until : monthsAfter(from, term.months)
  const { amountCents, currency, interval } = paid
  const [made] = await tx
    .insert(memberships)
    .values({
      userId,
      planId,
      subscriptionId: passOf(orderId),
      ...ofNoProvider,
      amountCents,
      currency,
      interval,
      paidCents: amountCents,
      startedAt: from,
      currentPeriodEnd: to,
    })
    .onConflictDoUpdate({
      // Its money had gone back, and is here again.
      target: memberships.subscriptionId,
      set: { status: 'active', startedAt: from, currentPeriodEnd: to, endedAt: null, remindedAt: null },
    })
    .returning({ id: memberships.id })
  if (!made) throw new Error('an insert returns its row')
  return { membershipId: made.id, from, to, isFirst: true }
}

/**
 * Nobody pays for two plans without meaning to: what renewed when this was ordered stops with the period that is paid, and
 * what is unpaid of the same plan at once. @returns the subscriptions that stop
 */
async function stopRenewed(context: Context, tx: Tx, { userId, planId, orderedAt }: PaidPlan): Promise<Set<string>> {
  const renewing = await findRenewing(tx, userId)
  const stopping = renewing.filter(one => one.planId === planId || one.startedAt <= orderedAt)
  await stopEach(context, tx, stopping)
  return new Set(stopping.map(({ subscriptionId }) => subscriptionId))
}
