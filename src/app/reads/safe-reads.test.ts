import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { measureLengths } from '#src/features/courses/commands/measure-lengths.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedProgress, seedUser, type SeededCourse } from '#src/testing/content/courses.ts'

import { endpoints } from '../api.ts'

let academy: TestAcademy
let course: SeededCourse
beforeAll(async () => {
  academy = await startAcademy()
  course = await seedCourse(academy.services.db, { videoSeconds: [60, 60] })
  // The academy does so by itself soon after it started, whoever reads.
  await measureLengths(academy.services)
})
afterAll(() => academy[Symbol.asyncDispose]())

/** Says of each table what is in it. Page views are counted by reading; the other two say who is reading just now. */
async function contents(): Promise<Record<string, string>> {
  const { db } = academy.services
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows.filter(row => !/^(limit_counters|media_streams|.*_views)$/.test(row.name))) {
    const sum = await db.execute<{ sum: string }>(
      sql`select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum from ${sql.identifier(name)} t`,
    )
    found[name] = sum.rows[0]?.sum ?? ''
  }
  return found
}

test('T59 ASVS 3.5.3 nothing changes by reading, whoever reads', async () => {
  const holder = await seedUser(academy, { holds: [course.id] })
  await seedProgress(academy.services.db, {
    userId: holder.userId,
    courseId: course.id,
    videoId: course.videoIds[0],
    percent: 40,
  })
  const admin = await seedUser(academy, { role: 'admin' })
  const ids: Record<string, string | undefined> = { courseId: course.id, id: course.id, videoId: course.videoIds[0] }
  const unknown = '00000000-0000-4000-8000-000000000000'
  const reads = Object.values(endpoints).flatMap(([method, path]) =>
    method === 'GET' ? [`/api${path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? unknown)}`] : [],
  )
  const pages = ['/', '/courses', `/course/${course.id}`, `/video/${course.id}/${course.videoIds[0]}`, '/dashboard']
  const before = await contents()
  for (const client of [academy.client(), holder.client, admin.client])
    for (const path of [...reads, ...pages]) for (let nth = 0; nth < 3; nth += 1) await client.get(path)
  expect(await contents()).toEqual(before)
  expect(reads.length).toBeGreaterThan(10)
  expect(before['video_progress']).not.toBe('')
})

test('T42 a name is text wherever it stands', async () => {
  const learner = await seedUser(academy, { holds: [course.id] })
  const hostile = '<img src=x onerror=alert(1)>'
  await academy.services.db.update(users).set({ firstName: hostile, lastName: '"><script>alert(1)</script>' })
  for (const path of ['/', '/courses', '/dashboard/my-courses', '/dashboard/certificates', `/course/${course.id}`]) {
    const { status, text } = await learner.client.get(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain('onerror')
    expect(text).not.toMatch(/<img src=x|<script>alert/)
  }
})
