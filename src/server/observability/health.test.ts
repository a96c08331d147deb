import { once } from 'node:events'
import { connect } from 'node:net'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { DatabaseLine } from '#src/testing/load/outage.ts'
import { seconds } from '#src/wire/durations.ts'

const token = 'a-token-for-metrics'
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ cuttable: true })
})
afterAll(() => academy[Symbol.asyncDispose]())

async function statusWithin(limitMs: number, path: string, wanted: number): Promise<number> {
  const started = Date.now()
  for (;;) {
    const { status } = await academy.client().get(path)
    const waited = Date.now() - started
    if (status === wanted) return waited
    if (waited > limitMs) throw new Error(`${path} is ${status} after ${waited} ms`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

const breaks = [
  ['its server stops', (line: DatabaseLine) => line.cut()],
  ['the network loses it', (line: DatabaseLine) => line.hang()],
] as const

test.each(breaks)(
  'R7 ASVS 16.5.2 %s: not ready, 503 for requests, alive all the time, ready again by itself',
  async (_, happen) => {
    const { line } = academy
    if (!line) throw new Error('the academy has no line to cut')
    const client = academy.client()
    expect((await client.get('/readyz')).body).toEqual({ ok: true })
    await happen(line)
    await statusWithin(seconds(5), '/readyz', 503)
    expect((await client.get('/readyz')).body).toEqual({ ok: false, reason: 'database' })
    expect((await client.get('/healthz')).body).toEqual({ ok: true })

    const started = Date.now()
    client.cookies.set('session', 'x'.repeat(43))
    const [read, write, page] = await Promise.all([
      academy.client().get('/api/categories'),
      academy.client().post('/api/login', { email: 'a@b.example', password: 'password' }),
      client.get('/courses', { accept: 'text/html' }),
    ])
    expect([read.status, read.body.code, read.headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
    expect([write.status, write.body.code]).toEqual([503, 'unavailable'])
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.text).toContain('The academy is busy')
    expect(Date.now() - started).toBeLessThan(seconds(4))

    await line.mend()
    await statusWithin(seconds(5), '/readyz', 200)
    expect((await academy.client().get('/api/categories')).status).toBe(200)
    // What was lost meanwhile cannot be known: the listener is back and pages are made anew.
    await statusWithin(seconds(5), '/courses', 200)
  },
)

test('R8 a statement that waits for a lock is cut off and leaves the others alone', async () => {
  const holder = new pg.Client(academy.line?.settings)
  await holder.connect()
  await holder.query('begin; lock table partners in access exclusive mode')
  try {
    const started = Date.now()
    const waiting = academy.client().get('/api/partners')
    const other = await academy.client().get('/api/categories')
    expect(other.status).toBe(200)
    expect(Date.now() - started).toBeLessThan(seconds(3))
    expect([(await waiting).status, (await waiting).body.code]).toEqual([503, 'unavailable'])
    expect(Date.now() - started).toBeLessThan(seconds(8))
  } finally {
    await holder.end()
  }
})

test('R14 who drains is not ready but serves on', async () => {
  await using other = await startAcademy()
  other.academy.drain()
  const { status, body } = await other.client().get('/readyz')
  expect([status, body]).toEqual([503, { ok: false, reason: 'draining' }])
  expect((await other.client().get('/healthz')).status).toBe(200)
  expect((await other.client().get('/api/categories')).status).toBe(200)
})

test('R14 a connection over which nothing was asked, as browsers open them for later, does not hold the end', async () => {
  await using other = await startAcademy()
  const { port, hostname } = new URL(other.url)
  const unused = connect(Number(port), hostname)
  const ended = once(unused, 'close')
  await once(unused, 'connect')
  expect((await other.client().get('/healthz')).status).toBe(200)
  const started = Date.now()
  await other.academy.app.close()
  await ended
  expect(Date.now() - started).toBeLessThan(seconds(20))
})

test('R25 a process whose tables a later version changed says so, and goes on serving until it is replaced', async () => {
  await using older = await startAcademy()
  expect((await older.client().get('/readyz')).body).toEqual({ ok: true })
  await older.asOwner(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)`)
  await expect
    .poll(async () => (await older.client().get('/readyz')).body, { timeout: seconds(30), interval: 500 })
    .toEqual({ ok: true, tables: 'of a later version' })
  expect((await older.client().get('/readyz')).status).toBe(200)
})

test('ASVS 13.4.5 metrics are for this machine, or for who has the token', async () => {
  expect((await academy.client().get('/metrics')).status).toBe(200)
  const proxied = [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-real-ip',
    'forwarded',
    'via',
    'cf-connecting-ip',
    'true-client-ip',
  ]
  for (const name of proxied)
    expect([name, (await academy.client().get('/metrics', { [name]: '203.0.113.9' })).status]).toEqual([name, 404])
  await using guarded = await startAcademy({ environment: { METRICS_TOKEN: token } })
  const read = async (authorization?: string) =>
    (await guarded.client().get('/metrics', authorization ? { authorization } : {})).status
  expect(await Promise.all([read(), read(`Bearer ${token}x`), read(token), read(`Bearer ${token}`)])).toEqual([
    404, 404, 404, 200,
  ])
})

test('metrics count by pattern: no address, however odd, makes a series of its own', async () => {
  const paths = Array.from({ length: 30 }, (_, n) => [
    `/api/course/${n}`,
    `/no/such/${n}`,
    `/files/public/${n}/a.avif`,
    `/api/x${n}`,
  ])
  for (const path of paths.flat()) await academy.client().get(path)
  await academy.client().get('/api/categories')
  const { text, headers } = await academy.client().get('/metrics')
  expect(headers.get('content-type')).toContain('text/plain')
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/categories",status="200"\} \d/)
  expect(text).toContain('route="/api/course/:id"')
  expect(text).not.toMatch(/such|x29|route="[^"]*\d\d/)
  const series = new Set([...text.matchAll(/_count\{method="\w+",route="([^"]*)"/g)].map(([, route]) => route))
  expect(series.size).toBeLessThan(20)
})
