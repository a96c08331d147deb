// The HTTP server, put together from its parts.
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

import cookie from '@fastify/cookie'
import files from '@fastify/static'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'

import { findSignedIn } from '#src/features/accounts/queries.ts'
import type { Context, Services } from '#src/server/context.ts'
import { servePublicFiles } from '#src/server/files/files.ts'
import { addressKey } from '#src/server/http/addresses.ts'
import { serveApi } from '#src/server/http/api/api.ts'
import { serveOpenApi } from '#src/server/http/api/openapi.ts'
import { readQuery } from '#src/server/http/api/query-fields.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { acceptForms } from '#src/server/http/bodies/forms.ts'
import { cutSlowBodies } from '#src/server/http/bodies/slow-bodies.ts'
import { limitCalls } from '#src/server/http/call-rates.ts'
import { canonicalTarget } from '#src/server/http/canonical-target.ts'
import { addEdgeRules, foreignTo } from '#src/server/http/edge-rules.ts'
import { answerError, answerErrors, answerParserError } from '#src/server/http/errors.ts'
import { readUserAgent } from '#src/server/http/user-agents.ts'
import { serveHealth, type Health } from '#src/server/observability/health.ts'
import { logRequests } from '#src/server/observability/log.ts'
import { sendDocument } from '#src/server/pages/kept-documents.ts'
import type { PageCache } from '#src/server/pages/page-cache.ts'
import { servePages } from '#src/server/pages/pages.ts'
import { createReadingTurns } from '#src/server/pages/reading-turns.ts'
import { isToken } from '#src/server/security/secrets.ts'
import { sessionCookies, type SessionCookies } from '#src/server/security/sessions.ts'
import type { Site } from '#src/web/calls/page-data.ts'
import { minutes, seconds } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { api } from './api.ts'
import { features } from './features.ts'
import { renderSitemap, renderSitemapPart, sitemapTags } from './reads/sitemap.ts'

const BODY_LIMIT_BYTES = 1_000_000

/** An empty server with our limits on what a request may be. */
export function createServer({
  trustProxyHops,
  log,
}: {
  trustProxyHops: number
  log: FastifyBaseLogger
}): FastifyInstance {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // `logRequests` writes one line, not two
    genReqId: () => randomUUID(),
    // The address of the nth hop from us counts; with none, what a header says is never believed (T7).
    trustProxy: trustProxyHops > 0 && ((_address, hop) => hop < trustProxyHops),
    rewriteUrl: ({ url = '/' }) => canonicalTarget(url),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: minutes(5),
    connectionTimeout: minutes(2),
    keepAliveTimeout: seconds(65),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600, querystringParser: readQuery },
    forceCloseConnections: 'idle',
    // Node looks for late headers at this interval, which by itself is longer than the limit (R18).
    http: { headersTimeout: seconds(10), connectionsCheckingInterval: seconds(5) },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerParserError,
  })
}

export type Parts = {
  readonly services: Services
  readonly site: () => Site
  readonly cache: PageCache | undefined
  readonly dev: boolean
  readonly health: Health
  /** Until this process knows what was written before. */
  readonly catchUp: () => Promise<void>
}

/** Hangs everything that answers into the server. */
export async function assemble(
  app: FastifyInstance,
  { services, site, cache, dev, health, catchUp }: Parts,
): Promise<void> {
  closeIdleWhileClosing(app)
  const cookies = sessionCookies(services.publicUrl)
  const { middleware } = services.renderer
  if (middleware) app.addHook('onRequest', (request, reply) => middleware(request.raw, reply.raw))
  else await app.register(files, assetOptions)
  answerErrors(app)
  logRequests(app)
  await app.register(cookie)
  cutSlowBodies(app)
  const sessionOf = (request: FastifyRequest) => request.cookies[cookies.session]
  limitCalls(app, { perMinute: services.config.readsPerMinute, sessionOf, isForeign: foreignTo(services.publicUrl) })
  addEdgeRules(app, services.publicUrl)
  await acceptForms(app)
  const visitorOf = (request: FastifyRequest) => visitorFor(services, cookies, request)
  const contextOf = (request: FastifyRequest) => contextFor(services, cookies, request)
  const turns = createReadingTurns()
  serveApi(app, api, { contextOf, visitorOf, httpOf: reply => httpFor(cookies, reply), turns, cache, catchUp })
  serveOpenApi(app, api, services.publicUrl)
  serveHealth(app, health, turns.refused)
  servePublicFiles(app, services.storage)
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robotsOf(services.publicUrl)))
  serveDocuments(app, services, cache)
  servePages(app, { api, cache, contextOf, site, dev, turns })
  // Pages and files answer every GET there is: what comes here has another method (T63).
  app.setNotFoundHandler((_, reply) => send(reply.header('allow', 'GET, HEAD'), refuse('method-not-allowed')))
}

