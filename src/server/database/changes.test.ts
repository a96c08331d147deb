import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { openLine, type DatabaseLine } from '#src/testing/load/outage.ts'
import { createDatabase, type TestDatabase } from '#src/testing/starting/database.ts'

import { announce, announceCounts, listenForChanges, type Listener } from './changes.ts'
import { connect, isDuplicate, type Database } from './database.ts'

let copy: TestDatabase
let database: Database
let line: DatabaseLine
let listener: Listener
let heard: string[][]
let counted: string[][]
let gaps: number
beforeEach(async () => {
  copy = await createDatabase()
  database = connect(copy.settings, () => {})
  line = await openLine(copy.settings)
  heard = []
  counted = []
  gaps = 0
  listener = await listenForChanges(line.settings, {
    onChange: tags => void heard.push(tags),
    onCount: tags => void counted.push(tags),
    onGap: () => void (gaps += 1),
  })
})
afterEach(async () => {
  await listener.close()
  await line.close()
  await database.close()
  await copy.drop()
})

test('a change is heard when it is committed, and not when it is taken back', async () => {
  await database.db.transaction(async tx => announce(tx, ['courses', 'course:1']))
  await database.db
    .transaction(async tx => {
      await announce(tx, ['never'])
      tx.rollback()
    })
    .catch(() => {})
  await announce(database.db, ['partners'])
  await expect.poll(() => heard).toEqual([['courses', 'course:1'], ['partners']])
  expect(gaps).toBe(1)
})

test('that only a figure changed is told apart', async () => {
  await announceCounts(database.db, ['courses', 'course:1'])
  await announce(database.db, ['course:1'])
  await expect.poll(() => [heard, counted]).toEqual([[['course:1']], [['courses', 'course:1']]])
})

test('a change of more things than fit a notification is a change of everything', async () => {
  await announce(
    database.db,
    Array.from({ length: 500 }, (_, n) => `course:${n}-0000-4000-8000-000000000000`),
  )
  await announce(database.db, [])
  await expect.poll(() => gaps).toBe(3)
  expect(heard).toEqual([])
})

test.each([
  [
    'its connection is ended',
    () =>
      database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
      ),
  ],
  ['the server stops', () => line.cut()],
  ['the network loses it', async () => line.hang()],
])('R7 the listener comes back when %s, and says that it may have missed something', async (_, happen) => {
  await happen()
  await announce(database.db, ['missed'])
  await new Promise(resolve => setTimeout(resolve, 400))
  await line.mend()
  await expect.poll(() => gaps).toBe(2)
  await announce(database.db, ['heard'])
  await expect.poll(() => heard.at(-1)).toEqual(['heard'])
})

test('a closed listener leaves no connection, also when it was trying to come back', async () => {
  await line.cut()
  await listener.close()
  await line.mend()
  await new Promise(resolve => setTimeout(resolve, 600))
  const { rows } = await database.db.execute(
    sql`select 1 from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  )
  expect(rows).toEqual([])
})

test('a broken rule of uniqueness is told from other faults, by its name', async () => {
  const insert = (name: string) => database.db.execute(sql`insert into categories (name) values (${name})`)
  await insert('endurance')
  const thrown: unknown = await insert('endurance').catch((error: unknown) => error)
  expect([isDuplicate(thrown), isDuplicate(thrown, 'categories_name_unique')]).toEqual([true, true])
  expect(isDuplicate(thrown, 'another_rule')).toBe(false)
  expect(isDuplicate(await database.db.execute(sql`select 1/0`).catch((error: unknown) => error))).toBe(false)
  expect(isDuplicate(undefined)).toBe(false)
})

test('whoever has caught up has heard what was committed before', async () => {
  for (let n = 0; n < 300; n++) {
    await announce(database.db, [`course:${n}`])
    await listener.catchUp()
    expect(heard.at(-1)).toEqual([`course:${n}`])
  }
})

test('where nothing can be heard, nobody waits for it for long', async () => {
  await line.cut()
  await expect(listener.catchUp()).resolves.toBeUndefined()
})
