// /healthz is the process, /readyz the process with its database, /metrics is for Prometheus.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

import { seconds } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { send } from './api.ts'
import { sameText } from './secrets.ts'

export type Health = {
  /** Asks the database; rejects when it is away. */
  readonly ping: () => Promise<unknown>
  readonly isDraining: () => boolean
  readonly metricsToken: string | undefined
}

/** Who asks every few seconds needs no line in the log each time. */
const quiet = { logLevel: 'warn', config: { anyHost: true } } as const

export function serveHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', quiet, async () => ({ ok: true }))
  const ready = rememberFor(seconds(1), () => within(seconds(2), health.ping()))
  app.get('/readyz', quiet, async (_, reply) => {
    if (health.isDraining()) return reply.code(503).send({ ok: false, reason: 'draining' })
    const isUp = await ready()
    return reply.code(isUp ? 200 : 503).send(isUp ? { ok: true } : { ok: false, reason: 'database' })
  })
  serveMetrics(app, health.metricsToken)
}

function serveMetrics(app: FastifyInstance, token: string | undefined): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
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
  return isLocal && request.headers['x-forwarded-for'] === undefined
}

function rememberFor(lifetimeMs: number, ask: () => Promise<unknown>): () => Promise<boolean> {
  let until = 0
  let answer: Promise<boolean> = Promise.resolve(false)
  return () => {
    if (Date.now() >= until) {
      until = Date.now() + lifetimeMs
      answer = ask().then(
        () => true,
        () => false,
      )
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
