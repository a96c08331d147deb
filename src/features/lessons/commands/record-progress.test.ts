import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { certificates } from '#src/features/certificates/tables.ts'
import { videoProgress } from '#src/features/courses/tables/lessons.ts'
import { seedCourse, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { watchClocks } from '../tables.ts'

const academy = await keepAcademy()
const course = await seedCourse(academy.services.db, { videoSeconds: [100, 100, 100] })

type Fields = { progress?: unknown; position?: unknown; seen?: unknown; courseId?: unknown; videoId?: unknown }
const holder = () => seedUser(academy, { holds: [course.id] })
const put = ({ client }: Pick<SeededUser, 'client'>, fields: Fields = {}, index = 0) =>
  client.put('/api/progress', { courseId: course.id, videoId: course.videoIds[index], progress: 0, ...fields })

const rowOf = async ({ userId }: SeededUser, index = 0) => {
  const mine = and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, course.videoIds[index] ?? ''))
  return (await academy.services.db.select().from(videoProgress).where(mine))[0]
}
/** As if everything so far had happened so long ago. */
async function began({ userId }: SeededUser, seconds: number): Promise<void> {
  const { db } = academy.services
  const startedAt = sql`${videoProgress.startedAt} - make_interval(secs => ${seconds})`
  const creditedUntil = sql`${watchClocks.creditedUntil} - make_interval(secs => ${seconds})`
  await db.update(videoProgress).set({ startedAt }).where(eq(videoProgress.userId, userId))
  await db.update(watchClocks).set({ creditedUntil }).where(eq(watchClocks.userId, userId))
}

/** Opens a video and lets enough time pass that any share can be true. */
async function opened(index = 0): Promise<SeededUser> {
  const learner = await holder()
  await put(learner, {}, index)
  await began(learner, 1000)
  return learner
}

describe('L-VID-9 API-21 E-12 D-34 progress', () => {
  test('API-21 rises and never falls, while the place may go back', async () => {
    const learner = await opened()
    expect((await put(learner, { progress: 60, position: 60 })).body).toMatchObject({
      progress: 60,
      courseProgress: 20,
    })
    expect((await put(learner, { progress: 20, position: 20 })).body).toMatchObject({ progress: 60 })
    expect(await rowOf(learner)).toMatchObject({ percent: 60, positionSeconds: 20, completedAt: null })
    expect((await put(learner, { progress: 50 })).body.progress).toBe(60)
    expect(await rowOf(learner)).toMatchObject({ positionSeconds: 20 })
  })

  test('completes at 90 percent, once', async () => {
    const learner = await opened()
    await put(learner, { progress: 89 })
    expect((await rowOf(learner))?.completedAt).toBeNull()
    await put(learner, { progress: 90 })
    const first = (await rowOf(learner))?.completedAt
    expect(first).toBeInstanceOf(Date)
    await put(learner, { progress: 100 })
    expect((await rowOf(learner))?.completedAt).toEqual(first)
  })

  test('keeps the place inside the video', async () => {
    const learner = await opened()
    await put(learner, { progress: 0, position: 5000 })
    expect((await rowOf(learner))?.positionSeconds).toBe(100)
  })

  test('comes back with the video, on any device', async () => {
    const learner = await opened()
    await put(learner, { progress: 30, position: 33.5 })
    const { body } = await learner.client.get(`/api/video/${course.id}/${course.videoIds[0]}`)
    expect(body.video).toMatchObject({ progress: 30, positionSeconds: 33.5 })
  })

  test('D-65 keeps what was played, on whichever device, and counts all of it together', async () => {
    const learner = await opened()
    await put(learner, { seen: [[0, 30]] })
    const { body } = await put(learner, { progress: 20, seen: [[60.004, 78]] })
    expect(body).toMatchObject({ progress: 48 })
    await put(learner, { seen: [[20, 40]] })
    const { body: read } = await learner.client.get(`/api/video/${course.id}/${course.videoIds[0]}`)
    const all = [
      [0, 40],
      [60, 78],
    ]
    expect(read.video).toMatchObject({ progress: 58, seen: all })
    await put(learner, { progress: 60, seen: [[300, 500]] })
    expect((await rowOf(learner))?.seen, 'no more than there is').toEqual(all)
  })

  test('D-34 D-65 what was played in pieces completes the video at 90 percent, and not before', async () => {
    const learner = await opened()
    const most = [
      [0, 40],
      [50, 99],
    ]
    expect((await put(learner, { progress: 80, seen: most })).body.progress).toBe(89)
    expect((await rowOf(learner))?.completedAt).toBeNull()
    expect((await put(learner, { progress: 80, seen: [[40, 41]] })).body.progress).toBe(90)
    expect((await rowOf(learner))?.completedAt).toBeInstanceOf(Date)
  })

  test('R30 lost, doubled and shuffled reports end at the same share', async () => {
    const reports = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 }) // twice that may wait at once
    await fc.assert(
      fc.asyncProperty(reports, fc.infiniteStream(fc.nat()), async (sent, order) => {
        const learner = await opened()
        const shuffled = [...sent, ...sent].map(progress => ({ progress, rank: order.next().value ?? 0 }))
        const arrivals = shuffled.toSorted((a, b) => a.rank - b.rank)
        const answers = await Promise.all(arrivals.map(({ progress }) => put(learner, { progress })))
        expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(answers.map(() => 200))
        expect((await rowOf(learner))?.percent).toBe(Math.max(...sent))
      }),
      { numRuns: 12 },
    )
  })
})

