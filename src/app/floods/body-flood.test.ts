import { connect } from 'node:net'

import { expect, onTestFinished, test, vi } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

vi.setConfig({ testTimeout: minutes(1) })

/** Sends nearly all of a body at once, and never the rest. */
function stall(url: string, path: string, { bytes, headers = '' }: { bytes: number; headers?: string }) {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.9' })
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', data => (answer += String(data)))
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nsec-fetch-site: same-origin\r\n${headers}` +
      `content-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n${' '.repeat(bytes - 1000)}`,
  )
  return () => answer
}

const signed = () => `stripe-signature: t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}\r\n`

test.each([
  ['/api/webhooks/stripe', 900_000],
  ['/api/login', 60_000],
])('R18 T56 large bodies to %s that never end are counted by address', async (path, bytes) => {
  await using academy = await startAcademy()
  const stalled = Array.from({ length: 30 }, () => stall(academy.url, path, { bytes, headers: signed() }))
  const refused = () => stalled.filter(answer => / 429 /.test(answer()))
  await expect.poll(() => refused().length, { timeout: seconds(15) }).toBe(10)
  expect(refused()[0]?.()).toMatch(/retry-after: \d+/i)
  expect((await academy.client().post('/api/login', { email: 'a@example.org', password: 'x' })).status).not.toBe(429)
})

test('T25 R18 a webhook without a signature that may be one, or with an old one, is refused before its body is there', async () => {
  await using academy = await startAcademy()
  const old = `stripe-signature: t=${Math.floor(Date.now() / 1000) - 400},v1=${'0'.repeat(64)}\r\n`
  for (const headers of ['', 'stripe-signature: none\r\n', old]) {
    const answer = stall(academy.url, '/api/webhooks/stripe', { bytes: 900_000, headers })
    await expect.poll(answer, { timeout: seconds(5) }).toMatch(/^HTTP\/1\.1 400 /)
  }
})
