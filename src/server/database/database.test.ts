import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { videos } from '#src/features/videos/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { holdRows, untilWaiting } from '#src/testing/load/hold-rows.ts'

import { refusalFor } from '../http/failures.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

test('R5 what the database ends because it waited in a circle is done again, and only once', async () => {
  const { db } = academy.services
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  const { videoIds } = await seedCourse(db, { videoSeconds: [60, 60] })
  const [first, second] = videoIds.toSorted()
  await using held = await holdRows(academy, 'select from videos where id = $1', [second])
  const changing = admin.put('/api/admin/videos/state', { ids: videoIds, change: 'archive' })
  await untilWaiting(academy, 1)
  await held.alsoHold('select from videos where id = $1', [first]) // the circle
  await held.letGo()
  expect((await changing).status).toBe(200)
  const rows = await db.select().from(videos).where(inArray(videos.id, videoIds))
  expect(rows.every(({ archivedAt }) => archivedAt !== null)).toBe(true)
})

test('R5 R7 what is ended again and again is told to come back soon', async () => {
  const { db } = academy.services
  let runs = 0
  const failing = db.transaction(async tx => {
    runs += 1
    await tx.execute(`do $$ begin raise exception 'a circle' using errcode = '40P01'; end $$`)
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '40P01' } })
  expect(runs).toBe(3)
  expect(refusalFor(await failing.catch((error: unknown) => error))).toMatchObject({ refused: 'unavailable' })
  expect(await db.transaction(tx => tx.$count(videos, eq(videos.id, crypto.randomUUID())))).toBe(0)
})
