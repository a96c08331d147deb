// Structured logs, one JSON object per line, without bodies, cookies, query strings or the values of statements.
import type { FastifyInstance } from 'fastify'
import { pino, type DestinationStream } from 'pino'

import { inSources } from './stack-traces.ts'

export type Log = {
  debug: (details: object, text: string) => void
  info: (details: object, text: string) => void
  warn: (details: object, text: string) => void
  error: (details: object, text: string) => void
}

const secretPaths = [
  'password',
  'newPassword',
  'token',
  'code',
  'activationCode',
  'clientSecret',
  'authorization',
  'cookie',
]

/**
 * The process's log. Fastify uses the same one, so a request id is on every line of a request.
 * @param destination standard output, unless told otherwise
 */
export function createLog(level: string, destination?: DestinationStream) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretPaths.flatMap(name => [name, `*.${name}`]), censor: '[hidden]' },
      serializers: { req: describeRequest, err: describeError },
    },
    destination ?? pino.destination(1),
  )
}

/** One line for each request, when it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ req: request, status: reply.statusCode, milliseconds }, 'request')
  })
}

const describeRequest = ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
  method,
  // A token of 256 bits has 43 characters: the address of an activation or a reset is as good as a password.
  path: url.split('?', 1)[0]?.replace(/[\w-]{43,}/g, '[hidden]'),
  ip,
})

/**
 * An error with its causes. A failed statement carries its values, and PostgreSQL's `detail` a row's: those may be
 * addresses, codes and hashes, so they stay out (T70).
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error }
  const { code }: NodeJS.ErrnoException = error
  return {
    type: error.name,
    message: error.message.split('\nparams: ', 1)[0],
    ...(code && { reason: code }),
    stack:
      error.stack &&
      inSources(error.stack)
        .split('\n')
        .filter(line => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
