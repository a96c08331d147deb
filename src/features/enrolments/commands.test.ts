// The grants themselves, on a database without an academy around it.
import { randomUUID } from 'node:crypto'

import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { connect, type Database } from '#src/server/database/database.ts'
import { seedCourse } from '#src/testing/content/courses.ts'
import { createDatabase, type TestDatabase } from '#src/testing/starting/database.ts'

import { enrolmentData, grantCourse, revokeCourse, syncMembershipAccess } from './commands.ts'
import { coverages, type enrolments } from './tables.ts'

let copy: TestDatabase
let database: Database
beforeAll(async () => {
  copy = await createDatabase()
  database = connect(copy.serving, () => {})
})
afterAll(async () => {
  await database.close()
  await copy.drop()
})

async function seedUser(): Promise<string> {
  const id = randomUUID()
  await database.db.insert(users).values({ id, firstName: 'Ada', lastName: 'Jahn', passwordHash: 'none' })
  return id
}

const purchase = (userId: string, courseId: string) => ({ userId, courseId, source: 'purchase' as const })
const subject = (userId: string) => ({ userId, emails: [] })

/** What a person's file of their data says of their courses, the oldest first. */
async function coursesOf(userId: string) {
  const { rows } = await enrolmentData.collect(database.db, subject(userId))
  return (rows as (typeof enrolments.$inferSelect)[]).toSorted((a, b) => Number(a.grantedAt) - Number(b.grantedAt))
}

describe('a grant', () => {
  test('opens a course once, however often and from wherever it comes', async () => {
    const { db } = database
    const [userId, { id: courseId }] = [await seedUser(), await seedCourse(db)]
    const grants = await Promise.all(Array.from({ length: 5 }, () => grantCourse(db, purchase(userId, courseId))))
    expect(grants.filter(Boolean)).toHaveLength(1)
    expect(await grantCourse(db, { userId, courseId, source: 'free' })).toBe(false)
    expect(await coursesOf(userId)).toEqual([
      { courseId, source: 'purchase', grantedAt: expect.any(Date), revokedAt: null },
    ])
  })

  test('T85 is taken away once, by what gave it, from whom it was given to, and can be given again', async () => {
    const { db } = database
    const [one, other] = [await seedUser(), await seedUser()]
    const [{ id: courseId }, { id: second }] = [await seedCourse(db), await seedCourse(db)]
    const grants = [purchase(one, courseId), purchase(one, second), purchase(other, courseId)]
    for (const grant of grants) expect(await grantCourse(db, grant)).toBe(true)
    expect(await revokeCourse(db, { userId: one, courseId, source: 'free' })).toBe(false)
    expect(await revokeCourse(db, purchase(one, courseId))).toBe(true)
    expect(await revokeCourse(db, purchase(one, courseId))).toBe(false)
    const isOpen = async (userId: string) =>
      Object.fromEntries((await coursesOf(userId)).map(row => [row.courseId, row.revokedAt === null]))
    expect(await isOpen(one)).toEqual({ [courseId]: false, [second]: true })
    expect(await isOpen(other)).toEqual({ [courseId]: true })
    expect(await grantCourse(db, purchase(one, courseId))).toBe(true)
    expect((await coursesOf(one)).filter(row => row.courseId === courseId)).toMatchObject([
      { revokedAt: expect.any(Date) },
      { revokedAt: null },
    ])
  })
})

describe('D-4 what memberships open', () => {
  /** Each person with a course, or with all of them. */
  const openFor = (...pairs: readonly (readonly [userId: string, courseId: string | null])[]): SQL =>
    sql.join(
      pairs.map(([userId, courseId]) => sql`select ${userId}::uuid as user_id, ${courseId}::uuid as course_id`),
      sql` union all `,
    )
  const covered = async (userId: string) => {
    const rows = await database.db.select().from(coverages).where(eq(coverages.userId, userId))
    return new Set(rows.map(({ courseId }) => courseId))
  }
  const only = (...courses: readonly (string | null)[]) => new Set(courses)

  test('becomes what is wanted, for these people alone, and grants stay', async () => {
    const { db } = database
    const [one, other] = [await seedUser(), await seedUser()]
    const [{ id: first }, { id: second }] = [await seedCourse(db), await seedCourse(db)]
    await grantCourse(db, purchase(one, first))
    await syncMembershipAccess(db, [one, other], openFor([one, first], [other, first], [other, null]))
    expect([await covered(one), await covered(other)]).toEqual([only(first), only(first, null)])
    await syncMembershipAccess(db, [one], openFor([one, first], [one, second]))
    expect(await covered(one)).toEqual(only(first, second))
    await syncMembershipAccess(db, [one], openFor([one, null]))
    expect([await covered(one), await covered(other)]).toEqual([only(null), only(first, null)])
    await syncMembershipAccess(db, [one], sql`select user_id, course_id from coverages where false`)
    expect(await covered(one)).toEqual(only())
    expect(await coursesOf(one)).toHaveLength(1)
  })

  test('goes with the person who is erased, as the grants do, and with nobody else', async () => {
    const { db } = database
    const [one, other] = [await seedUser(), await seedUser()]
    const { id: courseId } = await seedCourse(db)
    for (const userId of [one, other]) {
      await grantCourse(db, purchase(userId, courseId))
      await syncMembershipAccess(db, [userId], openFor([userId, courseId]))
    }
    expect(await db.transaction(tx => enrolmentData.erase(tx, subject(one)))).toEqual([])
    expect([await coursesOf(one), await covered(one)]).toEqual([[], only()])
    expect([(await coursesOf(other)).length, await covered(other)]).toEqual([1, only(courseId)])
  })
})

test('the file of a person’s courses has a name', () => {
  expect(enrolmentData.name).toBe('courses')
})