describe('T35 a forged report earns nothing', () => {
  test('T35 100 at once counts as what can have been played', async () => {
    const learner = await holder()
    expect((await put(learner, { progress: 100 })).body.progress).toBe(10)
    expect((await put(learner, { progress: 100 })).body.progress).toBeLessThan(20)
    await began(learner, 20)
    const { progress } = (await put(learner, { progress: 100 })).body
    expect(progress).toBeGreaterThanOrEqual(50)
    expect(progress).toBeLessThan(60)
    expect((await rowOf(learner))?.completedAt).toBeNull()
  })

  test('T35 what was played is claimed like a share: the clock decides', async () => {
    const learner = await holder()
    const whole = [[0, 100]]
    expect((await put(learner, { seen: whole })).body.progress).toBe(10)
    await began(learner, 20)
    const { progress } = (await put(learner)).body
    expect(progress, 'also later, without a word').toBeGreaterThanOrEqual(50)
    expect(progress).toBeLessThan(60)
    expect((await rowOf(learner))?.completedAt).toBeNull()
  })

  test('T35 not even at once from many windows: all videos of a person share one clock', async () => {
    const other = await seedCourse(academy.services.db, { videoSeconds: [100, 100, 100] })
    const learner = await seedUser(academy, { holds: [course.id, other.id] })
    const all = [course, other].flatMap(({ id, videoIds }) => videoIds.map(videoId => ({ courseId: id, videoId })))
    for (const ids of all) await put(learner, ids)
    await began(learner, 60)
    const rounds = [1, 2, 3].flatMap(() => all.map(ids => put(learner, { ...ids, progress: 100 })))
    await Promise.all(rounds)
    const rows = await academy.services.db.select().from(videoProgress).where(eq(videoProgress.userId, learner.userId))
    const sum = rows.reduce((total, { percent }) => total + Math.min(percent, 90), 0)
    expect(sum).toBeGreaterThan(115)
    expect(sum).toBeLessThan(120 + 10 + 10) // sixty seconds at double speed, the room of one step, and the test's own time
  })

  test.each([101, -1, 1e9, 1.5, '50', 'NaN', null, [50], { $gt: 0 }])('refuses the share %j', async progress => {
    const learner = await holder()
    expect((await put(learner, { progress })).status).toBe(400)
    expect(await rowOf(learner)).toBeUndefined()
  })

  test.each(['{"progress":NaN}', '{"progress":1e999}', '[]', '""', ''])('refuses the body %s', async body => {
    const learner = await holder()
    expect((await learner.client.put('/api/progress', body)).status).toBe(400)
  })

  test.each([-1, 1e9, '3', null])('refuses the place %j', async position => {
    expect((await put(await holder(), { position })).status).toBe(400)
  })

  test.each([
    [[[0]]],
    [[[0, 1, 2]]],
    [[[-1, 5]]],
    [[[0, 1e9]]],
    [[['0', '5']]],
    ['[[0,5]]'],
    [Array.from({ length: 101 }, (_, at) => [at, at + 1])],
  ])('refuses %j as what was played', async seen => {
    expect((await put(await holder(), { seen })).status).toBe(400)
  })

  test('of a course that one does not hold', async () => {
    const stranger = await seedUser(academy)
    expect((await put(stranger, { progress: 10 })).status).toBe(403)
    expect(await rowOf(stranger)).toBeUndefined()
    const admin = await seedUser(academy, { role: 'admin' })
    expect((await put(admin)).status).toBe(403)
    expect((await put({ client: academy.client() })).status).toBe(401)
  })

  test('of a video of another course', async () => {
    const other = await seedCourse(academy.services.db, { videoSeconds: [100] })
    expect((await put(await holder(), { videoId: other.videoIds[0] })).status).toBe(404)
  })

  test('for somebody else: whose it is comes from the session', async () => {
    const learner = await holder()
    const { status } = await learner.client.put('/api/progress', {
      courseId: course.id,
      videoId: course.videoIds[0],
      progress: 10,
      userId: (await holder()).userId,
    })
    expect(status).toBe(400)
  })

  test('T35 one of three videos is no certificate', async () => {
    const learner = await opened()
    const { body } = await put(learner, { progress: 100 })
    expect(body).toEqual({ progress: 100, courseProgress: 33, certificateId: null })
  })
})

test('D-35 the report that completes the course issues its certificate, and no other does', async () => {
  const learner = await holder()
  for (const index of [0, 1, 2]) await put(learner, {}, index)
  await began(learner, 1000)
  await put(learner, { progress: 100 }, 0)
  await put(learner, { progress: 100 }, 1)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => put(learner, { progress: 100 }, 2)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const ids = answers.flatMap(({ body }) => body.certificateId ?? [])
  expect(ids).toHaveLength(1)
  expect(answers.map(({ body }) => body.courseProgress)).toEqual([100, 100, 100, 100, 100])
  const issued = await academy.services.db.select().from(certificates).where(eq(certificates.userId, learner.userId))
  expect(issued.map(({ id }) => id)).toEqual(ids)
  expect((await put(learner, { progress: 100 }, 2)).body.certificateId).toBeNull()
})

test('D-35 two videos finished in the same moment still earn the certificate', async () => {
  for (let round = 0; round < 5; round += 1) {
    const learner = await holder()
    for (const index of [0, 1, 2]) await put(learner, {}, index)
    await began(learner, 1000)
    await put(learner, { progress: 100 }, 0)
    await Promise.all([put(learner, { progress: 100 }, 1), put(learner, { progress: 100 }, 2)])
    const issued = await academy.services.db.select().from(certificates).where(eq(certificates.userId, learner.userId))
    expect(issued).toHaveLength(1)
  }
})