function serveDocuments(app: FastifyInstance, services: Services, cache: PageCache | undefined): void {
  const map = { type: 'application/xml', maxAgeSeconds: 3600, tags: sitemapTags }
  app.get('/sitemap.xml', (request, reply) =>
    sendDocument({ request, reply, cache }, { ...map, key: 'sitemap', draw: () => renderSitemap(services) }),
  )
  app.get<{ Params: { part: string } }>('/sitemap/:part.xml', (request, reply) => {
    const { part } = request.params
    const draw = () => renderSitemapPart(services, part)
    return sendDocument({ request, reply, cache }, { ...map, key: `sitemap ${part}`, draw })
  })
  for (const { path, draw, ...document } of features.flatMap(({ documents = [] }) => documents))
    app.get(path, (request, reply) =>
      sendDocument({ request, reply, cache }, { ...document, key: path, draw: () => draw(services) }),
    )
}

/**
 * A connection that was busy when closing began is kept alive afterwards and would hold the close for a minute, and for two
 * one over which nothing was ever asked, as browsers open them for later (R14).
 */
function closeIdleWhileClosing(app: FastifyInstance): void {
  const connections = new Set<Socket>()
  app.server.on('connection', connection => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  const endIdle = () => {
    app.server.closeIdleConnections()
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
  }
  app.addHook('preClose', async () => {
    const sweep = setInterval(endIdle, 100)
    app.server.once('close', () => clearInterval(sweep))
  })
}

const assetOptions = {
  root: fileURLToPath(new URL('../../dist/client/assets', import.meta.url)),
  prefix: '/assets/',
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  wildcard: true,
  decorateReply: false,
} as const

const robotsOf = (publicUrl: string): string =>
  `User-agent: *\nAllow: /api/researches/\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /payment/\nDisallow: /completion\nSitemap: ${publicUrl}/sitemap.xml\n`

async function contextFor(services: Services, cookies: SessionCookies, request: FastifyRequest): Promise<Context> {
  const token = request.cookies[cookies.session]
  const user = token && isToken(token) ? await findSignedIn(services, token) : undefined
  if (user) request.log = request.log.child({ caller: user.id })
  const visitor = visitorFor(services, cookies, request)
  return user ? { ...visitor, actor: user } : visitor
}

function visitorFor(services: Services, cookies: SessionCookies, request: FastifyRequest): Context {
  const device = request.cookies[cookies.device]
  const signUp = request.cookies[cookies.signUp]
  const step = request.cookies[cookies.step]
  return {
    ...services,
    actor: { kind: 'visitor' },
    log: request.log,
    ip: addressKey(request.ip),
    userAgent: readUserAgent(request.headers['user-agent']),
    ...(device && { device }),
    ...(signUp && { signUp }),
    ...(step && { step }),
  }
}

function httpFor(cookies: SessionCookies, reply: FastifyReply): Http {
  const { session, device, step, options, deviceOptions, stepOptions } = cookies
  return {
    startSession: given => {
      reply.setCookie(session, given.token, options).setCookie(device, given.device, deviceOptions)
    },
    rememberDevice: given => void reply.setCookie(device, given, deviceOptions),
    rememberSignUp: proof => void reply.setCookie(cookies.signUp, proof, cookies.signUpOptions),
    endSession: () => {
      const { maxAge: _, ...rest } = options
      reply.clearCookie(session, rest).header('clear-site-data', '"cache", "storage"')
    },
    startStep: token => void reply.setCookie(step, token, stepOptions),
    endStep: () => {
      const { maxAge: _, ...rest } = stepOptions
      reply.clearCookie(step, rest)
    },
  }
}
