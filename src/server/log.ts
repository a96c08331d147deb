// Structured logs, one JSON object per line, without bodies, cookies or query strings.
import { pino } from 'pino'

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

/** The process's log. Fastify uses the same one, so a request id is on every line of a request. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths.flatMap(name => [name, `*.${name}`]), censor: '[hidden]' },
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        // A token of 256 bits has 43 characters: the address of an activation or a reset is as good as a password.
        path: request.url.split('?', 1)[0]?.replace(/[\w-]{43,}/g, '[hidden]'),
        ip: request.ip,
      }),
    },
  })
}
