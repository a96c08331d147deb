// What programs read and everybody gets alike: site maps and feeds, kept as pages are.
import type { FastifyReply, FastifyRequest } from 'fastify'

import { onceEncodingOf, sendBody } from './encodings.ts'
import { packOnce, type PageCache } from './page-cache.ts'

export type KeptDocument = {
  /** Names it among everything that is kept. */
  readonly key: string
  readonly type: string
  /** How long the asker may keep it. */
  readonly maxAgeSeconds: number
  /** The data that it is made from. */
  readonly tags: readonly string[]
  /** Undefined where there is none. */
  readonly draw: () => Promise<string | undefined>
}

/** Sends the document that is kept, or draws it: once for all who ask at the same moment. */
export async function sendDocument(
  { request, reply, cache }: { request: FastifyRequest; reply: FastifyReply; cache: PageCache | undefined },
  { key, type, maxAgeSeconds, tags, draw }: KeptDocument,
): Promise<FastifyReply> {
  const make = async () => {
    const body = await draw()
    return { status: body === undefined ? 404 : 200, headers: {}, body: body ?? '', tags }
  }
  const answer = cache ? await cache.get(`document ${key}`, make) : packOnce(await make(), onceEncodingOf(request))
  if (answer.status !== 200) return reply.code(answer.status).send()
  reply.headers({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${maxAgeSeconds}`,
    vary: 'accept-encoding',
    etag: answer.etag,
  })
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  return sendBody(request, reply, answer.bodies)
}
