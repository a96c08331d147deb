import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'

import type { applicationsContract } from '../contract/applications.ts'
import { applications, clubRegistrations, coachRegistrations } from '../tables.ts'
import { cardOf } from './find-applications.ts'

type Wanted = z.output<typeof applicationsContract.manageApplications.input>

const sortable = {
  deadline: applications.deadline,
  name: applications.name,
  createdAt: applications.createdAt,
}

/** One page of the manager's list, the last deadline first unless sorted otherwise, with who has registered. */
export async function manageApplications({ db, now }: Context, wanted: Wanted) {
  const { name, applicantType, page, limit, sort } = wanted
  const where = and(
    applicantType && eq(applications.applicantType, applicantType),
    ...likeEachWord(applications.name, name),
  )
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(applications)
      .where(where)
      .orderBy(...orderOf(sort, sortable, applications.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(applications).where(where),
  ])
  const counts = await countRegistrations(
    db,
    rows.map(({ id }) => id),
  )
  const total = all?.total ?? 0
  const at = now()
  return {
    applications: rows.map(row => ({
      ...cardOf(row, at),
      registrations: counts.get(row.id) ?? { total: 0, pending: 0 },
    })),
    NbOfPages: Math.ceil(total / limit),
    total,
  }
}

type Counts = { readonly total: number; readonly pending: number }

/** How many clubs or coaches have registered for each of these applications, where any have. */
export async function countRegistrations(db: Db, ids: readonly string[]): Promise<Map<string, Counts>> {
  const of = (table: typeof clubRegistrations | typeof coachRegistrations) =>
    db
      .select({ applicationId: table.applicationId, status: table.status })
      .from(table)
      .where(inArray(table.applicationId, [...ids]))
  const registered = unionAll(of(clubRegistrations), of(coachRegistrations)).as('registered')
  const rows = await db
    .select({
      id: registered.applicationId,
      total: count(),
      pending: sql<number>`count(*) filter (where ${registered.status} = 'pending')`.mapWith(Number),
    })
    .from(registered)
    .groupBy(registered.applicationId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
