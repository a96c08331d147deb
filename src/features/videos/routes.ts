import { z } from 'zod'

import { personOf } from '#src/server/actor.ts'
import { send } from '#src/server/api.ts'
import { sendStored } from '#src/server/files.ts'
import { readGrant } from '#src/server/grants.ts'
import { bind, type RawRoutes } from '#src/server/routes.ts'
import { refuse } from '#src/wire/refusals.ts'

import { recordProgress } from './commands/record-progress.ts'
import { videosContract } from './contract.ts'
import { getVideo } from './queries.ts'

const Address = z.object({ grant: z.string() })

export const videosRoutes = bind(videosContract, {
  getVideo: { run: getVideo, reads: ({ courseId }) => ['courses', `course:${courseId}`] },
  putProgress: recordProgress,
})

export const videosRawRoutes: RawRoutes = {
  /** Sends a private file to the session that the address was made for, and to no page of another site (T34). */
  media: async (context, request, reply) => {
    const { grant: signed } = Address.parse(request.params)
    const grant = readGrant(context.secret, signed, context.now())
    const site = request.headers['sec-fetch-site']
    const isOurs = site === undefined || site === 'same-origin' || site === 'none'
    if (!grant || !isOurs || personOf(context.actor)?.sessionId !== grant.sessionId)
      return send(reply, refuse('forbidden'))
    return sendStored(request, reply, {
      storage: context.storage,
      key: grant.key,
      cacheControl: 'private, max-age=900',
    })
  },
}
