import { afterAll, beforeAll, expect, test } from 'vitest'

import { api, endpoints } from '#src/app/api.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { sendRaw, sendRawText } from '#src/testing/load/raw.ts'
import { production } from '#src/testing/starting/production.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const unknownId = '00000000-0000-4000-8000-000000000000'
const writes = Object.entries(endpoints)
  .filter(([, [method, , access]]) => method !== ('GET' as string) && !['webhook', 'signed'].includes(access))
  .map(([name, [method, path]]) => ({ name, method, path: `/api${path.replace(/:\w+/g, unknownId)}` }))

type Headers = Record<string, string>
const json = { 'content-type': 'application/json' }
const ask = (path: string, init: RequestInit & { headers: Headers }) => fetch(academy.url + path, init)

test.each(writes)('T57 T58 ASVS 3.4.2 $name takes no write from another site', async ({ method, path }) => {
  const ask = async (headers: Headers) => {
    const response = await fetch(academy.url + path, { method, headers: { ...json, ...headers }, body: '{}' })
    return response.status === 403 && ((await response.json()) as { message: string }).message.includes('another site')
  }
  const refused = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: academy.url },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ]
  for (const headers of refused) expect(await ask(headers), JSON.stringify(headers)).toBe(true)
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin: academy.url }]) {
    expect(await ask(headers), JSON.stringify(headers)).toBe(false)
  }
})

const FORM = 'multipart/form-data; boundary=x'
const takesForms = (name: string) => Boolean(api.routes[name]?.contract.files)

test.each(writes)(
  'T57 ASVS 3.5.1 $name takes JSON, a form only where it brings files, and nothing else',
  async ({ name, method, path }) => {
    const types = [
      'text/plain',
      'application/json garbage',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      ...(takesForms(name) ? [] : [FORM]),
      'application/jsonp',
    ]
    for (const type of types) {
      const response = await ask(path, {
        method,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
        body: '{}',
      })
      expect([response.status, ((await response.json()) as { code: string }).code], type).toEqual([
        415,
        'unsupported-type',
      ])
    }
    const untyped = { method, headers: { 'sec-fetch-site': 'same-origin' }, body: new Blob(['{}']) }
    expect((await ask(path, untyped)).status).toBe(415)
  },
)

const pages = ['/', '/courses', '/login', '/no/such/page', '/api/courses', '/api/no/such', '/healthz', '/robots.txt']
const files = ['/files/public/none/960.avif', '/files/private/a.mp4', '/assets/none.js', '/api/openapi.json']

test.each([...pages, ...files])(
  'T61 T62 ASVS 3.4.4 ASVS 4.1.1 ASVS 13.4.1 ASVS 14.3.2 %s says how it may be used',
  async path => {
    const { headers } = await ask(path, { headers: {} })
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-type': expect.stringMatching(/charset=utf-8/),
    })
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('strict-transport-security')).toBeNull()
    expect([...headers.keys()]).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(server|x-powered-by)$/)]))
  },
)

test('T62 ASVS 13.4.2 what belongs to one person is kept by nobody, and nothing else of ours is served', async () => {
  expect((await ask('/api/courses', { headers: {} })).headers.get('cache-control')).toBe('no-store')
  expect((await ask('/api/refresh', { headers: {} })).headers.get('cache-control')).toBe('no-store')
  const leaks = ['/.env', '/.git/HEAD', '/package.json', '/src/app/main.ts', '/dist/server/entry-server.js.map']
  for (const path of [...leaks, '/assets/', '/assets/../server/entry-server.js', '/files/', '/data/secret']) {
    expect((await ask(path, { headers: {} })).status, path).toBe(404)
  }
})

