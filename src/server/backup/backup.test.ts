import { readdir, readFile, rm, writeFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { query } from '#src/testing/starting/database.ts'

import { connect } from '../database/database.ts'
import type { Storage } from '../storage/storage.ts'
import { sqlName } from './catalog.ts'
import {
  at,
  bringBack,
  cleaning,
  constraintsOf,
  emptyPlace,
  quiet,
  save,
  prepareAcademyToSave,
} from './fixtures/academy-to-save.ts'
import { filesOf, rowsOf } from './fixtures/places.ts'
import { onSlowLine } from './fixtures/slow-line.ts'
import { verifyBackup } from './verify-backup.ts'

prepareAcademyToSave()

test('R24 what was saved comes back row by row and file by file, with every rule and sequence', async () => {
  const saved = await save()
  expect(saved).toMatchObject({ files: 3, fileBytes: 9_000_007, jobs: 0, missing: [] })
  expect(saved.tables.find(({ name }) => name === 'users')?.rows).toBe(300)
  const place = await emptyPlace()
  await bringBack(place)
  expect(await rowsOf(place.database)).toEqual(await rowsOf(at.source.database))
  expect(await filesOf(place.storage)).toEqual(await filesOf(at.source.storage))
  expect(await constraintsOf(place)).toEqual(await constraintsOf(at.source))
  const next = `insert into sandbox.objects (id, kind, object) values ('pi_3', 'payment', '{}') returning seq`
  expect(await query(place.database, next)).toEqual(await query(at.source.database, next))
})

test('R24 a backup says how many rows it holds, however slowly PostgreSQL says so', async () => {
  const { tables } = await save({ database: await onSlowLine(at.source.database) })
  const said = Object.fromEntries(tables.map(table => [sqlName(table), table.rows]))
  const rows = await rowsOf(at.source.database)
  expect(said).toEqual(Object.fromEntries(Object.entries(rows).map(([name, of]) => [name, of.length])))
})

test('R24 everything in it is as it was at one moment, however much is written meanwhile', async () => {
  const { pool, close } = connect(at.source.database, () => {})
  cleaning.push(close)
  let isOver = false
  const write = async () => {
    // Each transaction takes a person away and makes another one: their number never changes.
    while (!isOver) {
      await pool.query(
        `with gone as (delete from users where id = (select id from users limit 1) returning id),
           made as (insert into users (first_name, last_name, password_hash) values ('a', 'b', 'c') returning id)
         insert into account_emails select id || '@a.example', id, true from made`,
      )
    }
  }
  const writing = write()
  const { tables } = await save()
  isOver = true
  await writing
  expect(tables.find(({ name }) => name === 'users')?.rows).toBe(300)
  const place = await emptyPlace()
  await bringBack(place) // foreign keys are checked when they come back
  expect((await rowsOf(place.database))['"public"."account_emails"']).toHaveLength(300)
})

test('an academy that is not empty is left as it is', async () => {
  await save()
  const before = await rowsOf(at.source.database)
  await expect(bringBack(at.source)).rejects.toThrow('not empty')
  expect(await rowsOf(at.source.database)).toEqual(before)
  const place = await emptyPlace()
  await place.storage.put('public/other/480.avif', Buffer.from('x'))
  await expect(bringBack(place)).rejects.toThrow('The storage is not empty')
})

test('an academy that runs is left alone', async () => {
  await save()
  const place = await emptyPlace()
  const { pool, close } = connect(place.database, () => {})
  cleaning.push(close)
  await pool.query('select 1')
  await expect(bringBack(place)).rejects.toThrow('The academy runs on this database')
})

test('a file that goes while the backup is made is named, and the rest is saved', async () => {
  const storage: Storage = {
    ...at.source.storage,
    list: async function* () {
      yield* at.source.storage.list('')
      yield { key: 'public/gone/480.avif', size: 3, modifiedAt: new Date() }
    },
  }
  expect((await save({ storage })).missing).toEqual(['public/gone/480.avif'])
  expect((await verifyBackup(at.path, quiet)).rest.files).toBe(3)
})

test('T77 the secret is in a backup only if it was asked for', async () => {
  const secret = 'c0ffee'.repeat(8)
  const kept: string[] = []
  const keepSecret = async (found: string) => void kept.push(found)
  await save()
  await bringBack(await emptyPlace(), { keepSecret })
  expect(kept).toEqual([])
  await save({ secret, overwrite: true })
  await bringBack(await emptyPlace(), { keepSecret })
  expect(kept).toEqual([secret])
})

test('a backup that was damaged writes nothing, and nothing is left of one that was stopped', async () => {
  await save()
  const bytes = await readFile(at.path)
  await writeFile(at.path, bytes.subarray(0, bytes.length - 10))
  const place = await emptyPlace()
  await expect(bringBack(place)).rejects.toThrow('cut off')
  expect(await query(place.database, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
  await rm(at.path)
  for (const step of ['rows', 'files', 'verified']) {
    const stop = new AbortController()
    const onProgress = (progress: { step: string }) => progress.step === step && stop.abort(new Error('stopped'))
    await expect(save({ signal: stop.signal, onProgress }), step).rejects.toThrow('stopped')
    expect(
      (await readdir(at.folder)).filter(name => name.includes('.tar')),
      step,
    ).toEqual([])
  }
  const connections = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'palestra-command'`
  await expect.poll(() => query(at.source.database, connections)).toEqual([])
})
