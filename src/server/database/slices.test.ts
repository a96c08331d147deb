import { count, eq, lt, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { forgetEnded } from '#src/features/accounts/jobs.ts'
import { sessions } from '#src/features/accounts/tables.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { removeOrphans } from '#src/features/text-images/commands.ts'
import { textImages } from '#src/features/text-images/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { days } from '#src/wire/durations.ts'

import { forgetEndedLimits } from '../limits/limits.ts'
import { limitCounters } from '../limits/tables.ts'
import { viewMarks } from '../views/tables.ts'
import { forgetViews } from '../views/views.ts'
import { deleteInSlices, nightly, slicesOf } from './slices.ts'

const ROWS = 2 * nightly.rows + 1500
let academy: TestAcademy
beforeEach(async () => {
  academy = await startAcademy()
})
afterEach(() => academy[Symbol.asyncDispose]())

const counters = { table: limitCounters, key: [limitCounters.key] }
const isEnded = sql`ends_at <= now()`
const leftOf = async () => (await academy.services.db.select({ count: count() }).from(limitCounters))[0]?.count

/** Counters whose window has ended, and every thousandth one that goes on. */
const seedCounters = () =>
  academy.services.db.execute(sql`
    insert into limit_counters (key, count, ends_at)
    select lpad(n::text, 6, '0'), 1, now() + case when n % 1000 = 0 then interval '1 hour' else interval '-1 hour' end
    from generate_series(1, ${ROWS}) n`)

test('R8 a table is walked in slices, of which each row is in one', async () => {
  await seedCounters()
  const { db } = academy.services
  const sizes: number[] = []
  for await (const slice of slicesOf(db, counters, nightly)) {
    const [found] = await db.select({ count: count() }).from(limitCounters).where(slice)
    sizes.push(found?.count ?? 0)
  }
  expect(sizes).toEqual([nightly.rows, nightly.rows, 1500])
})

test.each([0, 1, nightly.rows, nightly.rows + 1])('of %i rows too', async rows => {
  const { db } = academy.services
  await db.execute(
    sql`insert into limit_counters select lpad(n::text, 6, '0'), 1, now() from generate_series(1, ${rows}) n`,
  )
  expect(await deleteInSlices(db, counters, isEnded)).toBe(rows)
  expect(await leftOf()).toBe(0)
})

test('R8 a clean-up that is stopped in the middle keeps what it did, and the next one does the rest', async () => {
  await seedCounters()
  const { db } = academy.services
  await db.transaction(async holder => {
    await holder.execute(sql`select from limit_counters where key = ${String(ROWS - 1).padStart(6, '0')} for update`)
    await expect(forgetEndedLimits({ db })).rejects.toThrow('delete from') // the last slice waits until it is cut off
  })
  expect(await leftOf()).toBe(1500 + 10)
  await forgetEndedLimits({ db })
  expect(await leftOf()).toBe(Math.floor(ROWS / 1000))
})

test('a process that ends does not begin another slice, and a run has an end', async () => {
  await seedCounters()
  const { db } = academy.services
  const ending = AbortSignal.abort()
  await expect(deleteInSlices(db, counters, isEnded, { ...nightly, signal: ending })).rejects.toThrow('aborted')
  expect(await leftOf()).toBe(ROWS)
  expect(await deleteInSlices(db, counters, isEnded, { ...nightly, restMs: 20, endMs: 10 })).toBe(nightly.rows - 5)
})

test('more sessions and marks of views than one slice are forgotten, those that count stay', async () => {
  const { db, now } = academy.services
  const { userId } = await seedUser(academy)
  const before = (await db.select().from(sessions)).length
  await db.execute(sql`
    insert into sessions (token_hash, user_id, created_at, last_seen_at)
    select 'old' || n, ${userId}, now() - interval '2 years', now() - interval '2 years' from generate_series(1, ${ROWS}) n`)
  await forgetEnded({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
  expect((await db.select().from(sessions)).length).toBe(before)

  const marks = (day: string, rows: number) => sql`
    insert into view_marks (kind, thing_id, day, visitor)
    select 'blog', gen_random_uuid(), ${day}::date, n::text from generate_series(1, ${rows}) n`
  const today = now().toISOString().slice(0, 10)
  await db.execute(marks('2020-01-01', ROWS))
  await db.execute(marks(today, 7))
  await forgetViews({ db, now })
  expect(await db.select({ count: count() }).from(viewMarks)).toEqual([{ count: 7 }])
})

test('T56 ASVS 2.3.2 pictures that stand in texts of any slice stay', async () => {
  const { db } = academy.services
  const keyOf = (n: number) => `public/texts/00000000-0000-4000-8000-${String(n).padStart(12, '0')}/1440.avif`
  await db.execute(sql`
    insert into blogs (title, content, summary, thumbnail)
    select 'Post', '<p><img src="/files/public/texts/00000000-0000-4000-8000-' || lpad(n::text, 12, '0') || '/1440.avif"></p>', '', ''
    from generate_series(1, ${nightly.rows + 500}) n`)
  const keys = [1, nightly.rows, nightly.rows + 500, nightly.rows + 501].map(keyOf)
  await db.insert(textImages).values(keys.map(key => ({ key, createdAt: new Date(Date.now() - days(2)) })))
  expect(await removeOrphans(academy.services)).toBe(1)
  const left = await db.select({ key: textImages.key }).from(textImages)
  expect(left.map(({ key }) => key).toSorted()).toEqual(keys.slice(0, 3))
  await db.delete(blogs).where(lt(blogs.title, 'Q'))
  expect(await removeOrphans(academy.services)).toBe(3)
  expect(
    await db
      .select()
      .from(textImages)
      .where(eq(textImages.key, keyOf(1))),
  ).toEqual([])
})
