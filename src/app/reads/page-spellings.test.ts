// However an address is spelled on the wire, every rule reads the same one. No client sends these: fetch resolves them.
import { expect, test } from 'vitest'

import { keepAcademy } from '#src/testing/keep-academy.ts'
import { sendRawText } from '#src/testing/load/raw.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

const academy = await keepAcademy({
  pageFreshMs: minutes(10),
  environment: { PAGE_CACHE_MB: '2', READS_PER_MINUTE: '400', TRUST_PROXY_HOPS: '1' },
})

type Asked = { readonly head: string; readonly body: string }

async function ask(target: string, { from = '192.0.2.1', accept = '*/*' } = {}): Promise<Asked> {
  const { host } = new URL(academy.url)
  const lines = [`GET ${target} HTTP/1.1`, `host: ${host}`, `x-forwarded-for: ${from}`, `accept: ${accept}`]
  const text = await sendRawText(academy.url, `${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`, seconds(20))
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  return { head, body }
}

/** A page says in its data when it was drawn: the same text is the same drawing. */
async function read(target: string): Promise<string> {
  academy.clock.now = new Date(academy.clock.now.getTime() + minutes(1))
  const { head, body } = await ask(target)
  expect([target, head.split(' ', 2)[1]]).toEqual([target, '200'])
  return body
}

const spelled = (path: string): string[] => [
  `/z/..${path}`,
  `/z/%2e%2e${path}`,
  `/z/.%2E${path}`,
  `/z/y/../../x/..${path}`,
  `/.${path}`,
  `/%2E${path}`,
  `/${path}`,
  `/z\\..${path}`,
  `${path}#/..`,
  `http://evil.example/z/..${path}`,
  path.replace(/^\/./, first => `/%${first.charCodeAt(1).toString(16)}`),
]

test('L11 T62 a page is drawn and kept once, however its address is spelled', async () => {
  const drawn = await read('/courses')
  for (const target of spelled('/courses')) expect((await read(target)) === drawn, target).toBe(true)
})

test(
  'L11 R8 a stranger who spells addresses anew has no page of others drawn anew',
  async () => {
    const paths = ['/', '/courses', '/login', '/pricing', '/blogs']
    const before = await Promise.all(paths.map(read))
    for (let n = 0; n < 160; n += 1) await ask(`/z${n}/..${paths[n % paths.length]}`)
    for (const [index, path] of paths.entries()) expect((await read(path)) === before[index], path).toBe(true)
  },
  minutes(2),
)

test('T17 T62 ASVS 14.2.2 a secret page is kept for nobody and tells nobody its address, however it is spelled', async () => {
  const secret = `/activation/${'x'.repeat(43)}`
  for (const target of [secret, ...spelled(secret)]) {
    const { head, body } = await ask(target)
    expect([target, head]).toEqual([target, expect.stringContaining('cache-control: private, no-store')])
    expect([target, head]).toEqual([target, expect.stringContaining('referrer-policy: no-referrer')])
    academy.clock.now = new Date(academy.clock.now.getTime() + minutes(1))
    expect((await ask(target)).body === body, target).toBe(false)
  }
})

test(
  'L11 a search counts as one, however its address is spelled, and nothing else hides behind a file',
  async () => {
    for (const [index, target] of [
      ...spelled('/search'),
      '/SEARCH',
      '/files/../search',
      '/assets/%2e%2e/search',
    ].entries()) {
      const from = `198.51.${index}.1`
      const heads: string[] = []
      for (let n = 0; n <= 40; n += 1)
        heads.push((await ask(`${target.split('#')[0]}?q=a`, { from })).head.slice(9, 12))
      expect([target, heads.lastIndexOf('200'), heads.indexOf('429')]).toEqual([target, 39, 40])
    }
  },
  minutes(2),
)

test('L11 a call is a call, however its address is spelled', async () => {
  for (const target of spelled('/api/courses')) {
    const { head } = await ask(target, { accept: 'text/html' })
    expect([target, head]).toEqual([target, expect.stringContaining('content-type: application/json')])
  }
  const { head } = await ask('/z/../api/none', { accept: 'text/html' })
  expect(head).toMatch(/^HTTP\/1\.1 404[^]*application\/json/)
})
