import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { usersNamed } from '#src/features/accounts/queries.ts'
import type { Context } from '#src/server/context.ts'
import { keepTotal } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { wordsOf } from '#src/server/database/search.ts'

import type { membersContract, MembersFileInput } from '../contract/members.ts'
import { planNames } from '../contract/shapes.ts'
import { memberships, plans } from '../tables.ts'
import { describeMembers, selectMembers, shownMember } from './describe-members.ts'
import { endedAt, isInState, isOn, isOver, isPaidIn } from './member-states.ts'

export type Filters = z.output<typeof MembersFileInput>
type Wanted = z.output<typeof membersContract.listMembers.input>
type Part = { readonly where: SQL | undefined; readonly limit: number; readonly offset: number }

/** The conditions that the filters of the list are, at a time. */
export const fitting = ({ words, plan, state, way }: Filters, now: Date): SQL | undefined =>
  and(
    ...wordsOf(words).map(word => sql`${memberships.userId} = any(array(${usersNamed(word)}))`),
    plan === undefined ? undefined : eq(memberships.planId, plan),
    way && isPaidIn(way),
    state && isInState(state, now),
  )

/** One page of everybody's memberships: what comes next first, and what is over last, unless sorted otherwise. */
export async function listMembers(context: Context, { page, limit, sort, ...filters }: Wanted) {
  const { db } = context
  const now = context.now()
  const where = fitting(filters, now)
  const part = { where, limit, offset: (page - 1) * limit }
  const [ids, total, held] = await Promise.all([
    sort === 'since' || sort === '-since'
      ? findIds(db, part, orderOf(sort, { since: memberships.startedAt }, memberships.id))
      : findByNext(db, { ...part, filters, now, way: sort === '-next' ? desc : asc }),
    keepTotal(db, { table: memberships, where, key: JSON.stringify(filters) }),
    findPlans(db),
  ])
  const rows = await selectMembers(db).where(inArray(memberships.id, ids))
  const found = new Map((await describeMembers(context, rows, now)).map(one => [one.row.id, shownMember(one)]))
  return {
    members: ids.flatMap(id => found.get(id) ?? []),
    NbOfPages: Math.ceil(total / limit),
    total,
    plans: held,
  }
}

async function findIds(db: Db, { where, limit, offset }: Part, order: readonly SQL[]): Promise<string[]> {
  const rows = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

type ByNext = Part & { readonly filters: Filters; readonly now: Date; readonly way: typeof asc }

/** An index has what is on by its next date, another one what is over by its end: the latest first, whichever way the list goes. */
async function findByNext(db: Db, { filters, now, way, ...part }: ByNext): Promise<string[]> {
  const { where, limit, offset } = part
  const { state } = filters
  const isOnNow = and(where, isOn(now))
  const on =
    state === 'over'
      ? []
      : await findIds(db, { ...part, where: isOnNow }, [way(memberships.currentPeriodEnd), way(memberships.id)])
  if (on.length === limit || (state !== undefined && state !== 'over')) return on
  const key = `that are on, of ${JSON.stringify(filters)}`
  const countOn = () => (state === 'over' ? 0 : keepTotal(db, { table: memberships, where: isOnNow, key }))
  const before = on.length > 0 ? offset + on.length : await countOn()
  const rest = { where: and(where, isOver(now)), limit: limit - on.length, offset: Math.max(0, offset - before) }
  return [...on, ...(await findIds(db, rest, [desc(endedAt), desc(memberships.id)]))]
}

/** What the list can be narrowed to: plans that are kept, or that somebody holds or held. */
async function findPlans(db: Db) {
  const rows = await db
    .select({ _id: plans.id, name: plans.name, duration: plans.duration, archivedAt: plans.archivedAt })
    .from(plans)
    .where(or(isNull(plans.deletedAt), sql`exists (select from memberships where memberships.plan_id = plans.id)`))
    .orderBy(asc(plans.duration), desc(plans.createdAt))
  return rows
    .map(({ archivedAt, ...plan }) => ({ ...plan, onSale: archivedAt === null }))
    .toSorted((one, other) => planNames.indexOf(one.name) - planNames.indexOf(other.name))
}
