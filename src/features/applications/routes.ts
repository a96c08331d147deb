import { z } from 'zod'

import { send } from '#src/server/api.ts'
import { sendStored } from '#src/server/files.ts'
import { bind, type RawRoutes } from '#src/server/routes.ts'
import { Id } from '#src/wire/fields.ts'
import { refuse } from '#src/wire/refusals.ts'

import { registerClub } from './commands/register-club.ts'
import { registerCoach } from './commands/register-coach.ts'
import { applicationsContract } from './contract.ts'
import { findApplicantPicture, getApplication, listApplications } from './queries.ts'

const Address = z.object({ id: Id })

export const applicationsRoutes = bind(applicationsContract, {
  listApplications: { run: listApplications, reads: () => ['applications'] },
  getApplication: { run: getApplication, reads: ({ id }) => [`application:${id}`] },
  registerClub,
  registerCoach,
})

export const applicationsRawRoutes: RawRoutes = {
  /** What applicants sent of themselves is for administrators alone. */
  applicantPicture: async (context, request, reply) => {
    const address = Address.safeParse(request.params)
    const key = address.success ? await findApplicantPicture(context, address.data.id) : undefined
    if (!key) return send(reply, refuse('not-found'))
    return sendStored(request, reply, { storage: context.storage, key, cacheControl: 'private, no-cache' })
  },
}
