import { buffer } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { query } from '#src/testing/starting/database.ts'

import { readArchive } from '../archive/read-archive.ts'
import { writeArchive, type Archive } from '../archive/write-archive.ts'
import { connect } from '../database/database.ts'
import { knownMigrations, migrate } from '../database/migrating/migrate.ts'
import { openQueue, type Job } from '../jobs/queue.ts'
import { createLog } from '../observability/log.ts'
import type { Storage } from '../storage/storage.ts'
import {
  at,
  bringBack,
  cleaning,
  constraintsOf,
  emptyPlace,
  isEmpty,
  quiet,
  save,
  signal,
  prepareAcademyToSave,
} from './fixtures/academy-to-save.ts'
import { filesOf, rowsOf } from './fixtures/places.ts'
import { Head, Summary } from './manifest.ts'
import { verifyBackup } from './verify-backup.ts'

prepareAcademyToSave()

/** A queue with a mail that waits, one that waits for its next try, and one that is being sent. */
async function openPost() {
  const log = createLog('silent')
  const queue = openQueue(at.source.database, log)
  cleaning.push(queue.stop)
  const seen: string[] = []
  let free = () => {}
  const released = new Promise<void>(resolve => (free = resolve))
  const mails: Job<'send-mail'> = {
    name: 'send-mail',
    retries: 30,
    retryDelaySeconds: 600,
    run: async ({ to }, { id }) => {
      seen.push(`${to} ${id}`)
      if (to === 'again@a.example') throw new Error('the mail server is away')
      if (to === 'now@a.example') await released
    },
  }
  // What the queue carries, it carries for every kind of job alike.
  await queue.start([mails as Job])
  cleaning.push(async () => free())
  const { db, close } = connect(at.source.database, () => {})
  cleaning.push(close)
  const send = (to: string, startAfter?: Date) =>
    queue.send(db, 'send-mail', { to, template: 'activation', data: {} } as never, startAfter ? { startAfter } : {})
  return { send, seen }
}

const JOBS = `select id::text, name, data->>'to' as to, retry_limit, start_after::text from pgboss.job
  where state in ('created', 'retry', 'active') and name = 'send-mail' order by 3`

test('R24 mails that wait are neither lost nor other mails: each keeps its id, and with it its Message-ID', async () => {
  const { send, seen } = await openPost()
  await send('done@a.example')
  await send('again@a.example')
  await send('now@a.example')
  await send('later@a.example', new Date(Date.now() + 3_600_000))
  await expect.poll(() => seen.length).toBe(3)
  await expect.poll(async () => (await query(at.source.database, JOBS)).length).toBe(3)
  const before = await query<{ to: string; id: string }>(at.source.database, JOBS)
  expect((await save()).jobs).toBe(3)
  const [place, silent] = [await emptyPlace(), await emptyPlace()]
  await bringBack(place)
  expect(await query(place.database, JOBS)).toEqual(before)
  expect(await query(place.database, `select notify, retry_delay from pgboss.queue where name = 'send-mail'`)).toEqual([
    { notify: true, retry_delay: 600 },
  ])
  await bringBack(silent, { mails: false })
  expect(await query(silent.database, JOBS)).toEqual([])
})

test('R24 a restored academy begins with what it is given to do, whatever queues its backup had', async () => {
  await save()
  const place = await emptyPlace()
  await bringBack(place, { first: [{ name: 'find-payments', data: { since: '2026-01-01T00:00:00.000Z' } }] })
  const first = `select data, state, retry_limit from pgboss.job where name = 'find-payments'`
  expect(await query(place.database, first)).toEqual([
    { data: { since: '2026-01-01T00:00:00.000Z' }, state: 'created', retry_limit: 24 },
  ])
})

/** A storage that fails when it is given its second file. */
const failing = (storage: Storage): Storage => {
  let files = 0
  return {
    ...storage,
    put: async (key, body) => {
      files += 1
      if (files === 2) throw new Error('the machine went down')
      await storage.put(key, body)
    },
  }
}

