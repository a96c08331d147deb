import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { sendRaw } from '#src/testing/load/raw.ts'

import { contentDisposition } from './files.ts'

const path = '/files/public/courses/sprint/960.avif'
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
  const { storage } = academy.services
  await storage.put('public/courses/sprint/960.avif', Buffer.from('0123456789'))
  await storage.put('public/odd/page.html', Buffer.from('<script>alert(1)</script>'))
  await storage.put('public/odd/empty.pdf', Buffer.alloc(0))
  await storage.put('private/videos/one.mp4', Buffer.from('paid'))
})
afterAll(() => academy[Symbol.asyncDispose]())

const get = (address: string, headers?: Record<string, string>) => academy.client().get(address, headers)

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=9-9', 206, '9', 'bytes 9-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=5-4', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  [`bytes=${'9'.repeat(400)}-`, 416, '', 'bytes */10'],
  [`bytes=0-${'9'.repeat(400)}`, 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=0-1,3-4', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
  ['bytes=a-b', 200, '0123456789', null],
  ['seconds=0-1', 200, '0123456789', null],
])('a request for %s is answered with %i', async (range, status, body, contentRange) => {
  const answer = await get(path, { range })
  expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([status, body, contentRange])
  expect(answer.headers.get('content-length')).toBe(String(body.length))
})

test('a file is sent once: its tag spares the second time, and holds for a range only while it is the same', async () => {
  const { headers } = await get(path)
  const etag = headers.get('etag') ?? ''
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('accept-ranges')).toBe('bytes')
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  expect((await get(path, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  expect((await get(path, { range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200)
  const head = await fetch(academy.url + path, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
  expect((await get('/files/public/odd/empty.pdf')).headers.get('content-length')).toBe('0')
})

test('T54 ASVS 3.2.1 a file that is opened as a page can do nothing, and an unknown kind is no page', async () => {
  const { headers } = await get('/files/public/odd/page.html')
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect((await get(path)).headers.get('content-type')).toBe('image/avif')
})

test('T54 ASVS 5.3.1 a name for saving keeps its letters and breaks no header', () => {
  expect(contentDisposition('plan.pdf')).toBe(`attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`)
  const odd = contentDisposition('a";x=\r\nSet-Cookie: y=1;\\ 体.pdf')
  expect(odd).not.toMatch(/[\r\n]/)
  expect(odd.split('"')).toHaveLength(3)
  expect(odd).toContain('%E4%BD%93.pdf')
})

test('T36 T32 ASVS 1.1.1 ASVS 9.1.1 nothing but public files is served, however its address is spelled', async () => {
  const addresses = [
    '/files/private/videos/one.mp4',
    '/files/public/../private/videos/one.mp4',
    '/files/public/..%2fprivate/videos/one.mp4',
    '/files/public/%2e%2e/private/videos/one.mp4',
    '/files/public%2f..%2f..%2fsecret',
    '/files/public/%252e%252e/secret',
    '/files/public/..\\..\\secret',
    '/files//private/videos/one.mp4',
    '/files/public/courses/sprint/960.avif%00',
    '/files/Public/courses/sprint/960.avif',
    '/files/public/courses/sprint',
    '/files/public/',
    '/files/..%2f..%2fetc/passwd',
    '/files//etc/passwd',
  ]
  for (const address of addresses) {
    const statuses = await sendRaw(
      academy.url,
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect([address, ...statuses]).toEqual([address, expect.toSatisfy((status: number) => [400, 404].includes(status))])
  }
})
