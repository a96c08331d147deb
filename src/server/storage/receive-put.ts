// Takes in what is sent to a signed address of ours, byte by byte, without holding the file in memory.
import { Transform } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { Context } from '../context.ts'
import type { AnyRawRoute } from '../http/api/routes.ts'
import { send } from '../http/api/send-json.ts'
import { readSignedPut, type SignedPutTerms } from './signed-puts.ts'
import { headersOf } from './storage.ts'

const Address = z.object({ grant: z.string() })

/**
 * Stores the body under the key of a grant, once. Refused is, before a byte of it is read, what has another type, length
 * or ACL than was signed, and what is there already (T86).
 */
export const receivePut = {
  first: (context, request) => (readGrant(context, request) ? undefined : refuse('forbidden')),
  run: receive,
} satisfies AnyRawRoute

const readGrant = (context: Context, { params }: FastifyRequest): SignedPutTerms | undefined =>
  readSignedPut(context, Address.parse(params).grant)

async function receive(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const grant = readGrant(context, request)
  const refused = grant
    ? ((await refusedPut(context, request, grant)) ?? (await store(context, request, grant)))
    : refuse('forbidden')
  if (!refused) return reply.code(200).header('cache-control', 'no-store').send()
  // The rest of the body is not read: the connection cannot be used again.
  return send(reply.header('connection', 'close'), refused)
}

async function refusedPut(
  context: Context,
  { headers }: FastifyRequest,
  grant: SignedPutTerms,
): Promise<Refused | undefined> {
  const signed = headersOf(grant)
  if (headers['content-type'] !== signed['content-type']) return refuse('unsupported-type')
  if (headers['x-amz-acl'] !== signed['x-amz-acl']) return refuse('forbidden')
  const length = headers['content-length']
  if (length === undefined && grant.isExact) return refuse('invalid', { text: 'The length is not said' })
  if (Number(length) > grant.contentLength) return refuse('too-large')
  if (grant.isExact && Number(length) !== grant.contentLength)
    return refuse('invalid', { text: 'Not the length that was signed' })
  return (await context.storage.stat(grant.key))
    ? refuse('conflict', { text: 'This file was sent already' })
    : undefined
}

async function store(
  { storage }: Context,
  request: FastifyRequest,
  grant: SignedPutTerms,
): Promise<Refused | undefined> {
  const limited = limit(grant.contentLength)
  const body = request.raw.on('error', error => limited.stream.destroy(error)).pipe(limited.stream)
  try {
    await storage.put(grant.key, body)
    return undefined
  } catch (error) {
    if (limited.isOver()) return refuse('too-large')
    if (request.raw.destroyed && !request.raw.complete) return refuse('invalid') // nobody is there to read it
    throw error
  }
}

/** Passes bytes on until there are too many. */
function limit(most: number): { readonly stream: Transform; readonly isOver: () => boolean } {
  let count = 0
  const stream = new Transform({
    transform: (chunk: Buffer, _, done) => {
      count += chunk.length
      done(count > most ? new Error('more bytes than were granted') : null, chunk)
    },
  })
  return { stream, isOver: () => count > most }
}
