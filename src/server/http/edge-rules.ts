// Rules that every request meets before any handler: who may write from where, in which form, and what every answer says.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { refuse, type Refused } from '#src/wire/refusals.ts'

import { answerRefused } from './errors.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const KNOWN = new Set([...SAFE, 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Called from outside by nature: a signature proves what a session would. */
const OWN_PROOF: ReadonlySet<string> = new Set(['webhook', 'signed'])

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: string
    /** Answers under any name: whoever checks a replica calls it by its own address. */
    anyHost?: boolean
    /** How many files the endpoint's form may bring. */
    files?: number
    /** Takes pieces of a file, which nobody reads before the handler. */
    pieces?: boolean
  }
}

/**
 * @param publicUrl the site's own address: requests under another name are not answered (T64), writes from another
 *   origin are refused (T57, T58)
 */
export function addEdgeRules(app: FastifyInstance, publicUrl: string): void {
  const site = new URL(publicUrl)
  const always = Object.entries({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    ...(site.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  })
  app.addHook('onRequest', (request, reply, done) => {
    const refused = refusedAtTheEdge(request, site)
    if (!refused) return done()
    // Once all that came with it has been read: a body that is no HTTP is answered first, and that is the only answer.
    setImmediate(() => void answerRefused(request, reply, refused))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of always) reply.header(name, value)
    for (const [name, value] of unlessSaid) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}

/** What an answer says where its handler says nothing else. */
const unlessSaid = Object.entries({
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
})

/**
 * Tells what another site may have made a browser ask: what is refused here, and what that site shows as a part of itself.
 * Whoever visits such a site has not asked it (T101).
 */
export function foreignTo(publicUrl: string): (request: FastifyRequest) => boolean {
  const site = new URL(publicUrl)
  return request => isEmbedded(request) || refusedAtTheEdge(request, site) !== undefined
}

function isEmbedded({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return (site === 'cross-site' || site === 'same-site') && headers['sec-fetch-dest'] !== 'document'
}

function refusedAtTheEdge(request: FastifyRequest, { origin, hostname }: URL): Refused | undefined {
  const { method, routeOptions } = request
  if (hostsIn(request) > 1) return refuse('invalid', { text: 'More than one Host header' })
  if (!routeOptions.config.anyHost && !isOurName(request, hostname))
    return refuse('misdirected', { text: `This academy answers at ${origin}` })
  if (!KNOWN.has(method)) return refuse('method-not-allowed')
  if (SAFE.has(method) || OWN_PROOF.has(routeOptions.config.access ?? '')) return undefined
  if (!isSameOrigin(request, origin)) return refuse('forbidden', { text: 'This request comes from another site' })
  return hasTakenType(request) ? undefined : refuse('unsupported-type')
}

function hasTakenType(request: FastifyRequest): boolean {
  const { files, pieces } = request.routeOptions.config
  return hasJson(request) || (Boolean(files) && hasForm(request)) || (Boolean(pieces) && hasPiece(request))
}

const hostsIn = (request: FastifyRequest): number =>
  request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * The name that the browser asked for, as our proxies hand it on: without this rule a name of somebody else that leads
 * to our machine would be a site of theirs with our content. The port is the proxies' affair.
 */
function isOurName({ host }: FastifyRequest, ours: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === ours || loopback.test(name)
}

/** Browsers send Sec-Fetch-Site and pages cannot forge it; an old browser or a program has to name our origin. */
function isSameOrigin({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === origin
}

/** No body, or JSON and nothing after the type: `application/json garbage` is a simple request in some parsers. */
function hasJson({ headers }: FastifyRequest): boolean {
  const type = headers['content-type']
  if (type === undefined) return headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0)
  return /^application\/json(\s*;\s*charset="?utf-8"?)?$/i.test(type)
}

const hasForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data;\s*boundary=[\w'()+,./:=?"-]{1,80}$/i.test(headers['content-type'] ?? '')

/** The type that the tus protocol has for them. No form of a page can send it. */
const hasPiece = ({ headers }: FastifyRequest): boolean => headers['content-type'] === 'application/offset+octet-stream'
