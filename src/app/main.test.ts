import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'

import { minutes, seconds } from '#src/wire/durations.ts'

import { createDatabase } from './testing/database.ts'
import { freePort } from './testing/free-port.ts'

vi.setConfig({ testTimeout: minutes(1) })

const root = fileURLToPath(new URL('../../', import.meta.url))
const cleaning: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean()
})

/** The database of a test as DATABASE_URL says it, of the role that owns its tables and of the one that serves. */
async function databaseUrl() {
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

async function startProcess(environment: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'palestra-main-'))
  cleaning.push(() => rm(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', ...environment },
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

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://academy.example',
  SESSION_SECRET: 'a-secret-that-only-tests-know-0123456789',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}

test('T25 T77 production without its secrets does not start, and says why in a line each', async () => {
  const { exited, said, dataDir } = await startProcess({ NODE_ENV: 'production', PUBLIC_URL: 'http://academy.example' })
  expect(await exited).toBe(1)
  expect(said().trimEnd().split('\n')).toEqual([
    'Palestra cannot start.',
    'SESSION_SECRET: production needs one, at least 32 characters',
    'PUBLIC_URL: production needs https',
    'STRIPE_SECRET_KEY: production needs a payment provider',
  ])
  expect(await readdir(dataDir)).toEqual([])
})

test('a database that cannot be reached ends the start', async () => {
  const { exited, said } = await startProcess({
    DATABASE_URL: `postgresql://nobody:x@127.0.0.1:${await freePort()}/none`,
  })
  expect(await exited).toBe(1)
  expect(said()).toContain('ECONNREFUSED')
})

test('started to be looked at, it says where it is, and nothing of the requests', async () => {
  const { url: DATABASE_URL } = await databaseUrl()
  const { child, exited, url, dataDir, said } = await startProcess({ DATABASE_URL })
  await expect.poll(said, { timeout: seconds(30) }).toContain('payments')
  expect((await fetch(`${url}/api/categories`)).status).toBe(200)
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404)
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
  expect(said().trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^Palestra is ready: http:\/\/localhost:\d+ {2}\(\d+\.\d s\)$/),
    `  mails          ${join(dataDir, 'mail')}`,
    '  payments       test mode, no money moves',
  ])
})

/** Asks on a connection of its own that stays open, as a balancer's. */
const agent = new Agent({ keepAlive: true })
const ask = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent }, response => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    }).on('error', reject)
  })

test('R14 T76 T10 T78 told to end, a production process is not ready, serves on, finishes what it began, and ends well', async () => {
  const { servingUrl: DATABASE_URL, url: DATABASE_OWNER_URL, settings, serving } = await databaseUrl()
  const { child, exited, url, said } = await startProcess({ ...production, DATABASE_URL, DATABASE_OWNER_URL })
  await expect.poll(said, { timeout: seconds(30) }).toContain('Palestra is ready: https://academy.example')
  const holder = new pg.Client(settings)
  await holder.connect()
  expect((await holder.query('select 1 from users')).rowCount).toBe(0) // nobody comes with the product
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  expect((await holder.query(`select distinct usename ${others}`)).rows).toEqual([{ usename: serving.user }])

  const signOut = await fetch(`${url}/api/logout`, {
    method: 'POST',
    headers: { origin: 'https://academy.example', 'content-type': 'application/json' },
    body: '{}',
  })
  expect(signOut.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(signOut.headers.getSetCookie()).toEqual([
    '__Host-session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
  ])

  expect(await ask(`${url}/readyz`)).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(() => ask(`${url}/readyz`), { timeout: seconds(3) }).toBe(503)
  expect(await ask(`${url}/api/categories`)).toBe(200)
  // A request that is under way when the doors close: it waits for a lock until then.
  await new Promise(resolve => setTimeout(resolve, seconds(3)))
  await holder.query('begin; lock table partners in access exclusive mode')
  const late = ask(`${url}/api/partners`)
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: seconds(6) },
    )
    .toBe('closed')
  await holder.query('commit')
  expect(await late).toBe(200)
  expect(await exited).toBe(0)
  await holder.end()
  expect(said()).not.toMatch(/"level":50|Error/)
})

test.each([
  ['an error that nobody catches', `throw new Error('nobody caught this')`],
  ['a promise that nobody waits for', `Promise.reject(new Error('nobody caught this'))`],
])('R13 %s ends the process with its reason, and the next process serves', async (_name, fault) => {
  const { url: DATABASE_URL } = await databaseUrl()
  const script = `process.on('SIGUSR2', () => setTimeout(() => { ${fault} }))`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`
  const broken = await startProcess({ DATABASE_URL, NODE_OPTIONS })
  await expect.poll(broken.said, { timeout: seconds(30) }).toContain('is ready')
  broken.child.kill('SIGUSR2')
  expect(await broken.exited).toBe(1)
  expect(broken.said()).toContain('nobody caught this')
  const next = await startProcess({ DATABASE_URL })
  await expect.poll(next.said, { timeout: seconds(30) }).toContain('is ready')
  expect(await ask(`${next.url}/api/categories`)).toBe(200)
})
