// How much one address may read and write in a minute, and one session write. Counted in this process alone, before the
// database is asked anything: a read must not cost a write (R8, R17).
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { minutes } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { isToken } from '../security/secrets.ts'
import { addressKey, NETWORK_SHARES, networkKey } from './addresses.ts'
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
/** By their routes: files are sent without asking the database, and one page brings many of them. */
const free = /^\/(assets|files|healthz|readyz|metrics)\b/
/** A video is asked for in many pieces, each of which asks the database whose session it is. */
const media = /^\/api\/media\//
const MEDIA_SHARE = 5
/** The pages' router takes capitals for what they stand for. */
const heavyPage = /^\/search\b/i

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
  /** Whether another site makes the browser ask: that counts apart, so that it uses up nothing of its visitors'. */
  readonly isForeign?: (request: FastifyRequest) => boolean
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number
}

type Route = FastifyRequest['routeOptions']

export function limitCalls(
  app: FastifyInstance,
  { perMinute, sessionOf, isForeign = () => false, now = () => performance.now() }: Rates,
): void {
  if (perMinute === 0) return
  const counts = new Map<string, number>()
  let endsAt = 0
  const counted = (key: string): number => {
    if (now() >= endsAt || counts.size >= MOST_ADDRESSES) {
      counts.clear()
      endsAt = now() + minutes(1)
    }
    return counts.get(key) ?? 0
  }
  const count = (key: string): number => {
    const one = counted(key) + 1
    counts.set(key, one)
    return one
  }
  /**
   * What an address is refused does not count for its network: one that asks without end shuts out itself alone. Of a
   * network that has had its own, no address is remembered any more.
   */
  const isOverShare = (kind: string, ip: string, share: number): boolean => {
    const address = addressKey(ip)
    const network = `${kind} network ${networkKey(address)}`
    const most = perMinute * share
    if (counted(network) >= most * NETWORK_SHARES || count(`${kind} ${address}`) > most) return true
    count(network)
    return false
  }
  const isWriteTooMany = (request: FastifyRequest): boolean => {
    const session = sessionOf(request)
    const isOver = session !== undefined && isToken(session) && count(`session ${session}`) > perMinute * SESSION_SHARE
    return isOver || isOverShare('write', request.ip, WRITE_SHARE)
  }
  const isTooMany = (request: FastifyRequest, { url: route = '', config }: Route): boolean => {
    const { method, ip, url } = request
    const whose = isForeign(request) ? 'foreign ' : ''
    if (!READS.has(method)) return whose ? isOverShare('foreign write', ip, WRITE_SHARE) : isWriteTooMany(request)
    if (media.test(route)) return isOverShare(`${whose}media`, ip, MEDIA_SHARE)
    const isHeavy = config.heavy === true || heavyPage.test(url)
    return isOverShare(`${whose}read`, ip, 1) || (isHeavy && isOverShare(`${whose}heavy`, ip, HEAVY_SHARE))
  }
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions // made anew each time it is read
    const { access, pieces } = route.config
    if (free.test(route.url ?? '') || access === 'webhook' || pieces || !isTooMany(request, route)) return done()
    const retryAfter = Math.max(1, Math.ceil((endsAt - now()) / 1000))
    return void answerRefused(request, reply, refuse('too-many', { retryAfter }))
  })
}
