import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import { asEntries, seedCourse, seedProgress, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { seconds } from '#src/wire/durations.ts'

import { issueEarned } from './commands/issue-certificate.ts'
import { certificates } from './tables.ts'

const academy = await keepAcademy()
const admin = (await seedUser(academy, { role: 'admin' })).client

const holdersOf = async (courseId: string) => {
  const rows = await academy.services.db.select().from(certificates).where(eq(certificates.courseId, courseId))
  return rows.map(({ userId }) => userId).toSorted()
}

/** A course of three videos, and somebody who has completed the first ones. */
async function seedLearning() {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [60, 120, 180] })
  const learner = async (completed: number) => {
    const { userId } = await seedUser(academy, { holds: [id] })
    for (const videoId of videoIds.slice(0, completed))
      await seedProgress(db, { userId, courseId: id, videoId, percent: 95 })
    return userId
  }
  return { id, videoIds, learner }
}

test('D-35 taking the last unfinished video out of a playlist gives everybody concerned their certificate', async () => {
  const { id, videoIds, learner } = await seedLearning()
  const [done, alsoDone] = [await learner(2), await learner(2)]
  await learner(1)
  const take = (wanted: readonly string[], former: readonly string[]) =>
    admin.put(`/api/course/playlist/${id}`, {
      entries: asEntries(wanted),
      former: asEntries(former),
    })
  expect((await take(videoIds.slice(0, 2), videoIds)).status).toBe(200)
  await expect.poll(() => holdersOf(id), { timeout: seconds(20) }).toEqual([done, alsoDone].toSorted())
  const [mail] = await academy.mailsTo(`${done}@example.org`)
  expect(mail).toContain('certificate')
})

test('D-35 so does a video that is withdrawn', async () => {
  const { id, videoIds, learner } = await seedLearning()
  const done = await learner(2)
  const form = new FormData()
  for (const [name, value] of Object.entries({ title: 'A', description: 'B', published: 'false' }))
    form.set(name, value)
  expect((await admin.put(`/api/admin/video/${videoIds[2]}`, form)).status).toBe(200)
  await expect.poll(() => holdersOf(id), { timeout: seconds(20) }).toEqual([done])
})

test('R28 D-35 once each, and to nobody who may not open the course, is disabled, or completed nothing', async () => {
  const { db } = academy.services
  const { id, learner } = await seedLearning()
  const [done, refunded, disabled] = [await learner(3), await learner(3), await learner(3)]
  await learner(2)
  await db.update(enrolments).set({ revokedAt: new Date() }).where(eq(enrolments.userId, refunded))
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, disabled))
  const context = { ...academy.services, actor: { kind: 'job', name: 'test' } as const, ip: '' }
  const counts = await Promise.all([issueEarned(context, id), issueEarned(context, id)])
  expect(new Set(counts)).toEqual(new Set([0, 1]))
  expect(await issueEarned(context, id)).toBe(0)
  expect(await holdersOf(id)).toEqual([done])
  const empty = await seedCourse(db)
  await seedUser(academy, { holds: [empty.id] })
  expect(await issueEarned(context, empty.id)).toBe(0)
})
