import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { withVersion } from '#src/server/versions.ts'
import { Id } from '#src/wire/fields.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { beginUpload, type Upload } from './commands/begin-upload.ts'
import { changeVideos } from './commands/change-videos.ts'
import { deleteVideo } from './commands/delete-video.ts'
import { encodeAgain } from './commands/encode-again.ts'
import { dropUpload, finishUpload } from './commands/finish-upload.ts'
import { restoreVideo } from './commands/restore-video.ts'
import { createVideo, mendVideo, updateVideo, videoState } from './commands/write-video.ts'
import { videosContract } from './contract.ts'
import { readAnnounced } from './engine/uploads/announced.ts'
import { uploadsFor } from './engine/uploads/uploads.ts'
import { findUpload } from './queries/find-upload.ts'
import { lastVideos } from './queries/last-videos.ts'
import { manageVideo, manageVideos } from './queries/manage-videos.ts'

const Named = z.object({ id: Id.catch('00000000-0000-0000-0000-000000000000') })

export const videosRoutes = bind(videosContract, {
  manageVideos,
  changeVideos,
  lastVideos,
  manageVideo: withVersion(videoState, manageVideo),
  createVideo: {
    run: createVideo,
    again: { same: (context, { id }) => manageVideo(context, { videoId: id }), newer: mendVideo },
  },
  updateVideo,
  deleteVideo,
  restoreVideo,
  encodeAgain,
})

/** Videos that administrators send, by the tus protocol: each person sees and continues their own. */
export const videosPieceRoutes = {
  createUpload: async (context, request, reply) => {
    const announced = readAnnounced(request.headers)
    const user = userOf(context.actor)
    if (!announced || !user) return send(reply, refuse('invalid'))
    const upload = await beginUpload(context, user, announced)
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
  sendChunk: async (context, request, reply) => {
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
