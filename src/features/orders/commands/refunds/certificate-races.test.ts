import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { issueEarned } from '#src/features/certificates/commands/issue-certificate.ts'
import { certificates } from '#src/features/certificates/tables.ts'
import { courseVideos, videoProgress } from '#src/features/courses/tables/lessons.ts'
import { watchClocks } from '#src/features/lessons/tables.ts'
import { visitor } from '#src/server/actor.ts'
import { holdRows, untilWaiting } from '#src/testing/load/hold-rows.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop(
  { webhooks: { drop: true } },
  { environment: { CERTIFICATES_AFTER_REFUND: 'revoked' } },
)
const { buy, refund } = await openRefunds({ academy, shop })
const { db } = academy.services

/** Who has bought a course and seen all of it but the end of its one video. @returns what the last report is sent with */
async function nearlyDone() {
  const bought = await buy(undefined, { videoSeconds: [100] })
  const { courseId, userId, client } = bought
  const [{ videoId } = { videoId: '' }] = await db
    .select()
    .from(courseVideos)
    .where(eq(courseVideos.courseId, courseId))
  const send = (progress: number) => client.put('/api/progress', { courseId, videoId, progress })
  await send(0)
  const longAgo = sql`now() - interval '1 hour'`
  await db.update(videoProgress).set({ startedAt: longAgo }).where(eq(videoProgress.userId, userId))
  await db.update(watchClocks).set({ creditedUntil: longAgo }).where(eq(watchClocks.userId, userId))
  return { ...bought, videoId, send }
}
type Learner = Awaited<ReturnType<typeof nearlyDone>>

const countValid = ({ userId }: Learner) =>
  db.$count(certificates, and(eq(certificates.userId, userId), isNull(certificates.revokedAt)))

test('T98 D-35 a report that waits while the money goes back earns no certificate, and records nothing', async () => {
  const learner = await nearlyDone()
  await using clock = await holdRows(academy, 'select from watch_clocks where user_id = $1', [learner.userId])
  const last = learner.send(100)
  await untilWaiting(academy, 1)
  expect((await refund(learner.orderId)).status).toBe(200)
  await clock.letGo()
  expect((await last).body.code).toBe('not-entitled')
  expect(await countValid(learner)).toBe(0)
  const [row] = await db.select().from(videoProgress).where(eq(videoProgress.userId, learner.userId))
  expect(row?.percent).toBe(0)
})

test.each([
  { way: 'a last report', earn: (learner: Learner) => learner.send(100) },
  {
    way: 'the last lacking video taken out',
    earn: async ({ userId, courseId }: Learner) => {
      const all = { percent: 100, completedAt: new Date() }
      await db.update(videoProgress).set(all).where(eq(videoProgress.userId, userId))
      return issueEarned({ ...academy.services, actor: visitor, ip: '' }, courseId)
    },
  },
])('T98 D-35 $way and a refund at once leave no valid certificate', async ({ earn }) => {
  const learner = await nearlyDone()
  const both: Promise<unknown>[] = []
  await db.transaction(async tx => {
    await tx.execute(sql`lock table ${certificates} in share row exclusive mode`)
    both.push(earn(learner))
    await untilWaiting(academy, 1)
    const refunding = refund(learner.orderId)
    both.push(refunding)
    await Promise.race([refunding, untilWaiting(academy, 2)])
  })
  await Promise.all(both)
  expect(await shop.orderOf(learner.orderId)).toMatchObject({ status: 'refunded' })
  expect(await countValid(learner)).toBe(0)
})
