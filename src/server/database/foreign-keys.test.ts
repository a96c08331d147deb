import { afterAll, beforeAll, expect, test } from 'vitest'

import { createDatabase, query, type TestDatabase } from '#src/testing/starting/database.ts'

let copy: TestDatabase
beforeAll(async () => {
  copy = await createDatabase()
})
afterAll(() => copy.drop())

/** Without an index, whoever deletes a row reads every row of each table that could name it. */
const unindexed = `
  select conrelid::regclass || '.' || attname as key
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
    select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indisvalid
      and (indpred is null or pg_get_expr(indpred, indrelid) like '%' || attname || ' IS NOT NULL%'))
  order by 1`

test('every foreign key has an index, for those who delete what it names', async () => {
  expect(await query(copy.settings, unindexed)).toEqual([])
})

test('a foreign key without an index is noticed', async () => {
  await query(copy.settings, 'drop index orders_course')
  expect(await query(copy.settings, unindexed)).toContainEqual({ key: 'orders.course_id' })
})
