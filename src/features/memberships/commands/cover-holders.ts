import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { syncMembershipAccess } from '#src/features/enrolments/commands.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

import { memberships } from '../tables.ts'

/** What the active memberships of people open together (D-4): a row for each course, one without for all of them. */
const openedFor = (userIds: readonly string[]) => sql`
  select distinct held.user_id, chosen.course_id
  from memberships held
  join plans plan on plan.id = held.plan_id
  left join plan_courses chosen on chosen.plan_id = plan.id and plan.opens = 'chosen'
  where held.user_id = any(${sql.param([...userIds])}::uuid[]) and held.status = 'active'
    and (plan.opens = 'all' or chosen.course_id is not null)`

/** Opens for people what their memberships open now, and closes the rest. The caller holds a lock on each of them. */
export const coverHolders = (tx: Db, userIds: readonly string[]): Promise<void> =>
  syncMembershipAccess(tx, userIds, openedFor(userIds))

/** People whose coverage is worked out in one transaction: as long as that takes, they wait for each other. */
const SLICE = 1000

export type CoverPlan = {
  readonly planId: string
  /** The last person of the slice before; the first slice has none. */
  readonly after?: string
}

/**
 * Brings a plan that opens something else now to those who hold it, a slice of them, and sends the next slice in the same
 * transaction: so it goes on wherever it was interrupted, and doing it twice does no harm.
 */
export async function coverPlan({ db, queue }: Context, { planId, after }: CoverPlan): Promise<void> {
  await db.transaction(async tx => {
    const isHolder = and(eq(memberships.planId, planId), ne(memberships.status, 'ended'))
    const holders = await tx
      .selectDistinct({ userId: memberships.userId })
      .from(memberships)
      .where(and(isHolder, after === undefined ? undefined : gt(memberships.userId, after)))
      .orderBy(asc(memberships.userId))
      .limit(SLICE)
    const userIds = holders.map(({ userId }) => userId)
    const last = userIds.at(-1)
    if (last === undefined) return
    await lockUsers(tx, userIds)
    await coverHolders(tx, userIds)
    if (userIds.length === SLICE) await queue.send(tx, 'cover-plan', { planId, after: last })
  })
}
