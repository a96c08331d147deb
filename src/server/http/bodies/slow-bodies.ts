// Ends requests whose body does not come: each of them holds a connection and what was read of it (R18).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { seconds } from '#src/wire/durations.ts'

import { answerParserError } from '../errors.ts'

export type BodyTimes = {
  /** So long no byte may come, */
  readonly idleMs: number
  /** and in each stretch of so long, this much has to come, whatever came before. */
  readonly stretchMs: number
  readonly leastBytesPerSecond: number
  /** Who was answered before the whole body came may send on for so long, or so much: who is cut off at once sees no answer. */
  readonly afterAnswerMs: number
  readonly afterAnswerBytes: number
  readonly everyMs: number
}

const standard: BodyTimes = {
  idleMs: seconds(20),
  stretchMs: seconds(30),
  leastBytesPerSecond: 1000,
  afterAnswerMs: seconds(10),
  afterAnswerBytes: 16_000_000,
  everyMs: seconds(1),
}

type Reading = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly startedWith: number
  /** Since when it is seen how fast it comes, and what had come by then. */
  stretch: { readonly since: number; readonly bytes: number }
  bytes: number
  movedAt: number
  answeredAt: number
}

export function cutSlowBodies(app: FastifyInstance, times: BodyTimes = standard): void {
  const open = new Set<Reading>()
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const reading = readingOf(request, reply)
      open.add(reading)
      request.raw.once('close', () => open.delete(reading))
    }
    done()
  })
  const sweep = setInterval(() => {
    for (const reading of open) {
      if (!isOver(reading, times)) continue
      open.delete(reading)
      end(reading)
    }
  }, times.everyMs)
  sweep.unref()
  app.addHook('onClose', async () => clearInterval(sweep))
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function readingOf(request: FastifyRequest, reply: FastifyReply): Reading {
  const now = performance.now()
  const bytes = request.socket.bytesRead
  return {
    request,
    reply,
    startedWith: bytes,
    stretch: { since: now, bytes },
    bytes,
    movedAt: now,
    answeredAt: Infinity,
  }
}

/** Whether a body is to be given up. One that waits for us to read it, since a storage is slow, is not. */
function isOver(reading: Reading, times: BodyTimes): boolean {
  const { request, reply } = reading
  if (request.raw.complete) return false
  const now = performance.now()
  // Not `reply.sent`: that is also true of a request whose handler speaks to the socket itself.
  if (reply.raw.headersSent && reading.answeredAt === Infinity) reading.answeredAt = now
  const bytes = request.socket.bytesRead
  if (reading.answeredAt !== Infinity)
    return now - reading.answeredAt > times.afterAnswerMs || bytes - reading.startedWith > times.afterAnswerBytes
  if (bytes > reading.bytes || request.raw.readableLength > 0) Object.assign(reading, { bytes, movedAt: now })
  if (now - reading.movedAt > times.idleMs) return true
  return isTooSlow(reading, now, times)
}

function isTooSlow(reading: Reading, now: number, { leastBytesPerSecond, stretchMs }: BodyTimes): boolean {
  const { request, bytes, stretch } = reading
  const isFast = bytes - stretch.bytes >= (leastBytesPerSecond * stretchMs) / 1000
  if (!isFast && request.raw.readableLength === 0) return now - stretch.since > stretchMs
  reading.stretch = { since: now, bytes }
  return false
}

function end({ request, reply }: Reading): void {
  if (reply.raw.headersSent) return void request.socket.destroy()
  request.log.warn({ event: 'slow-body' }, 'a body did not come')
  answerParserError(
    Object.assign(new Error('a body did not come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    request.raw.socket,
  )
}
