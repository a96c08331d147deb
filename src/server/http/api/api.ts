// Serves the bound routes under /api.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { userOf } from '#src/server/actor.ts'
import { entriesOf } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { countAnnounced } from '#src/server/database/changes.ts'
import type { PageCache } from '#src/server/pages/page-cache.ts'
import type { ReadingTurns } from '#src/server/pages/reading-turns.ts'
import type { Access, Endpoint, Endpoints } from '#src/wire/endpoint.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { roomOf, type BodyRoom } from '../bodies/body-room.ts'
import { bringsForm, readForm } from '../bodies/forms.ts'
import { openForms, type FormPlace, type OpenForms } from '../bodies/open-forms.ts'
import { checkAccess, invoke, type Http, type RawRoutes, type Routes } from './routes.ts'
import { send, sendJson, sendKept } from './send-json.ts'

export type Api = {
  readonly endpoints: Endpoints
  readonly routes: Routes
  readonly raw: RawRoutes
  /** Raw routes that read the body themselves, as it comes in. */
  readonly pieces?: RawRoutes
}

/** @throws Error when an endpoint has no rule of access or no verb, or a verb no endpoint: the server must not boot then */
export function checkApi({ endpoints, routes, raw, pieces = {} }: Api): void {
  const accesses: readonly string[] = ['anyone', 'signed-in', 'admin', 'signed', 'webhook'] satisfies Access[]
  const bound = new Set([routes, raw, pieces].flatMap(verbs => Object.keys(verbs)))
  const faults = [
    ...Object.keys(endpoints)
      .filter(name => !bound.has(name))
      .map(name => `${name} has no verb`),
    ...[...bound].filter(name => !endpoints[name]).map(name => `${name} is no endpoint`),
    ...Object.entries(endpoints)
      .filter(([, [, , access]]) => !accesses.includes(access))
      .map(([name]) => `${name} has no rule of access`),
    ...Object.entries(endpoints)
      .filter(([, endpoint]) => endsEverything(endpoint, endpoints))
      .map(([name]) => `${name} is what a deletion without its id would call`),
  ]
  if (faults.length > 0) throw new Error(`endpoints: ${faults.join('; ')}`)
}

/** Whether `DELETE /things` would be reached by a `DELETE /things/:id` whose id is empty. */
const endsEverything = ([method, path]: Endpoint, endpoints: Endpoints) =>
  method === 'DELETE' &&
  Object.values(endpoints).some(
    ([other, longer]) => other === 'DELETE' && longer.replace(/\/:\w+$/, '') === path && longer !== path,
  )

/** What the HTTP edge knows of a request: who asks, and how to answer with cookies. */
export type Edge = {
  contextOf: (request: FastifyRequest) => Promise<Context>
  /** The same without looking whose session it is. */
  visitorOf: (request: FastifyRequest) => Context
  httpOf: (reply: FastifyReply) => Http
  turns: ReadingTurns
  cache: PageCache | undefined
  /** Until this process knows what was written before: whoever wrote it reads it next. */
  catchUp: () => Promise<void>
}

export function serveApi(app: FastifyInstance, api: Api, edge: Edge): void {
  checkApi(api)
  const forms = openForms()
  for (const [name, [method, path, access]] of Object.entries(api.endpoints)) {
    const route = api.routes[name]
    if (!route) continue
    const { files, fileBytes } = route.contract
    const room = roomOf(route.contract)
    const { onRequest, contextOf } = admit(access, edge, async (context, request, reply) => {
      const enter = () => refuseForm(request, room) ?? forms.enter(context, request, reply)
      const body = largeBody(request, room.jsonBytes)
      const refused = bringsForm(request) ? enter() : body > 0 ? forms.enter(context, request, reply, body) : undefined
      return refused ?? route.first?.(context)
    })
    const isWrite = method !== 'GET'
    const isTraced = isWrite && access === 'admin'
    const answer = async (request: FastifyRequest, reply: FastifyReply, place: FormPlace) => {
      const announced = countAnnounced()
      const context = { ...contextOf(request), ...(place.gone && { gone: place.gone }), ...keyIn(request) }
      if (!request.isMultipart()) place.keep()
      const call = async (body: unknown) =>
        invoke({ route, access, context, http: edge.httpOf(reply) }, inputOf(request, body))
      const run = (body: unknown) =>
        method === 'GET' && !route.heavy ? edge.turns.read(context, () => call(body)) : call(body)
      const asked = { name, route, input: () => inputOf(request, undefined), context }
      if (await sendKept({ request, reply, cache: edge.cache }, asked, () => run(undefined))) return reply
      const outcome =
        files && request.isMultipart()
          ? await readForm(request, { accepted: { ...room, files, fileBytes }, place }, run)
          : await run(request.body)
      if (isWrite && countAnnounced() !== announced) await edge.catchUp()
      if (isRefused(outcome)) return send(reply, outcome)
      if (isTraced) logEntries(context, name)
      return sendJson(request, reply, outcome)
    }
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      forms.during(request, place => answer(request, reply, place))
    const config = { access, heavy: route.heavy, ...(files && { files }) }
    app.route({ method, url: `/api${path}`, config, bodyLimit: room.jsonBytes, onRequest, handler })
  }
  void app.register(async scope => serveRaw(scope, api, edge, forms))
  void app.register(async scope => servePieces(scope, api, edge))
  app.all('/api/*', async (request, reply) => {
    const others = methodsAt(api.endpoints, request.url)
    if (others.length === 0) return send(reply, refuse('not-found'))
    return send(reply.header('allow', others.join(', ')), refuse('method-not-allowed'))
  })
}