test('R24 a restore that was interrupted leaves an empty academy, and can be done again', async () => {
  await save()
  const place = await emptyPlace()
  await expect(bringBack({ ...place, storage: failing(place.storage) })).rejects.toThrow('the machine went down')
  expect(await isEmpty(place)).toBe(true)
  const stop = new AbortController()
  const interrupted = bringBack(place, {
    signal: stop.signal,
    onProgress: ({ step }) => step === 'restored' && stop.abort(new Error('interrupted')),
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  expect(await isEmpty(place)).toBe(true)
  expect(await constraintsOf(place)).toEqual(await constraintsOf(at.source))
  await bringBack(place)
  expect(await rowsOf(place.database)).toEqual(await rowsOf(at.source.database))
  expect(await filesOf(place.storage)).toEqual(await filesOf(at.source.storage))
})

test('R25 while it is restored, no process can start on the database', async () => {
  await save()
  const place = await emptyPlace()
  let found = 'nothing yet'
  let starting: Promise<void> | undefined
  const put: Storage['put'] = async (key, body) => {
    starting ??= migrate(place.database).then(async () => {
      found = (await isEmpty(place)) ? 'an empty academy' : 'the restored academy'
    })
    await place.storage.put(key, body)
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(found).toBe('nothing yet')
  }
  await bringBack({ ...place, storage: { ...place.storage, put } })
  await starting
  expect(found).toBe('the restored academy')
})

type Changes = { readonly head?: (head: Head) => Head; readonly rest?: (rest: Summary) => Summary }

/** The same backup that says something else of itself. */
async function rewrite({ head: changeHead = same, rest: changeRest = same }: Changes): Promise<void> {
  const { head, rest } = await verifyBackup(at.path, quiet)
  const parts: [string, Buffer][] = []
  await readArchive(at.path, {
    head: Head,
    rest: Summary,
    signal,
    onEntry: async ({ name, body }) => void parts.push([name, await buffer(body)]),
  })
  const fill = async ({ add }: Archive) => {
    for (const [name, body] of parts) await add(name, body)
    return changeRest(rest)
  }
  await writeArchive(at.path, { head: changeHead(head), fill, verify: async () => {}, overwrite: true, signal })
}

const same = <T>(value: T): T => value

test('R25 a backup of a later version is refused before anything is written', async () => {
  await save()
  await rewrite({ head: head => ({ ...head, migrations: [...head.migrations, 'f'.repeat(64)] }) })
  const place = await emptyPlace()
  await expect(bringBack(place)).rejects.toThrow('later version')
  expect(await query(place.database, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
})

test('R25 a backup of an older version is restored into its own tables and brought up to date', async () => {
  const older = await emptyPlace()
  const known = await knownMigrations()
  await migrate(older.database, { count: known.length - 2 })
  await query(older.database, `insert into users (first_name, last_name, password_hash) values ('a', 'b', 'c')`)
  await save(older)
  const place = await emptyPlace()
  await bringBack(place)
  expect(await query(place.database, 'select first_name from users')).toEqual([{ first_name: 'a' }])
  expect(await query(place.database, 'select hash from drizzle.__drizzle_migrations order by created_at')).toEqual(
    known.map(hash => ({ hash })),
  )
})

const sayingOfUsers = (rows: number) => ({
  rest: (rest: Summary) => ({
    ...rest,
    tables: rest.tables.map(table => (table.name === 'users' ? { ...table, rows } : table)),
  }),
})

test('R24 a backup of an earlier version that counted no rows of a table comes back whole', async () => {
  await save()
  await rewrite(sayingOfUsers(0))
  const place = await emptyPlace()
  await bringBack(place)
  expect(await rowsOf(place.database)).toEqual(await rowsOf(at.source.database))
})

test('R24 a backup that holds other rows than it says is refused before anything is written', async () => {
  await save()
  await rewrite(sayingOfUsers(299))
  const place = await emptyPlace()
  await expect(bringBack(place)).rejects.toThrow('holds 300 rows of public.users, and should hold 299')
  expect(await query(place.database, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
})
