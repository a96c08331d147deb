import { text } from 'node:stream/consumers'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { cardTags } from '#src/features/courses/queries/cards.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { signPlaylist } from '#src/features/videos/queries/media-address.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { sendStored } from '#src/server/files/files.ts'
import { readSignedFile, type FreeFile, type SessionFile, type SignedFile } from '#src/server/files/signed-files.ts'
import { NETWORK_SHARES } from '#src/server/http/addresses.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { createShares } from '#src/server/turns/crowd.ts'
import { takeTurnsByKey } from '#src/server/turns/turns.ts'
import { Id } from '#src/wire/fields.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { holdStream } from './commands/hold-stream.ts'
import { recordProgress, type Report } from './commands/record-progress.ts'
import { lessonsContract } from './contract.ts'
import { streamOf } from './policy.ts'
import { isFreeLesson, networkMark, openFreeLesson } from './queries/free-lesson.ts'
import { getVideo } from './queries/get-video.ts'
import { findHandout } from './queries/handout.ts'

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
  openFreeLesson,
  putProgress: recordInTurn,
})

/** Connections over which one person is sent one file at one moment. */
const CONNECTIONS_AT_ONCE = 10
const connections = createShares(CONNECTIONS_AT_ONCE)

/** Connections over which one address is sent free lessons at one moment: a class that watches the same one. */
const FREE_CONNECTIONS_AT_ONCE = 60
const freeConnections = createShares(FREE_CONNECTIONS_AT_ONCE)
/** The same of all addresses of a network: who takes all of their own leaves room for their neighbours. */
const freeOfNetwork = createShares(FREE_CONNECTIONS_AT_ONCE * NETWORK_SHARES)

type Ask = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** @returns whether there is room for one more connection */
function countConnection({ request, reply }: Ask, shares: ReturnType<typeof createShares>, key: string): boolean {
  if (!shares.enter(key)) return false
  if (request.raw.socket.destroyed) shares.leave(key)
  else reply.raw.once('close', () => shares.leave(key))
  return true
}

/**
 * Sends a private file to whom the address was made for, to no page of another site (T34), and of videos no more at a time
 * than one person, or one network, may watch (T33).
 */
async function sendMedia(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const grant = readGrant(context, request)
  if (!grant) return send(reply, refuse('forbidden'))
  const ask = { request, reply }
  const refused =
    'network' in grant ? await refuseVisitor(context, grant, ask) : await refusePerson(context, grant, ask)
  if (refused) return send(reply, refused)
  if (grant.key.endsWith('.m3u8')) return sendPlaylist(context, reply, grant)
  return sendStored(request, reply, { storage: context.storage, key: grant.key, cacheControl: 'private, max-age=900' })
}

/** What says no to a session, which a refund, or the end of a membership, does to what was signed before it. */
async function refusePerson(context: Context, grant: SessionFile, ask: Ask): Promise<Refused | undefined> {
  const user = userOf(context.actor)
  if (user?.sessionId !== grant.sessionId) return refuse('forbidden')
  if (grant.courseId && !(await requireAccess(context, grant.courseId))) return refuse('not-entitled')
  const wanted = streamIn(grant, ask)
  if (!wanted) return undefined
  // One stream, yet not without end: a player that seeks leaves one connection and opens another.
  if (!countConnection(ask, connections, `${user.id} ${grant.key}`))
    return refuse('too-many-streams', { retryAfter: 5 })
  const stream = await holdStream(context, { user, ...wanted })
  if (isRefused(stream)) return stream
  if (ask.request.raw.socket.destroyed) stream.end()
  else ask.reply.raw.once('close', stream.end)
  return undefined
}

/** What says no to whoever watches a free lesson. */
async function refuseVisitor(context: Context, grant: FreeFile, ask: Ask): Promise<Refused | undefined> {
  if (grant.network !== networkMark(context)) return refuse('forbidden')
  if (!(await isFreeLesson(context, grant))) return refuse('not-entitled')
  if (!streamIn(grant, ask)) return undefined
  const hasRoom =
    countConnection(ask, freeConnections, context.ip) && countConnection(ask, freeOfNetwork, grant.network)
  return hasRoom ? undefined : refuse('too-many-free', { retryAfter: 5 })
}

const streamIn = ({ key }: SignedFile, { request }: Ask) => (request.method === 'GET' ? streamOf(key) : undefined)

const HandoutAddress = z.object({ courseId: Id, videoId: Id })

/** L-VID-3: leads to a lesson's PDF. Its own address is good for a while; this one stands in pages that stay open. */
async function sendToHandout(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ids = HandoutAddress.safeParse(request.params)
  const found = ids.success ? await findHandout(context, ids.data) : refuse('not-found')
  if (isRefused(found)) return send(reply, found)
  return reply.header('cache-control', 'private, no-store').redirect(found.address)
}

export const lessonsRawRoutes = {
  handout: sendToHandout,
  media: {
    first: (context, request) => (readGrant(context, request) && isFromUs(request) ? undefined : refuse('forbidden')),
    run: sendMedia,
  },
} satisfies RawRoutes

const readGrant = ({ secret, now }: Context, { params }: FastifyRequest): SignedFile | undefined =>
  readSignedFile(secret, Address.parse(params).grant, now())

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
