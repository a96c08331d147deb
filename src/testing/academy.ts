// A whole academy for a test: the real server on a database of its own, its mails in a folder, the sandbox for payments.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type pg from 'pg'

import type { Services } from '#src/server/context.ts'
import { createLog } from '#src/server/observability/log.ts'
import { dataFolders, readConfig } from '#src/server/settings/env.ts'

import { openAcademy, type Academy, type AcademyOptions } from '../app/academy.ts'
import { createClient, type Client } from './client.ts'
import { openLine, type DatabaseLine } from './load/outage.ts'
import { createDatabase, query } from './starting/database.ts'
import { freePort } from './starting/free-port.ts'

export type TestAcademy = AsyncDisposable & {
  readonly url: string
  readonly academy: Academy
  readonly services: Services
  readonly dataDir: string
  /** Moves the academy's clock (not the database's). */
  readonly clock: { now: Date }
  /** What it logged so far, a line each; nothing unless LOG_LEVEL is given. */
  readonly logs: string[]
  /** The connection of the role that owns its tables. */
  readonly owner: pg.PoolConfig
  /** Does to its tables what the role that serves may not. */
  asOwner: (statement: string) => Promise<unknown>
  /** The way to its database. */
  readonly line: DatabaseLine | undefined
  client: () => Client
  /** Raw text of the mails to an address that have been sent by now, the newest last; waits up to `waitMs` (5 s) for `count` of them. */
  mailsTo: (email: string, count?: number, waitMs?: number) => Promise<string[]>
}

type Options = {
  readonly environment?: Record<string, string>
  readonly prepare?: NonNullable<AcademyOptions['prepare']>
  readonly pageCache?: boolean
  /** Off unless asked for: tests write rows behind the academy's back, which says no change. */
  readonly keptReads?: boolean
  /** Off unless asked for: a job of the fifth minute would take what a test has laid out for itself. */
  readonly schedules?: boolean
  /** How long a kept page counts as new; longer than a busy machine takes, for a test that asks whether it was kept. */
  readonly pageFreshMs?: number
  /** How long nobody asks a provider of payments that is away. */
  readonly paymentsPauseMs?: number
  /** Reaches the database over a line that the test can cut. */
  readonly cuttable?: boolean
}

/** Starts an academy; `await using academy = await startAcademy()` closes it and drops its database. */
export async function startAcademy(options: Options = {}): Promise<TestAcademy> {
  const { environment = {}, cuttable = false, keptReads = false, schedules = false, ...more } = options
  await using cleaning = new AsyncDisposableStack()
  const database = await createDatabase()
  cleaning.defer(database.drop)
  const line = cuttable ? await openLine(database.serving) : undefined
  if (line) cleaning.defer(line.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'palestra-academy-'))
  cleaning.defer(() => rm(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const started = Date.now()
  const clock = { now: new Date(started) }
  const logs: string[] = []
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
    READS_PER_MINUTE: '0', // all of a test's callers have one address
    DEMO: 'off',
    SESSION_SECRET: 'a-secret-that-only-tests-know-0123456789',
    ...environment,
  })
  const now = () => new Date(clock.now.getTime() + (Date.now() - started))
  const academy = await openAcademy({
    config,
    database: line?.settings ?? database.serving,
    owner: database.settings,
    paymentsPauseMs: 300,
    now,
    log: createLog(config.logLevel, { write: line => void logs.push(line) }),
    keptReads,
    schedules,
    ...more,
  })
  cleaning.defer(academy.close)
  const stack = cleaning.move()
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    academy,
    services: academy.services,
    dataDir,
    clock,
    logs,
    line,
    owner: database.settings,
    asOwner: statement => query(database.settings, statement),
    client: () => createClient(url),
    mailsTo: (email, count = 1, waitMs = 15_000) => mailsTo(dataFolders(dataDir).mail, email, { count, waitMs }),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

async function mailsTo(
  folder: string,
  email: string,
  { count, waitMs }: { count: number; waitMs: number },
): Promise<string[]> {
  for (const end = Date.now() + waitMs; ; await new Promise(resolve => setTimeout(resolve, 50))) {
    const names = (await readdir(folder).catch(() => [])).filter(name => name.includes(email.replace(/[^\w.@-]/g, '_')))
    if (names.length >= count || Date.now() > end) {
      return Promise.all(names.toSorted().map(name => readFile(join(folder, name), 'utf8')))
    }
  }
}
