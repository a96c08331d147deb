// How much one address may read in a minute. Counted in this process alone: a read must not cost a write (R8, R17).
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { minutes } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { addressKey } from './addresses.ts'
import { answerRefused } from './errors.ts'

/** Of those that ask the database for much, such as searches, this part of an address's reads. */
const HEAVY_SHARE = 0.1
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

/** @param now milliseconds of a clock that never jumps */
export function limitReads(app: FastifyInstance, perMinute: number, now = () => performance.now()): void {
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
  const isTooMany = (request: FastifyRequest): boolean => {
    const address = addressKey(request.ip)
    const isHeavy = request.routeOptions.config.heavy === true || heavyPage.test(request.url)
    return count(address) > perMinute || (isHeavy && count(`heavy ${address}`) > perMinute * HEAVY_SHARE)
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (!READS.has(request.method) || free.test(request.url) || !isTooMany(request)) return done()
    const retryAfter = Math.max(1, Math.ceil((endsAt - now()) / 1000))
    return void answerRefused(request, reply, refuse('too-many', { retryAfter }))
  })
}
