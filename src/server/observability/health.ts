// /healthz is the process, /readyz the process with its database, /metrics is for Prometheus.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

import { seconds } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { send } from '../http/api/send-json.ts'
import { sameText } from '../security/secrets.ts'

export type Health = {
  /** Asks the database; rejects when it is away. */
  readonly ping: () => Promise<unknown>
  readonly isDraining: () => boolean
  /** Whether a later version has changed the tables since this process started. */
  readonly isOutdated: () => Promise<boolean>
  readonly metricsToken: string | undefined
}

/** How many of each kind were refused for want of room. */
type Refused = Readonly<Record<string, number>>

/** Who asks every few seconds needs no line in the log each time. */
const quiet = { logLevel: 'warn', config: { anyHost: true } } as const

export function serveHealth(app: FastifyInstance, health: Health, refused: Refused): void {
  app.get('/healthz', quiet, async () => ({ ok: true }))
  const ready = rememberFor(seconds(1), () => health.ping().then(() => true))
  const outdated = rememberFor(seconds(10), health.isOutdated)
  app.get('/readyz', quiet, async (_, reply) => {
    if (health.isDraining()) return reply.code(503).send({ ok: false, reason: 'draining' })
    if (!(await ready())) return reply.code(503).send({ ok: false, reason: 'database' })
    // Not a reason to leave: while replicas are replaced, those that are still to go serve everybody.
    return reply.send((await outdated()) ? { ok: true, tables: 'of a later version' } : { ok: true })
  })
  serveMetrics(app, health.metricsToken, refused)
}

function serveMetrics(app: FastifyInstance, token: string | undefined, refused: Refused): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const crowded = new Counter({
    name: 'crowded_total',
    help: 'Pages and reads that were refused because one person or address had too many under way, or all had',
    labelNames: ['kind'],
    registers: [registry],
    collect: () => {
      crowded.reset()
      for (const [kind, count] of Object.entries(refused)) crowded.inc({ kind }, count)
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayRead(request, token)) return send(reply, refuse('not-found'))
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** With a token: who knows it. Without: this machine only, and not through a proxy. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return sameText(request.headers.authorization ?? '', `Bearer ${token}`)
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
  return isLocal && !Object.keys(request.headers).some(name => proxyHeader.test(name))
}

/** What proxies add to tell whom they ask for. */
const proxyHeader =
  /^(x-forwarded(-\w+)*|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-\w.*)$/

/** A yes or no that is asked for once in a while; no answer within two seconds is a no. */
function rememberFor(lifetimeMs: number, ask: () => Promise<boolean>): () => Promise<boolean> {
  let until = 0
  let answer: Promise<boolean> = Promise.resolve(false)
  return () => {
    if (Date.now() >= until) {
      until = Date.now() + lifetimeMs
      answer = within(seconds(2), ask()).catch(() => false)
    }
    return answer
  }
}

function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), limitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