const keyIn = ({ headers: { 'idempotency-key': key } }: FastifyRequest): { key?: string } =>
  typeof key === 'string' ? { key } : {}

/** A smaller body is not worth counting. */
const LARGE_BYTES = 8000

/** The memory that a body other than a form may take; 0 of a small one, and of one that is refused for its length. */
function largeBody({ headers }: FastifyRequest, most: number): number {
  const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : most
  return length > LARGE_BYTES && length <= most ? length : 0
}

type Ask = (context: Context, request: FastifyRequest, reply: FastifyReply) => Promise<Refused | undefined>

/** Says no to whom the rule keeps out before a byte of what they send is read. @param ask what else may say no then */
function admit(access: Access, edge: Edge, ask: Ask) {
  const contexts = new WeakMap<FastifyRequest, Context>()
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await edge.contextOf(request)
      contexts.set(request, context)
      const refused = checkAccess(access, context.actor) ?? (await ask(context, request, reply))
      return refused && send(reply, refused)
    },
    contextOf: (request: FastifyRequest): Context => {
      const context = contexts.get(request)
      if (!context) throw new Error('nobody was asked who this is')
      return context
    },
  }
}

/** Refuses what announces more than the call's texts and files can be; of JSON, Fastify looks itself. */
const refuseForm = ({ headers }: FastifyRequest, { formBytes }: BodyRoom): Refused | undefined =>
  Number(headers['content-length'] ?? 0) > formBytes ? refuse('too-large') : undefined

/** The trace in the database has a line in the log, where an operator looks for abuse (T69). */
function logEntries(context: Context, call: string): void {
  const { log, ip } = context
  const userId = userOf(context.actor)?.id
  const entries = entriesOf(context)
  for (const { action, thingId } of entries ?? [])
    log.info({ event: action, thingId, userId, ip }, 'an administrator changed something')
  if (!entries) log.error({ event: 'not-audited', call }, 'an administrator changed something without a trace')
}

/** Raw routes get the bytes of a body as they came. */
function serveRaw(scope: FastifyInstance, { endpoints, raw }: Api, edge: Edge, forms: OpenForms): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  addRaw(scope, { endpoints, raw, pieces: false }, edge, forms)
}

/** Nothing is read of what they are sent, so that no limit on a body applies either. */
function servePieces(scope: FastifyInstance, { endpoints, pieces = {} }: Api, edge: Edge): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_, _body, done) => done(null))
  addRaw(scope, { endpoints, raw: pieces, pieces: true }, edge)
}

type Raw = { readonly endpoints: Endpoints; readonly raw: RawRoutes; readonly pieces: boolean }

function addRaw(scope: FastifyInstance, { endpoints, raw, pieces }: Raw, edge: Edge, forms?: OpenForms): void {
  for (const [name, bound] of Object.entries(raw)) {
    const endpoint = endpoints[name]
    if (!endpoint) continue
    const [method, path, access] = endpoint
    const { first, run } = typeof bound === 'function' ? { run: bound } : bound
    const admitted = admit(access, edge, async (context, request, reply) => {
      const body = largeBody(request, scope.initialConfig.bodyLimit ?? 0)
      return body > 0 ? forms?.enter(context, request, reply, body) : undefined
    })
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const refused = first?.(edge.visitorOf(request), request)
      // What is not read of a piece would stand before the next request of its connection.
      if (refused && pieces) reply.header('connection', 'close')
      return refused ? send(reply, refused) : admitted.onRequest(request, reply)
    }
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = (place?: FormPlace) => {
        place?.keep()
        return run(admitted.contextOf(request), request, reply)
      }
      return forms ? forms.during(request, answer) : answer()
    }
    scope.route({ method, url: `/api${path}`, config: { access, pieces }, onRequest, handler })
  }
}

/**
 * Path, query and body fields as one object. The path wins, so that nothing else can name another thing. What is posted
 * or put stands in the body alone: addresses end up in logs and histories. A deletion may say its password in either
 * place (D-54).
 */
function inputOf({ method, query, params }: FastifyRequest, body: unknown): unknown {
  if (body !== undefined && body !== null && !isFields(body)) return body // let the contract refuse it
  const inAddress = method === 'POST' || method === 'PUT' ? {} : asFields(query)
  return { ...inAddress, ...asFields(body), ...asFields(params) }
}
const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asFields = (value: unknown): object => (isFields(value) ? value : {})

/** The methods that endpoints have at an address (T63). */
function methodsAt(endpoints: Endpoints, url: string): string[] {
  const path = url.split('?', 1)[0] ?? ''
  const fits = (pattern: string) =>
    new RegExp(`^/api${pattern.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`).test(path)
  const methods = Object.values(endpoints).flatMap(([method, pattern]) => (fits(pattern) ? [method] : []))
  return [...new Set(methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}
