import { text } from 'node:stream/consumers'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { requireAccess } from '#src/features/enrolments/queries.ts'
import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { sendStored } from '#src/server/files/files.ts'
import { readSignedFile, type SignedFile } from '#src/server/files/signed-files.ts'
import { send } from '#src/server/http/api/api.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { createShares } from '#src/server/turns/crowd.ts'
import { takeTurnsByKey } from '#src/server/turns/turns.ts'
import { withVersion } from '#src/server/versions.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { beginUpload, type Upload } from './commands/begin-upload.ts'
import { changeVideos } from './commands/change-videos.ts'
import { deleteVideo } from './commands/delete-video.ts'
import { encodeAgain } from './commands/encode-again.ts'
import { dropUpload, finishUpload } from './commands/finish-upload.ts'
import { holdStream } from '../lessons/commands/hold-stream.ts'
import { recordProgress, type Report } from '../lessons/commands/record-progress.ts'
import { restoreVideo } from './commands/restore-video.ts'
import { createVideo, updateVideo, videoState } from './commands/write-video.ts'
import { videosContract } from './contract.ts'
import { readAnnounced } from './engine/uploads/announced.ts'
import { uploadsFor } from './engine/uploads/uploads.ts'
import { streamOf } from './policy.ts'
import { findUpload } from './queries/find-upload.ts'
import { getVideo } from '../lessons/queries/get-video.ts'
import { manageVideo, manageVideos } from './queries/manage-videos.ts'
import { signPlaylist } from './queries/media-address.ts'

const Address = z.object({ grant: z.string() })
const Named = z.object({ id: z.uuid().catch('00000000-0000-0000-0000-000000000000') })

/** Reports of one person wait for each other before they take a connection to the database. */
const reports = takeTurnsByKey(10)

async function recordInTurn(context: Context, report: Report) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  return (await reports(person.id, () => recordProgress(context, report))) ?? refuse('too-many', { retryAfter: 2 })
}

export const videosRoutes = bind(videosContract, {
  getVideo: { run: getVideo, reads: ({ courseId }) => ['courses', `course:${courseId}`] },
  putProgress: recordInTurn,
  manageVideos,
  changeVideos,
  manageVideo: withVersion(videoState, manageVideo),
  createVideo,
  updateVideo,
  deleteVideo,
  restoreVideo,
  encodeAgain,
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
  const person = personOf(context.actor)
  const grant = await readOwnSignedFile(context, request)
  if (isRefused(grant) || !person) return send(reply, isRefused(grant) ? grant : refuse('forbidden'))
  const wanted = streamOf(grant.key)
  if (wanted && request.method === 'GET') {
    // One stream, yet not without end: a player that seeks leaves one connection and opens another.
    const tooMany = countConnection(request, reply, `${person.id} ${grant.key}`)
    if (tooMany) return send(reply, tooMany)
    const stream = await holdStream(context, { person, ...wanted })
    if (isRefused(stream)) return send(reply, stream)
    if (request.raw.socket.destroyed) stream.end()
    else reply.raw.once('close', stream.end)
  }
  if (grant.key.endsWith('.m3u8')) return sendPlaylist(context, reply, grant)
  return sendStored(request, reply, { storage: context.storage, key: grant.key, cacheControl: 'private, max-age=900' })
}

export const videosRawRoutes = {
  media: {
    first: (context, request) => (readGrant(context, request) && isFromUs(request) ? undefined : refuse('forbidden')),
    run: sendMedia,
  },
} satisfies RawRoutes

/** Videos that administrators send, by the tus protocol: each person sees and continues their own. */
export const videosPieceRoutes = {
  createUpload: async (context, request, reply) => {
    const announced = readAnnounced(request.headers)
    const person = personOf(context.actor)
    if (!announced || !person) return send(reply, refuse('invalid'))
    const upload = await beginUpload(context, person, announced)
    return isRefused(upload) ? send(reply, upload) : receive(context, { request, reply, upload })
  },
  /** GET says what it is, HEAD how much is there. */
  getUpload: async (context, request, reply) => {
    const upload = await findUpload(context, Named.parse(request.params).id)
    if (!upload) return send(reply, refuse('not-found'))
    if (request.method === 'HEAD') return receive(context, { request, reply, upload })
    const received = await uploadsFor(context).received(upload)
    return reply.header('cache-control', 'no-store').send({ bytes: upload.bytes, received })
  },
  sendPiece: async (context, request, reply) => {
    const upload = await findUpload(context, Named.parse(request.params).id)
    return upload ? receive(context, { request, reply, upload }) : send(reply, refuse('not-found'))
  },
  cancelUpload: async (context, request, reply) => {
    const upload = await findUpload(context, Named.parse(request.params).id)
    if (!upload) return send(reply, refuse('not-found'))
    await dropUpload(context, upload)
    return reply.code(204).headers({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' }).send()
  },
} satisfies RawRoutes

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly upload: Upload }

const receive = (context: Context, { request, reply, upload }: Exchange): Promise<FastifyReply> =>
  uploadsFor(context).receive(request, reply, {
    file: upload,
    address: `/api/uploads/videos/${upload.id}`,
    whenWhole: () => finishUpload(context, upload),
  })

const readGrant = ({ secret, now }: Context, { params }: FastifyRequest): SignedFile | undefined =>
  readSignedFile(secret, Address.parse(params).grant, now())

/** What an address grants to the session that asks; a refund, or the end of a membership, ends what was signed before it. */
async function readOwnSignedFile(context: Context, request: FastifyRequest): Promise<SignedFile | Refused> {
  const grant = readGrant(context, request)
  if (!grant || personOf(context.actor)?.sessionId !== grant.sessionId) return refuse('forbidden')
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
