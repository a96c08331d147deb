// The built product as a process of its own, for what only a start shows.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type pg from 'pg'
import { afterEach } from 'vitest'

import { createDatabase } from './database.ts'
import { markOfTheRun } from './end-with-the-run.ts'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
export const cleaning: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean()
})

/** The database of a test as DATABASE_URL says it, of the role that owns its tables and of the one that serves. */
export async function databaseUrl() {
  const { settings, serving, drop } = await createDatabase()
  cleaning.push(drop)
  return { url: addressOf(settings), servingUrl: addressOf(serving), settings, serving }
}

function addressOf(settings: pg.PoolConfig): string {
  const query = new URLSearchParams({
    user: settings.user ?? '',
    host: settings.host ?? '',
    port: String(settings.port),
  })
  if (typeof settings.password === 'string' && settings.password) query.set('password', settings.password)
  return `postgresql:///${settings.database}?${query}`
}

/** Ends with the test, if it does not end before. */
export async function startProcess(environment: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'palestra-main-'))
  cleaning.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...markOfTheRun(),
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'off',
      ...environment,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += String(data)))
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve))
  cleaning.push(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return { child, dataDir, exited, url: `http://127.0.0.1:${port}`, said: () => said }
}
