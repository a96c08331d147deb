import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import { personOf } from '#src/server/actor.ts'
import { send } from '#src/server/api.ts'
import { sendStored } from '#src/server/files.ts'
import { readGrant } from '#src/server/grants.ts'
import { bind, type RawRoutes } from '#src/server/routes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { holdStream } from './commands/hold-stream.ts'
import { recordProgress } from './commands/record-progress.ts'
import { videosContract } from './contract.ts'
import { isStream } from './policy.ts'
import { getVideo } from './queries.ts'

const Address = z.object({ grant: z.string() })

export const videosRoutes = bind(videosContract, {
  getVideo: { run: getVideo, reads: ({ courseId }) => ['courses', `course:${courseId}`] },
  putProgress: recordProgress,
})

export const videosRawRoutes: RawRoutes = {
  /**
   * Sends a private file to the session that the address was made for, to no page of another site (T34), and of videos no
   * more than three at a time to one person (T33).
   */
  media: async (context, request, reply) => {
    const { grant: signed } = Address.parse(request.params)
    const grant = readGrant(context.secret, signed, context.now())
    const person = personOf(context.actor)
    if (!grant || person?.sessionId !== grant.sessionId || !isFromUs(request)) return send(reply, refuse('forbidden'))
    if (isStream(grant.key) && request.method === 'GET') {
      const stream = await holdStream(context, { person, key: grant.key })
      if (isRefused(stream)) return send(reply, stream)
      if (request.raw.socket.destroyed) stream.end()
      else reply.raw.once('close', stream.end)
    }
    return sendStored(request, reply, {
      storage: context.storage,
      key: grant.key,
      cacheControl: 'private, max-age=900',
    })
  },
}

function isFromUs({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
