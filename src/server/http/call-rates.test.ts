import fastify, { type FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'

import { minutes } from '#src/wire/durations.ts'

import { limitCalls } from './call-rates.ts'
import { addEdgeRules, foreignTo } from './edge-rules.ts'

function open(perMinute: number) {
  const clock = { now: Date.now() }
  const app = fastify({ trustProxy: true })
  const sessionOf = ({ headers }: FastifyRequest) => headers.cookie
  limitCalls(app, { perMinute, sessionOf, now: () => clock.now })
  for (const route of ['/*', '/healthz', '/readyz', '/assets/*', '/files/*', '/api/media/*'])
    app.get(route, async () => 'an answer')
  app.post('/*', async () => 'written')
  app.get('/api/reports', { config: { heavy: true } }, async () => 'a report')
  const ask = async (url: string, ip = '192.0.2.1', method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { 'x-forwarded-for': ip } })
  const statuses = async (count: number, url: string, ip?: string) => {
    const all: number[] = []
    for (let n = 0; n < count; n += 1) all.push((await ask(url, ip)).statusCode)
    return { fine: all.filter(status => status === 200).length, tooMany: all.filter(status => status === 429).length }
  }
  return { app, clock, ask, statuses }
}

test('L11 R8 an address reads so much in a minute, others go on, and it may again', async () => {
  const { clock, ask, statuses } = open(100)
  expect(await statuses(130, '/courses')).toEqual({ fine: 100, tooMany: 30 })
  const refused = await ask('/courses')
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60])
  expect((await ask('/courses', '192.0.2.2')).statusCode).toBe(200)
  expect((await ask('/courses', '192.0.2.1', 'POST')).statusCode).toBe(200)
  for (const path of ['/healthz', '/readyz', '/assets/a.js', '/files/public/a.avif', '/api/media/x/y.m4s'])
    expect((await ask(path)).statusCode, path).toBe(200)
  clock.now += minutes(1)
  expect((await ask('/courses')).statusCode).toBe(200)
})

test('L11 of what costs much an address reads a tenth, by page and by call', async () => {
  for (const path of ['/search?q=a', '/api/reports']) {
    const { ask, statuses } = open(100)
    expect(await statuses(15, path)).toEqual({ fine: 10, tooMany: 5 })
    expect((await ask('/courses')).statusCode).toBe(200)
  }
})

test('L11 R8 a session writes so much in a minute, others of its address go on, and all together write half of the reads', async () => {
  const { app, ask } = open(100)
  const write = async (cookie: string) =>
    (await app.inject({ method: 'POST', url: '/api/x', headers: { 'x-forwarded-for': '192.0.2.1', cookie } }))
      .statusCode
  const statusesOf = async (count: number, cookie: string) => {
    const all: number[] = []
    for (let n = 0; n < count; n += 1) all.push(await write(cookie))
    return all.filter(status => status === 200).length
  }
  expect(await statusesOf(8, 'a'.repeat(43))).toBe(5)
  expect(await statusesOf(5, 'b'.repeat(43))).toBe(5)
  expect(await statusesOf(60, 'no session')).toBe(40)
  expect((await ask('/courses')).statusCode).toBe(200)
})

test('L11 R8 pieces of videos have a share of their own, of five reads each', async () => {
  const { statuses } = open(4)
  expect(await statuses(22, '/api/media/x/y.m4s')).toEqual({ fine: 20, tooMany: 2 })
  expect(await statuses(6, '/')).toEqual({ fine: 4, tooMany: 2 })
})

test('T7 addresses of one household count as one', async () => {
  const { statuses } = open(4)
  expect(await statuses(4, '/', '2001:db8::1')).toEqual({ fine: 4, tooMany: 0 })
  expect(await statuses(1, '/', '2001:db8::ffff:2')).toEqual({ fine: 0, tooMany: 1 })
})

test('T7 L11 R8 the addresses of one network have the shares of ten together, and those of another go on', async () => {
  const { statuses, ask } = open(4)
  const all: number[] = []
  for (let n = 0; n < 12; n += 1) all.push((await statuses(4, '/', `2001:db8:1:${n}::1`)).fine)
  expect(all).toEqual([...Array<number>(10).fill(4), 0, 0])
  expect((await ask('/', '2001:db8:2::1')).statusCode).toBe(200)
})

test.each([
  ['GET', '/search?q=a'],
  ['GET', '/courses'],
  ['POST', '/api/x'],
] as const)(
  'T7 L11 R8 one address that asks without end (%s %s) shuts out itself alone, and not its network',
  async (method, path) => {
    const { ask } = open(100)
    for (let n = 0; n < 1200; n += 1) await ask(path, '192.0.2.1', method)
    expect((await ask(path, '192.0.2.1', method)).statusCode).toBe(429)
    expect((await ask(path, '192.0.2.2', method)).statusCode).toBe(200)
  },
)

test('L11 R8 what only begins like a file is counted as the page that it is', async () => {
  const { statuses } = open(4)
  expect(await statuses(6, '/assets-of-others')).toEqual({ fine: 4, tooMany: 2 })
})

test('T101 what another site makes a browser ask counts apart, has its own end, and leaves its visitor what is theirs', async () => {
  const app = fastify()
  limitCalls(app, { perMinute: 20, sessionOf: () => 'a'.repeat(43), isForeign: foreignTo('https://academy.example') })
  addEdgeRules(app, 'https://academy.example')
  app.route({ method: ['GET', 'POST'], url: '/*', handler: async () => 'an answer' })
  const own = { host: 'academy.example', 'sec-fetch-site': 'same-origin' }
  const foreign = [
    ['POST', '/api/logout', { ...own, 'sec-fetch-site': 'cross-site' }, 403],
    ['POST', '/api/logout', { ...own, 'content-type': 'text/plain' }, 415],
    ['POST', '/api/logout', { ...own, host: 'evil.example' }, 421],
    ['GET', '/courses', { ...own, host: 'evil.example' }, 421],
    ['GET', '/search', { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 200],
    ['GET', '/search', { ...own, 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }, 200],
  ] as const
  for (const [method, url, headers, status] of foreign) {
    const { statusCode } = await app.inject({ method, url, headers })
    expect([url, [status, 429].includes(statusCode)]).toEqual([url, true])
    for (let n = 0; n < 40; n += 1) await app.inject({ method, url, headers })
    expect((await app.inject({ method, url, headers })).statusCode).toBe(429)
  }
  const follows = { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
  for (const [method, url, headers] of [
    ['POST', '/api/logout', own],
    ['GET', '/search', own],
    ['GET', '/search', follows],
  ] as const)
    expect((await app.inject({ method, url, headers })).statusCode, `${method} ${url}`).toBe(200)
})

test('without a number there is no limit', async () => {
  expect(await open(0).statuses(50, '/search')).toEqual({ fine: 50, tooMany: 0 })
})

test('L11 R8 a clock that is set back keeps nobody waiting', async () => {
  const clock = vi.spyOn(Date, 'now')
  const app = fastify()
  limitCalls(app, { perMinute: 1, sessionOf: () => undefined })
  app.get('/*', async () => 'a page')
  await app.inject('/courses')
  clock.mockReturnValue(Date.now() - minutes(60))
  const refused = await app.inject('/courses')
  clock.mockRestore()
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60])
})
