// Surprises: what happened stays in the log, who asked gets one clear answer without it.
import type { Socket } from 'node:net'

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { answerTo, refuse, type RefusalCode, type Refused } from '#src/wire/refusals.ts'

import { send } from './api/send-json.ts'
import { cutOff } from './bodies/cut-off.ts'
import { logFailure, refusalFor } from './failures.ts'

const codes: Readonly<Record<number, RefusalCode>> = {
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many',
}

/** Every request that fails is answered here; Fastify's own handler would send the error's text to the client. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
}

/** Answers a request that failed, also one whose address could not be read. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  if (status < 500) return send(reply, refuse(codes[status] ?? 'invalid'))
  logFailure(request.log, error, 'request failed')
  return answerRefused(request, reply, refusalFor(error))
}

/** Answers a refusal in the form that was asked for: a page to whoever opens an address, fields to every call. */
export function answerRefused(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply {
  return wantsPage(request) ? sendPlainPage(reply, refused) : send(reply, refused)
}

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

/** A page that needs nothing of what may be broken. */
function sendPlainPage(reply: FastifyReply, refused: Refused): FastifyReply {
  const { status, body } = answerTo(refused)
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(`<!doctype html><html lang="en"><title>${body.message}</title><h1>${body.message}</h1></html>`)
}

/** Answers bytes that are not a request, or not in time: there is neither a request nor a reply yet. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code] = parserAnswers[error.code ?? ''] ?? ([400, 'invalid'] as const)
  cutOff(socket, { status, refused: refuse(code), error })
}

const parserAnswers: Readonly<Record<string, readonly [status: number, code: RefusalCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'invalid'],
  HPE_HEADER_OVERFLOW: [431, 'too-large'],
}
