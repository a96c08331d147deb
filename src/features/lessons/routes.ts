import { text } from 'node:stream/consumers'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { cardTags } from '#src/features/courses/queries/cards.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { signPlaylist } from '#src/features/videos/queries/media-address.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { sendStored } from '#src/server/files/files.ts'
import { readSignedFile, type SignedFile } from '#src/server/files/signed-files.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { createShares } from '#src/server/turns/crowd.ts'
import { takeTurnsByKey } from '#src/server/turns/turns.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { holdStream } from './commands/hold-stream.ts'
import { recordProgress, type Report } from './commands/record-progress.ts'
import { lessonsContract } from './contract.ts'
import { streamOf } from './policy.ts'
import { getVideo } from './queries/get-video.ts'

const Address = z.object({ grant: z.string() })

/** Reports of one person wait for each other before they take a connection to the database. */
const reports = takeTurnsByKey(10)

async function recordInTurn(context: Context, report: Report) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  return (await reports(user.id, () => recordProgress(context, report))) ?? refuse('too-many', { retryAfter: 2 })
}

export const lessonsRoutes = bind(lessonsContract, {
  getVideo: { run: getVideo, reads: ({ courseId }) => [...cardTags, `course:${courseId}`] },
  putProgress: recordInTurn,
})

/** Connections over which one person is sent one file at one moment. */
const CONNECTIONS_AT_ONCE = 10
const connections = createShares(CONNECTIONS_AT_ONCE)

function countConnection(request: FastifyRequest, reply: FastifyReply, key: string): Refused | undefined {
  if (!connections.enter(key)) return refuse('too-many-streams', { retryAfter: 5 })
  if (request.raw.socket.destroyed) connections.leave(key)
  else reply.raw.once('close', () => connections.leave(key))
  return undefined
}

/**
 * Sends a private file to the session that the address was made for, to no page of another site (T34), and of videos no
 * more than three at a time to one person (T33).
 */
async function sendMedia(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const user = userOf(context.actor)
  const grant = await readOwnSignedFile(context, request)
  if (isRefused(grant) || !user) return send(reply, isRefused(grant) ? grant : refuse('forbidden'))
  const wanted = streamOf(grant.key)
  if (wanted && request.method === 'GET') {
    // One stream, yet not without end: a player that seeks leaves one connection and opens another.
    const tooMany = countConnection(request, reply, `${user.id} ${grant.key}`)
    if (tooMany) return send(reply, tooMany)
    const stream = await holdStream(context, { user, ...wanted })
    if (isRefused(stream)) return send(reply, stream)
    if (request.raw.socket.destroyed) stream.end()
    else reply.raw.once('close', stream.end)
  }
  if (grant.key.endsWith('.m3u8')) return sendPlaylist(context, reply, grant)
  return sendStored(request, reply, { storage: context.storage, key: grant.key, cacheControl: 'private, max-age=900' })
}

export const lessonsRawRoutes = {
  media: {
    first: (context, request) => (readGrant(context, request) && isFromUs(request) ? undefined : refuse('forbidden')),
    run: sendMedia,
  },
} satisfies RawRoutes

const readGrant = ({ secret, now }: Context, { params }: FastifyRequest): SignedFile | undefined =>
  readSignedFile(secret, Address.parse(params).grant, now())

/** What an address grants to the session that asks; a refund, or the end of a membership, ends what was signed before it. */
async function readOwnSignedFile(context: Context, request: FastifyRequest): Promise<SignedFile | Refused> {
  const grant = readGrant(context, request)
  if (!grant || userOf(context.actor)?.sessionId !== grant.sessionId) return refuse('forbidden')
  return !grant.courseId || (await requireAccess(context, grant.courseId)) ? grant : refuse('not-entitled')
}

async function sendPlaylist(context: Context, reply: FastifyReply, grant: SignedFile): Promise<FastifyReply> {
  if (!(await context.storage.stat(grant.key))) return send(reply, refuse('not-found'))
  const playlist = await text(await context.storage.read(grant.key))
  return reply
    .headers({ 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'private, no-cache' })
    .send(signPlaylist(context, playlist, grant))
}

function isFromUs({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
