// How much one address may read and write in a minute, and one session write. Counted in this process alone, before the
// database is asked anything: a read must not cost a write (R8, R17).
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { minutes } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { isToken } from '../security/secrets.ts'
import { addressKey } from './addresses.ts'
import { answerRefused } from './errors.ts'

/** Of those that ask the database for much, such as searches, this part of an address's reads. */
const HEAVY_SHARE = 0.1
/** Writes are fewer, and cost more: this part of the reads is what an address may write, */
const WRITE_SHARE = 0.5
/** and one session. A page that plays a video reports a dozen times a minute. */
const SESSION_SHARE = 0.05
/** Addresses that are remembered at most; who has that many fills the memory of no one. */
const MOST_ADDRESSES = 100_000

const READS = new Set(['GET', 'HEAD'])
/** Files are sent without asking the database, and one page brings many of them. */
const free = /^\/(assets|files|healthz|readyz|metrics)\b|^\/api\/media\//
const heavyPage = /^\/search\b/

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asks the database for much. */
    heavy?: boolean
  }
}

type Rates = {
  /** Reads of one address. */
  readonly perMinute: number
  /** The token of the session that a request says it belongs to. */
  readonly sessionOf: (request: FastifyRequest) => string | undefined
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number
}

export function limitCalls(app: FastifyInstance, { perMinute, sessionOf, now = () => performance.now() }: Rates): void {
  if (perMinute === 0) return
  const counts = new Map<string, number>()
  let endsAt = 0
  const count = (key: string): number => {
    if (now() >= endsAt || counts.size >= MOST_ADDRESSES) {
      counts.clear()
      endsAt = now() + minutes(1)
    }
    const counted = (counts.get(key) ?? 0) + 1
    counts.set(key, counted)
    return counted
  }
  const isWriteTooMany = (request: FastifyRequest, address: string): boolean => {
    const session = sessionOf(request)
    const isOver = session !== undefined && isToken(session) && count(`session ${session}`) > perMinute * SESSION_SHARE
    return isOver || count(`write ${address}`) > perMinute * WRITE_SHARE
  }
  const isTooMany = (request: FastifyRequest): boolean => {
    const address = addressKey(request.ip)
    if (!READS.has(request.method)) return isWriteTooMany(request, address)
    const isHeavy = request.routeOptions.config.heavy === true || heavyPage.test(request.url)
    return count(address) > perMinute || (isHeavy && count(`heavy ${address}`) > perMinute * HEAVY_SHARE)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { access, pieces } = request.routeOptions.config
    if (free.test(request.url) || access === 'webhook' || pieces || !isTooMany(request)) return done()
    const retryAfter = Math.max(1, Math.ceil((endsAt - now()) / 1000))
    return void answerRefused(request, reply, refuse('too-many', { retryAfter }))
  })
}
