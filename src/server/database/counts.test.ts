import { like, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { COUNTED_ROWS } from '#src/wire/lists.ts'

import { limitCounters } from '../limits/tables.ts'
import { countRows } from './counts.ts'

let academy: TestAcademy
beforeEach(async () => {
  academy = await startAcademy()
})
afterEach(() => academy[Symbol.asyncDispose]())

const seed = (prefix: string, rows: number) =>
  academy.services.db.execute(sql`
    insert into limit_counters (key, count, ends_at)
    select ${prefix}::text || n, 1, now() + interval '1 hour' from generate_series(1, ${rows}::int) n`)
const countOf = (prefix: string) => countRows(academy.services.db, limitCounters, like(limitCounters.key, `${prefix}%`))

test('a total that is shown is exact, also of a long list from which one has just gone', async () => {
  await seed('a', COUNTED_ROWS)
  expect(await countOf('a')).toBe(COUNTED_ROWS)
  await academy.services.db.delete(limitCounters).where(like(limitCounters.key, 'a1%'))
  expect(await countOf('a')).toBe(8888)
})

test('that there are more rows than are counted is not counted at each reading, and each filter is its own', async () => {
  await seed('a', COUNTED_ROWS + 500)
  expect(await countOf('a')).toBe(COUNTED_ROWS + 1)
  const counted = vi.spyOn(academy.services.db, '$count')
  expect(await countOf('a')).toBe(COUNTED_ROWS + 1)
  expect(counted).not.toHaveBeenCalled()
  expect(await countOf('b')).toBe(0)
  expect(counted).toHaveBeenCalledOnce()
})
