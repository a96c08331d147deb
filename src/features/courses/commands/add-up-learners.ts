import { asc, inArray, sql } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { announceCounts } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'

import { courses, learnerChanges } from '../tables/courses.ts'
import { tagsOfCourses } from './course-parts.ts'

/** Who holds it adds up; of several replicas one does. */
const ADDING_UP_LOCK = 7_145_202
const MOST_AT_ONCE = 5000

/**
 * Adds what `countLearner` wrote down to the counts of the courses and of the people, and says so once for all of them.
 * @returns whether there may be more
 */
export async function addUpLearners({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return db.transaction(async tx => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${ADDING_UP_LOCK}) as mine`,
    )
    if (!rows[0]?.mine) return false
    const some = tx.select({ id: learnerChanges.id }).from(learnerChanges).limit(MOST_AT_ONCE)
    const changes = await tx.delete(learnerChanges).where(inArray(learnerChanges.id, some)).returning()
    if (changes.length === 0) return false
    await addToUsers(tx, sumsOf(changes, 'userId'))
    const ofCourses = sumsOf(changes, 'courseId')
    await addToCourses(tx, ofCourses)
    await announceCounts(tx, tagsOfCourses([...ofCourses.keys()]))
    return changes.length === MOST_AT_ONCE
  })
}

type Sums = ReadonlyMap<string, number>
type Change = typeof learnerChanges.$inferSelect

function sumsOf(changes: readonly Change[], by: 'userId' | 'courseId'): Sums {
  const sums = new Map<string, number>()
  for (const change of changes) sums.set(change[by], (sums.get(change[by]) ?? 0) + change.change)
  return sums
}

const asTable = (sums: Sums) =>
  sql`unnest(${sql.param([...sums.keys()])}::uuid[], ${sql.param([...sums.values()])}::int[]) as added(id, change)`

/** Rows are locked in one order, here and wherever several of them are. */
async function addToUsers(tx: Tx, sums: Sums): Promise<void> {
  await lockUsers(tx, [...sums.keys()])
  await tx.execute(sql`update ${users} set courses_held = greatest(0, courses_held + added.change)
    from ${asTable(sums)} where users.id = added.id`)
}

async function addToCourses(tx: Tx, sums: Sums): Promise<void> {
  const isOne = inArray(courses.id, [...sums.keys()])
  await tx.select({ id: courses.id }).from(courses).where(isOne).orderBy(asc(courses.id)).for('no key update')
  await tx.execute(sql`update ${courses} set learners_count = greatest(0, learners_count + added.change)
    from ${asTable(sums)} where courses.id = added.id`)
}
