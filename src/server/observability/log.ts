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

const secrets = new Set([
  'password',
  'newPassword',
  'token',
  'code',
  'activationCode',
  'clientSecret',
  'authorization',
  'cookie',
])

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
      // Not pino's `redact`: it makes a line cost three times as much, a fifth of what a kept page costs.
      formatters: { log: withoutSecrets },
      serializers,
    },
    destination ?? pino.destination(1),
  )
}

/** One line for each request, when it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ req: request, status: reply.statusCode, milliseconds }, 'request')
    done()
  })
}

type Details = Record<string, unknown>

/** What a line tells, without what is secret by its name: in the line and in the objects that it names. */
function withoutSecrets(details: Details): Details {
  const shown = censor(details)
  for (const [name, value] of Object.entries(shown))
    if (!Object.hasOwn(serializers, name) && holdsSecrets(value)) shown[name] = censor(value)
  return shown
}

const censor = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, secrets.has(name) ? '[hidden]' : value]))

const holdsSecrets = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && Object.keys(value).some(name => secrets.has(name))

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

/** What makes lines of requests and errors, and tells nothing else of them. */
const serializers = { req: describeRequest, err: describeError }