test('T63 ASVS 13.4.4 another method is answered with those that there are', async () => {
  const answers = [
    ['DELETE', '/api/courses', 'GET, HEAD'],
    ['GET', '/api/login', 'POST'],
    ['PATCH', '/api/progress', 'PUT'],
    ['GET', '/api/order', 'POST'],
    ['GET', '/api/order/', 'POST'],
    ['DELETE', `/api/conferences/${unknownId}`, 'GET, HEAD'],
    ['POST', '/courses', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD'],
  ] as const
  for (const [method, path, allow] of answers) {
    const response = await ask(path, { method, headers: { 'sec-fetch-site': 'same-origin' } })
    expect([method, path, response.status, response.headers.get('allow')]).toEqual([method, path, 405, allow])
    expect(await response.json()).toMatchObject({ code: 'method-not-allowed', message: expect.any(String) })
  }
  for (const method of ['TRACE', 'PROPFIND', 'MKCOL', 'FROB']) {
    const [status] = await sendRaw(
      academy.url,
      `${method} / HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: none\r\n\r\n`,
    )
    expect(method === 'TRACE' ? [405] : [400, 404, 405, 501], method).toContain(status)
  }
  const [status] = await sendRaw(academy.url, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')
  expect(status ?? 0).not.toBe(200)
})

const get = (lines: string[], body = '') => ['GET /healthz HTTP/1.1', ...lines, '', body].join('\r\n')
const post = (lines: string[], body: string) =>
  [
    'POST /api/login HTTP/1.1',
    'Host: x',
    'Sec-Fetch-Site: none',
    'Content-Type: application/json',
    ...lines,
    '',
    body,
  ].join('\r\n')
const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

test.each([
  ['two Host headers', get(['Host: x', 'Host: y'])],
  ['no Host header', get([])],
  ['a length and chunks', post(['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`)],
  ['two lengths', post(['Content-Length: 5', 'Content-Length: 6'], `{}${smuggled}`)],
  ['an unknown transfer encoding', post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`)],
  ['chunked before another encoding', post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`)],
  ['a space before the colon', post(['Content-Length : 2'], `{}${smuggled}`)],
  ['a folded header', get(['Host: x', 'X-A: a', ' folded'])],
  ['a bare line feed', 'GET /healthz HTTP/1.1\nHost: x\n\n'],
  ['a bare carriage return in a chunk', post(['Transfer-Encoding: chunked'], `2\r;x\r\n{}\r\n0\r\n\r\n${smuggled}`)],
  ['a negative length', post(['Content-Length: -1'], smuggled)],
  ['a length that is no number', post(['Content-Length: 2a'], `{}${smuggled}`)],
])('T64 ASVS 4.2.1 %s is one bad request and no second one', async (_, request) => {
  const statuses = await sendRaw(academy.url, request)
  expect(statuses).toEqual([400])
})

const as = (host: string, path: string, ...more: string[]) =>
  sendRawText(academy.url, [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more, '', ''].join('\r\n'))
const statusOf = (answer: string) => Number(answer.slice(9, 12))

test.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'x@localhost', '169.254.169.254', '%6c', ''])(
  'T64 under the name "%s" the academy is not to be had, in words that lead to it',
  async host => {
    const answer = await as(host, '/api/courses')
    expect([statusOf(answer), answer.includes(`This academy answers at ${academy.url}`)]).toEqual([421, true])
    expect(statusOf(await as(host, '/', 'X-Forwarded-Host: localhost'))).toBe(421)
    const page = await as(host, '/', 'Accept: text/html')
    expect([statusOf(page), page.includes('<h1>This academy answers at')]).toEqual([421, true])
  },
)

test('T64 this machine may use its own names, and who checks a replica any name', async () => {
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:1', '127.8.0.1', '[::1]:3000'])
    expect(statusOf(await as(host, '/api/courses')), host).toBe(200)
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect(statusOf(await as('10.0.0.7:3000', path)), path).toBe(200)
})

test('T64 behind proxies the name that they were asked for counts, also when they change Host', async () => {
  await using behind = await startAcademy({ environment: { ...production, TRUST_PROXY_HOPS: '1' } })
  const ask = async (...lines: string[]) =>
    statusOf(
      await sendRawText(behind.url, ['GET /api/courses HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n')),
    )
  expect(await ask('Host: academy.example')).toBe(200)
  expect(await ask('Host: Academy.Example:443')).toBe(200)
  expect(await ask('Host: upstream:3000', 'X-Forwarded-Host: academy.example')).toBe(200)
  expect(await ask('Host: upstream:3000')).toBe(421)
  expect(await ask('Host: academy.example', 'X-Forwarded-Host: evil.example')).toBe(421)
})

test('T64 too many headers are refused without reading on', async () => {
  expect(await sendRaw(academy.url, get(['Host: x', `X-Long: ${'a'.repeat(20_000)}`]))).toEqual([431])
})

test('R18 T64 half a request is ended after some seconds, in the form of every other answer', async () => {
  const answer = await sendRawText(academy.url, 'GET / HTTP/1.1\r\nHost: x\r\nX-Half:', 17_000)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"invalid"')
})
