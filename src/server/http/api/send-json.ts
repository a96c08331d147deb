// How answers of calls leave: compressed where that is worth it, and kept where every visitor gets the same.
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Context } from '#src/server/context.ts'
import { onceEncodingOf, sendBody } from '#src/server/pages/encodings.ts'
import { compressOnce, type Bodies, type Made, type PageCache } from '#src/server/pages/page-cache.ts'
import { answerTo, isRefused, type Refused } from '#src/wire/refusals.ts'

import type { Route } from './routes.ts'

/** What fits into one packet of the network gains nothing. */
const WORTH_IT_BYTES = 1200

/** Answers a refusal with its status, code and text. */
export function send(reply: FastifyReply, refused: Refused): FastifyReply {
  const { status, body } = answerTo(refused)
  if (refused.retryAfter) reply.header('retry-after', refused.retryAfter)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** Answers with what a call gave. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, outcome: unknown): FastifyReply {
  if (outcome === undefined) return reply.header('cache-control', 'no-store').send()
  const plain = Buffer.from(JSON.stringify(outcome))
  const isSmall = plain.length < WORTH_IT_BYTES
  return sendBodies(request, reply, compressOnce(plain, isSmall ? 'identity' : onceEncodingOf(request)))
}

type Call = { readonly name: string; readonly route: Route; readonly input: () => unknown; readonly context: Context }

/**
 * Answers a visitor with what every visitor gets of a shared read, from what is kept.
 * @param run makes it when nothing is kept
 * @returns whether it did; if not, this call has to be made for this asker. Not the reply: to wait for one is to wait until
 *   it has left
 */
export async function sendKept(
  { request, reply, cache }: { request: FastifyRequest; reply: FastifyReply; cache: PageCache | undefined },
  { name, route, input, context }: Call,
  run: () => Promise<unknown>,
): Promise<boolean> {
  if (!cache || !route.shelfOf || !context.keptReads || context.actor.kind !== 'visitor') return false
  const { success, data } = await route.contract.input.safeParseAsync(input())
  if (!success) return false
  const make = async () => madeOf(await run(), route.reads(data))
  // As the contract writes it: the same question has one key, however it is spelled.
  const answer = await cache.get(`call ${name} ${JSON.stringify(data)}`, make, route.shelfOf(data))
  sendBodies(request, reply.code(answer.status), answer.bodies)
  return true
}

function madeOf(outcome: unknown, tags: readonly string[]): Made {
  const { status, body } = isRefused(outcome) ? answerTo(outcome) : { status: 200, body: outcome }
  return { status, headers: {}, body: JSON.stringify(body), tags }
}

function sendBodies(request: FastifyRequest, reply: FastifyReply, bodies: Bodies): FastifyReply {
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  })
  return sendBody(request, reply, bodies)
}
