import { eq, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { categories } from '#src/features/categories/tables.ts'
import { createDatabase, type TestDatabase } from '#src/testing/starting/database.ts'

import { connect, type Database, type Db } from './database.ts'
import { createNames } from './prepared.ts'

let copy: TestDatabase
let database: Database
beforeEach(async () => {
  copy = await createDatabase()
  database = connect({ ...copy.settings, max: 1 }, () => {})
})
afterEach(async () => {
  await database.close()
  await copy.drop()
})

const prepared = async () => {
  const { rows } = await database.pool.query<{ statement: string; plans: string }>(
    'select statement, generic_plans + custom_plans as plans from pg_prepared_statements',
  )
  return rows
}
const find = (name: string, db: Db = database.db) => db.select().from(categories).where(eq(categories.name, name))

test('a read that comes again is prepared, and answers as before, inside transactions too', async () => {
  await database.db.insert(categories).values([{ name: 'endurance' }, { name: 'strength' }])
  for (let round = 0; round < 5; round++) await find('strength')
  expect(await prepared()).toEqual([])
  for (const name of ['strength', 'endurance', 'strength', 'nothing']) {
    const names = (await find(name)).map(row => row.name)
    expect(names).toEqual(name === 'nothing' ? [] : [name])
  }
  expect(await database.db.transaction(async tx => find('endurance', tx))).toMatchObject([{ name: 'endurance' }])
  expect(await prepared()).toMatchObject([
    { statement: expect.stringContaining('from "categories" where'), plans: '4' },
  ])
})

test('so is one that was written by hand, over several lines', async () => {
  for (let round = 0; round < 7; round++) {
    await database.db.execute(sql`
      select ${round}::int`)
    await database.db.execute(sql`
      with numbers as (select ${round}::int as n)
      select n from numbers`)
  }
  expect(await prepared()).toMatchObject([
    { statement: expect.stringContaining('select $1'), plans: '1' },
    { statement: expect.stringContaining('with numbers'), plans: '1' },
  ])
})

test('writes are not prepared', async () => {
  for (let round = 0; round < 9; round++) {
    await database.db.execute(sql`
      with gone as (delete from categories where name = ${`category ${round}`} returning id) select id from gone`)
    await database.db.execute(sql`insert into categories (name) values (${`category ${round}`})`)
    await database.db.delete(categories).where(inArray(categories.name, ['category 1']))
  }
  expect(await prepared()).toEqual([])
})

test('however many texts there are, a hundred of them have names at most', () => {
  const nameOf = createNames()
  const names = Array.from({ length: 500 }, (_, n) => {
    const text = `select ${n}`
    for (let round = 0; round < 6; round++) nameOf(text)
    return nameOf(text)
  })
  expect(new Set(names.slice(0, 100)).size).toBe(100)
  expect(names.slice(100).every(name => name === undefined)).toBe(true)
  expect(nameOf('select 7')).toBe(names[7])
})
