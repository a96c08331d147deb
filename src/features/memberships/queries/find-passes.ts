import { and, asc, desc, eq, gt, inArray, isNotNull, like, lte, ne, not, or, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { isHeldOtherwise, isPass, isRenewalTime, isRunning, REMINDED_FROM_MS } from '#src/wire/money/passes.ts'

import { memberships } from '../tables.ts'

const isOfPass = like(memberships.subscriptionId, 'pass\\_%')
/** In WHERE: a membership that lasts until a date (`isPaidUntil`), or one that a provider knows. */
const lastsUntil = or(isOfPass, like(memberships.subscriptionId, 'seat\\_%')) ?? sql`false`
export const isOfProvider = not(lastsUntil)

type Holding = { readonly userId: string; readonly planId: string }

/** What somebody has of a plan that has not ended, the latest end first. */
export const findHeldOf = (tx: Db, { userId, planId }: Holding) =>
  tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.planId, planId), ne(memberships.status, 'ended')))
    .orderBy(desc(memberships.currentPeriodEnd))

/** Whether somebody has a plan, also where its last bill is unpaid: what they pay for it is no first payment. */
export const isHolder = async ({ now }: Pick<Context, 'now'>, db: Db, holding: Holding): Promise<boolean> =>
  (await findHeldOf(db, holding)).some(one => !isPass(one.subscriptionId) || one.currentPeriodEnd > now())

type Standing = Parameters<typeof isHeldOtherwise>[0]

/** What somebody has of a plan: whether that bars them from a pass of it, and the pass that more of it lengthens. */
export const standingOf = <One extends Standing>(held: readonly One[], now: Date) => ({
  isBarred: held.some(one => isHeldOtherwise(one, now)),
  running: held.find(one => isPass(one.subscriptionId) && isRunning(one, now)),
})

/** What a payment for a plan would do for somebody now: begin a membership, renew the one they have, or nothing. */
export async function findRenewal({ db, now }: Pick<Context, 'db' | 'now'>, holding: Holding) {
  const { isBarred, running } = standingOf(await findHeldOf(db, holding), now())
  if (isBarred) return 'held'
  if (running && !isRenewalTime(running.currentPeriodEnd, now())) return 'held'
  return running
}

/** The same of many, and of all that each of them has. */
export const findHeldOfAll = (db: Db, userIds: readonly string[]) =>
  db
    .select()
    .from(memberships)
    .where(and(inArray(memberships.userId, [...userIds]), ne(memberships.status, 'ended')))
    .orderBy(desc(memberships.currentPeriodEnd))

const selectPasses = (db: Db) =>
  db
    .select({ id: memberships.id, userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))

/** What the next run goes on with, when there are more. */
const AT_ONCE = 500

/** Memberships that are paid no longer, and those of who was erased. */
export const findOverPasses = ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  selectPasses(db)
    .where(
      and(
        lastsUntil,
        ne(memberships.status, 'ended'),
        or(lte(memberships.currentPeriodEnd, now()), isNotNull(users.erasedAt)),
      ),
    )
    .orderBy(asc(memberships.currentPeriodEnd))
    .limit(AT_ONCE)

/** Memberships that end within two weeks. */
export async function findEndingPasses({ db, now }: Pick<Context, 'db' | 'now'>) {
  return db
    .select()
    .from(memberships)
    .where(
      and(
        lastsUntil,
        ne(memberships.status, 'ended'),
        gt(memberships.currentPeriodEnd, now()),
        lte(memberships.currentPeriodEnd, new Date(now().getTime() + REMINDED_FROM_MS)),
      ),
    )
    .orderBy(asc(memberships.currentPeriodEnd))
    .limit(10_000)
}
