import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { cutSlowBodies } from './slow-bodies.ts'

const times = {
  idleMs: 600,
  stretchMs: 1200,
  leastBytesPerSecond: 1000,
  afterAnswerMs: 600,
  afterAnswerBytes: 1e6,
  everyMs: 50,
}
const app: FastifyInstance = fastify({ forceCloseConnections: true })
let port: number
beforeAll(async () => {
  cutSlowBodies(app, times)
  app.post('/read', async () => ({ read: true }))
  app.post('/refuse', { onRequest: async (_, reply) => reply.code(413).send({ refused: true }) }, async () => ({}))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** Sends a head that announces `bytes`. */
function announce(path: string, bytes: number): { socket: Socket; received: () => string; closed: Promise<number> } {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', data => (received += String(data)))
  socket.on('error', () => {})
  const started = Date.now()
  const closed = new Promise<number>(resolve => socket.once('close', () => resolve(Date.now() - started)))
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`)
  return { socket, received: () => received, closed }
}

test('R18 a body that stops coming ends with 408, and one that drips does, too', async () => {
  const silent = announce('/read', 100)
  const dripping = announce('/read', 100)
  const drip = setInterval(() => dripping.socket.write(' '), 100)
  expect(await silent.closed).toBeGreaterThan(500)
  expect(await dripping.closed).toBeGreaterThan(1000)
  clearInterval(drip)
  for (const { received } of [silent, dripping]) expect(received()).toMatch(/^HTTP\/1\.1 408 /)
})

test('R18 a body that came fast and drips from then on ends with 408', async () => {
  const { socket, received, closed } = announce('/read', 100_000)
  socket.write('x'.repeat(90_000))
  const drip = setInterval(() => socket.write(' '), 100)
  expect(await closed).toBeLessThan(10_000)
  clearInterval(drip)
  expect(received()).toMatch(/^HTTP\/1\.1 408 /)
})

test('R18 a body that comes steadily may take its time', async () => {
  const body = `"${'x'.repeat(9998)}"`
  const { socket, received } = announce('/read', body.length)
  for (let at = 0; at < body.length; at += 500) {
    socket.write(body.slice(at, at + 500))
    await setTimeout(100)
  }
  await expect.poll(received).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
})

test('R18 R19 who is refused before the body came is answered at once, and cut off later', async () => {
  const { received, closed } = announce('/refuse', 1_000_000_000)
  await expect.poll(received).toMatch(/^HTTP\/1\.1 413 /)
  expect(await closed).toBeLessThan(10_000)
})

test('R18 a connection whose requests are done stays open', async () => {
  const { socket, received, closed } = announce('/read', 2)
  socket.write('{}')
  await expect.poll(received).toMatch(/ 200 /)
  await setTimeout(1500)
  socket.write('POST /read HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}')
  await expect.poll(() => received().match(/ 200 /g)?.length).toBe(2)
  socket.destroy()
  await closed
})

test('R18 a clock that is set forward cuts nobody off', async () => {
  const body = '"a"'
  const { socket, received } = announce('/read', body.length)
  await setTimeout(2 * times.everyMs)
  const later = Date.now() + 3_600_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  await setTimeout(3 * times.everyMs)
  clock.mockRestore()
  socket.write(body)
  await expect.poll(received).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
})
