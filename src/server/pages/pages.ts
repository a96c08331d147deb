// A request for a page: who asks, in which language and theme, from the cache or fresh, compressed as the browser likes it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Language, PageData, Site, Theme } from '#src/web/calls/page-data.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'
import { languages, THEME, themes } from '#src/wire/preferences.ts'

import type { Context } from '../context.ts'
import type { Api } from '../http/api/api.ts'
import { localApi } from '../http/api/local-api.ts'
import { contentSecurityPolicy } from '../http/csp.ts'
import { logFailure } from '../http/failures.ts'
import type { ShelfName } from '../keeping/keeper.ts'
import type { Place } from '../turns/fair-line.ts'
import { onceEncodingOf, sendBody } from './encodings.ts'
import { packOnce, type Answer, type Made, type PageCache } from './page-cache.ts'
import type { ReadingTurns } from './reading-turns.ts'

export type Pages = {
  readonly api: Api
  readonly cache: PageCache | undefined
  readonly contextOf: (request: FastifyRequest) => Promise<Context>
  readonly site: () => Site
  readonly dev: boolean
  readonly turns: ReadingTurns
}

/** What the address of a request says of the page: its handle, the address as the page would write it, and its shelf. */
type Address = { readonly url: string; readonly handle: PageHandle; readonly shelf: ShelfName }
type Choice = Address & { language: Language; theme: Theme }

/**
 * The address as the page may see it: the parameters that it knows, as it would write them itself, without a trailing
 * slash. It is the cache key and what is rendered.
 */
export function normalise(url: string, known: readonly string[], tidy: PageHandle['tidy'] = query => query): string {
  const [path = '/', query = ''] = url.split('?', 2)
  const given = new URLSearchParams(query)
  const named = new URLSearchParams()
  for (const name of known) for (const value of given.getAll(name)) if (value) named.append(name, value)
  const kept = tidy(named)
  // Two slashes in front would name another host wherever this is resolved against our own.
  const pathname = `/${path.replace(/^\/+|\/+$/g, '')}`
  return kept.size ? `${pathname}?${kept}` : pathname
}

/**
 * Where an answer is kept: among those of addresses of which there are few, or where strangers' words, numbers and
 * spellings of an address push off each other alone.
 */
export function shelfOf(url: string, { isOneOfFew = address => address.search === '' }: PageHandle): ShelfName {
  // The router takes capitals and escapes for what they stand for.
  const isPlain = /^(\/[a-z\d._-]+)*\/?(\?|$)/.test(url)
  return isPlain && isOneOfFew(new URL(url, 'http://page')) ? 'few' : 'many'
}

const firstOf = <T extends string>(known: readonly T[], wanted: (string | undefined)[]): T | undefined =>
  wanted.flatMap(want => known.find(one => one === want) ?? [])[0]

export function servePages(app: FastifyInstance, pages: Pages): void {
  const policyOf = writePolicies(pages)
  const addressOf = rememberAddresses(pages)
  app.get('/*', async (request, reply) => {
    const context = await pages.contextOf(request)
    const address = await addressOf(context, request.url)
    const { handle } = address
    const choice: Choice = {
      ...address,
      language:
        firstOf(languages, [request.cookies['language'], request.headers['accept-language']?.trim().slice(0, 2)]) ??
        'en',
      theme: firstOf(themes, [request.cookies[THEME.cookie]]) ?? 'system',
    }
    const report = (error: unknown) => logFailure(request.log, error, 'page')
    const make = async () => {
      using place = pages.turns.takePage(context)
      return await makePage(pages, context, { ...choice, place }, report)
    }
    // By who asks, not by what they send: a cookie that is no session any more, or never was, shows what visitors see.
    const keep = context.actor.kind !== 'visitor' || handle.personal || handle.secret ? undefined : pages.cache
    const answer = keep
      ? await keep.get(`${choice.language} ${choice.theme} ${choice.url}`, make, choice.shelf)
      : packOnce(await make(), onceEncodingOf(request))
    return send(request, reply, answer, {
      kept: keep !== undefined && !answer.partial,
      secret: Boolean(handle.secret),
      policy: policyOf(handle, context),
    })
  })
}

/** Addresses that are remembered at most, and how long one of them may be. */
const MOST_ADDRESSES = 1000
const LONGEST_ADDRESS = 200

/** Reads what a request's address says, once for each of those that are asked for again and again. */
function rememberAddresses({ dev }: Pages) {
  const known = new Map<string, Address>()
  return async ({ renderer }: Context, asked: string): Promise<Address> => {
    const remembered = known.get(asked)
    if (remembered) return remembered
    const handle = await renderer.handleOf(normalise(asked, []))
    const url = normalise(asked, handle.query ?? [], handle.tidy)
    const address = { url, handle, shelf: shelfOf(url, handle) }
    if (known.size >= MOST_ADDRESSES) known.clear()
    if (!dev && asked.length <= LONGEST_ADDRESS) known.set(asked, address)
    return address
  }
}

/** The policies that there are, each written once: one for pages as they are, one where money or files leave them. */
function writePolicies({ dev, site }: Pages) {
  const known = new Map<string, string>()
  return ({ payment, uploads }: PageHandle, { config }: Context): string => {
    const uploadsTo = uploads ? config.s3?.endpoint : undefined
    const key = `${payment} ${uploadsTo}`
    const policy = known.get(key) ?? contentSecurityPolicy({ dev, site: site(), payment, uploadsTo })
    known.set(key, policy)
    return policy
  }
}

async function makePage(
  pages: Pages,
  context: Context,
  { url, language, theme, place }: Choice & { place: Place },
  report: (error: unknown) => void,
): Promise<Made> {
  const site = pages.site()
  const tags = new Set<string>()
  let partial = false
  const note = (error: unknown) => {
    partial = true
    report(error)
  }
  const page: Omit<PageData, 'router' | 'assets'> = {
    url,
    language,
    theme,
    viewer: viewerOf(context),
    now: context.now().toISOString(),
    site,
  }
  const { html, status, location } = await context.renderer.page({
    page,
    report: note,
    inTurn: draw => place.run(async () => draw()),
    request: new Request(site.publicUrl + url), // our own origin, never the Host header: the answer is shared
    api: fail =>
      localApi(pages.api, context, {
        noteReads: read => read.forEach(tag => tags.add(tag)),
        fail: (status, ...why) => {
          partial ||= passes(status)
          return fail(status, ...why)
        },
        report: note,
        turns: pages.turns,
      }),
  })
  return { status, body: html, tags: [...tags], partial, headers: location ? { location } : {} }
}

/** Whether a refusal is of this moment or this asker alone, so that what was drawn with it is nobody else's page. */
const passes = (status: number): boolean => status >= 500 || status === 429

function viewerOf({ actor }: Context): PageData['viewer'] {
  if (actor.kind !== 'user') return null
  const { id, firstName, lastName, email, image, role, hasFactor, deletionAt } = actor
  const user = { _id: id, firstName, lastName, email, image, role }
  return { ...user, ...(hasFactor && { hasFactor }), ...(deletionAt && { deletionAt }) }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  { kept, secret, policy }: { kept: boolean; secret: boolean; policy: string },
): FastifyReply {
  reply.headers({
    ...answer.headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': kept ? 'no-cache' : 'private, no-store',
    vary: 'accept-encoding, accept-language, cookie',
    ...(secret && { 'referrer-policy': 'no-referrer' }),
  })
  if (kept && answer.status === 200) {
    reply.header('etag', answer.etag)
    if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  }
  return sendBody(request, reply.code(answer.status), answer.bodies)
}
