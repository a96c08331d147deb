import type { FastifyError, FastifyInstance } from 'fastify'

import { refuse, type RefusalCode } from '#src/wire/refusals.ts'

import { send } from './api.ts'
import { PaymentsUnavailable } from './payments.ts'

const codes: Readonly<Record<number, RefusalCode>> = {
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many',
}

/** Connection trouble with the database: PostgreSQL's classes 08 and 57, the pool's time-out, a statement that was cut off. */
const awayPattern = /^(08|57)|ECONNREFUSED|ECONNRESET|ENOENT/

/** Surprises are logged in full and answered without their text; Fastify's own handler would send it to the client. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return send(reply, refuse(codes[status] ?? 'invalid'))
    request.log.error({ err: error }, 'request failed')
    if (error instanceof PaymentsUnavailable) return send(reply, refuse('payment-unavailable'))
    return send(reply, refuse(isAway(error) ? 'unavailable' : 'broken', isAway(error) ? { retryAfter: 2 } : {}))
  })
}

function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && awayPattern.test(String(cause.code))) return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true
  }
  return false
}
